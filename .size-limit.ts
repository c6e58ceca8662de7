import { readFileSync } from 'node:fs';
import type { SizeLimitConfig } from 'size-limit';
import { type BuiltChunk, builtChunksFile } from './build/builtChunks.ts';
import { boardScreen, firstScreen, narrowScreen } from './build/preloadFirstScreen.ts';

const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(`dist/${builtChunksFile}`, 'utf8'));

function chunkThat(holds: (chunk: BuiltChunk) => boolean, what: string): BuiltChunk {
  const chunk = chunks.find(holds);
  if (!chunk) throw new Error(`The build has no ${what}, so its budget says nothing.`);
  return chunk;
}
const chunkWith = (source: string) => chunkThat(({ sources }) => sources.includes(source), source);

/** The chunks with these sources and all that they import before they run. */
function withImports(sources: readonly string[]): Set<BuiltChunk> {
  const all = new Set(sources.map(chunkWith));
  for (const { imports } of all) {
    for (const name of imports) all.add(chunkThat(({ file }) => file === name, name));
  }
  return all;
}
const filesOf = (of: Set<BuiltChunk>): string[] => [...of].map(({ file }) => `dist/${file}`);
/** The style sheets that come with them. */
const stylesOf = (of: Set<BuiltChunk>): string[] => [
  ...new Set([...of].flatMap(({ styles }) => styles.map((file) => `dist/${file}`))),
];

/** All that `/shipments` loads before its list is there. */
const first = withImports(['src/app/main.tsx', 'src/app/early.ts', ...firstScreen.files]);

/** What it loads besides where its rows are cards. */
const narrow = withImports(narrowScreen.files).difference(first);

/** What its rows are narrowed with, with counts, which comes after the rows too. */
const filters = withImports(['src/features/shipments/filters/FacetLists.tsx']).difference(first);

/** What it loads when the browser has nothing else to do: counts of the navigation, printing, releases. */
const later = withImports([
  'src/api/trackingRequests.ts',
  'src/app/releaseWatch.ts',
  'src/domain/exceptions/exceptions.ts',
  'src/features/shipments/export/PrintSheet.tsx',
  'src/queries/comparison.ts',
]).difference(first.union(filters));

/** What the journeys of its rows are drawn with, which comes after the rows. */
const journeys = withImports(['src/features/shipments/columns/JourneyCell.tsx']).difference(first);

/** What every page loads to hear of changes and alerts, once its records are there. */
const changes = withImports(['src/app/alertsWhenOn.ts', 'src/app/live.ts']).difference(first);

/** All that the arrivals board loads. */
const board = withImports(['src/wall/board.tsx', ...boardScreen.files]);

/** What any map adds: its page, Leaflet and what is drawn with it. Their geography is data, read by the worker. */
const map = withImports([
  'src/features/map/container/RouteMap.tsx',
  'src/features/map/fleet/FleetMap.tsx',
  'src/features/map/fleet/FleetMapPage.tsx',
]).difference(first);

// Each has 5% of room when it is set, so that a small change passes and a package does not.
export default [
  { name: 'First screen of /shipments', path: filesOf(first), limit: '195 kB', gzip: true },
  { name: 'More of it on a narrow page', path: filesOf(narrow), limit: '12 kB', gzip: true },
  { name: 'What /shipments loads later', path: filesOf(later), limit: '15 kB', gzip: true },
  { name: 'Journeys of its rows', path: filesOf(journeys), limit: '6.5 kB', gzip: true },
  { name: 'Filters of its rows', path: filesOf(filters), limit: '5.5 kB', gzip: true },
  { name: 'What hears of changes', path: filesOf(changes), limit: '4.75 kB', gzip: true },
  { name: 'Arrivals board', path: filesOf(board), limit: '130 kB', gzip: true },
  { name: 'Any map, page included', path: filesOf(map), limit: '85 kB', gzip: true },
  { name: "Map's worker", path: 'dist/assets/baseMap.worker-*.js', limit: '10 kB', gzip: true },
  { name: "Tracks' worker", path: 'dist/assets/tracks.worker-*.js', limit: '10 kB', gzip: true },
  { name: 'Typeface', path: 'dist/assets/*.woff2', limit: '42 kB', brotli: false },
  { name: 'CSS of the first screen', path: stylesOf(first), limit: '14 kB', gzip: true },
  { name: 'CSS of the board', path: stylesOf(board), limit: '14 kB', gzip: true },
  { name: 'All CSS', path: 'dist/assets/*.css', limit: '16 kB', gzip: true },
] satisfies SizeLimitConfig;
