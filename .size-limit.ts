import { readFileSync } from 'node:fs';
import type { SizeLimitConfig } from 'size-limit';
import { boardSource } from './build/boardPage.ts';
import { boardScreen, firstScreen, narrowScreen } from './build/preloadFirstScreen.ts';

/** The part of Vite's build manifest that says which files load which. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

function chunkOf(key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}, so its budget says nothing.`);
  return chunk;
}

/** The chunks named by these manifest keys and all that they import before they run. */
function withImports(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(chunkOf(key).imports ?? [], seen);
  }
  return seen;
}
/** The style sheets that come with them. */
const stylesOf = (keys: Iterable<string>): string[] => [
  ...new Set([...keys].flatMap((key) => chunkOf(key).css ?? []).map((file) => `dist/${file}`)),
];
const filesOf = (keys: Iterable<string>): string[] => [...keys].map((key) => `dist/${chunkOf(key).file}`);

/** All that `/shipments` loads before its list is there. */
const first = withImports(['index.html', 'src/app/early.ts', ...firstScreen.files]);

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

/** All that the arrivals board loads. */
const board = withImports([boardSource, ...boardScreen.files]);

/** What any map adds: its page, Leaflet and what is drawn with it. Their geography is data, read by the worker. */
const map = withImports(
  Object.keys(manifest).filter((key) => key.startsWith('src/features/map/')),
).difference(first);

// Each has 5% of room when it is set, so that a small change passes and a package does not.
export default [
  { name: 'First screen of /shipments', path: filesOf(first), limit: '195 kB', gzip: true },
  { name: 'More of it on a narrow page', path: filesOf(narrow), limit: '12 kB', gzip: true },
  { name: 'What /shipments loads later', path: filesOf(later), limit: '15 kB', gzip: true },
  { name: 'Journeys of its rows', path: filesOf(journeys), limit: '6.5 kB', gzip: true },
  { name: 'Filters of its rows', path: filesOf(filters), limit: '5.5 kB', gzip: true },
  { name: 'Arrivals board', path: filesOf(board), limit: '130 kB', gzip: true },
  { name: 'Any map, page included', path: filesOf(map), limit: '85 kB', gzip: true },
  { name: "Map's worker", path: 'dist/assets/baseMap.worker-*.js', limit: '10 kB', gzip: true },
  { name: "Tracks' worker", path: 'dist/assets/tracks.worker-*.js', limit: '10 kB', gzip: true },
  { name: 'Typeface', path: 'dist/assets/*.woff2', limit: '42 kB', brotli: false },
  { name: 'CSS of the first screen', path: stylesOf(first), limit: '14 kB', gzip: true },
  { name: 'CSS of the board', path: stylesOf(board), limit: '14 kB', gzip: true },
  { name: 'All CSS', path: 'dist/assets/*.css', limit: '16 kB', gzip: true },
] satisfies SizeLimitConfig;
