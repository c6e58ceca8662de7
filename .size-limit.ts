import { readFileSync } from 'node:fs';
import type { SizeLimitConfig } from 'size-limit';
import { type BuiltChunk, builtChunksFile, chunksWith } from './build/builtChunks.ts';
import { boardScreen, firstScreen, firstVisit, narrowScreen } from './build/preloadFirstScreen.ts';

const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(`dist/${builtChunksFile()}`, 'utf8'));

/** The first script of every page, which is no chunk. */
const browserScript = `dist${/src="(\/assets\/browser-[^"]+)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? ''}`;

const withImports = (sources: readonly string[]) => chunksWith(chunks, sources);
const filesOf = (of: Set<BuiltChunk>): string[] => [...of].map(({ file }) => `dist/${file}`);
/** The style sheets that come with them. */
const stylesOf = (of: Set<BuiltChunk>): string[] => [
  ...new Set([...of].flatMap(({ styles }) => styles.map((file) => `dist/${file}`))),
];

/** The script of a page that is one file; each language has its own. */
const scriptOf = (page: string): string =>
  `dist${/src="([^"]+Page-[^"]+)"/.exec(readFileSync(`dist/${page}.html`, 'utf8'))?.[1] ?? ''}`;

/** All that `/shipments` loads before its list is there. */
const first = withImports(firstScreen);

/** All that it loads by itself, what comes after its rows included. */
const visit = withImports(firstVisit);

/** What it loads besides where its rows are cards. */
const narrow = withImports(narrowScreen.files).difference(visit);

/** All that the arrivals board loads. */
const board = withImports(['src/wall/board.tsx', ...boardScreen.files]);

/** What any map adds to that: its page, Leaflet and what is drawn with it. Their geography is data, read by the worker. */
const map = withImports([
  'src/features/map/container/RouteMap.tsx',
  'src/features/map/fleet/FleetMap.tsx',
  'src/features/map/fleet/FleetMapPage.tsx',
]).difference(visit);

/** What the overview adds to that, its charts included. */
const overview = withImports(['src/features/overview/OverviewPage.tsx']).difference(visit);

// Each has 5% of room when it is set, so that a small change passes and a package does not.
export default [
  {
    name: 'First screen of /shipments',
    path: [...filesOf(first), browserScript],
    limit: '198 kB',
    gzip: true,
  },
  { name: 'More of it on a narrow page', path: filesOf(narrow), limit: '3.7 kB', gzip: true },
  {
    name: 'First visit to /shipments, all of it',
    path: [...filesOf(visit), browserScript],
    limit: '226 kB',
    gzip: true,
  },
  { name: 'Arrivals board', path: [...filesOf(board), browserScript], limit: '140 kB', gzip: true },
  { name: 'Any map, page included', path: filesOf(map), limit: '85 kB', gzip: true },
  { name: 'Overview, page and charts', path: filesOf(overview), limit: '30 kB', gzip: true },
  { name: "Map's worker", path: 'dist/assets/baseMap.worker-*.js', limit: '10 kB', gzip: true },
  { name: "Tracks' worker", path: 'dist/assets/tracks.worker-*.js', limit: '10 kB', gzip: true },
  { name: 'Page of a shared link', path: scriptOf('shared'), limit: '8.6 kB', gzip: true },
  { name: 'Page of an evidence pack', path: scriptOf('verify'), limit: '8 kB', gzip: true },
  { name: 'Typeface', path: 'dist/assets/*.woff2', limit: '42 kB', brotli: false },
  { name: 'CSS of the first screen', path: stylesOf(first), limit: '14 kB', gzip: true },
  { name: 'CSS of the board', path: stylesOf(board), limit: '14 kB', gzip: true },
  { name: 'All CSS', path: 'dist/assets/*.css', limit: '16 kB', gzip: true },
] satisfies SizeLimitConfig;
