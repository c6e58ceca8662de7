import { readFileSync } from 'node:fs';
import type { SizeLimitConfig } from 'size-limit';
import { boardSource } from './build/boardPage.ts';
import type { NamedFiles } from './build/namedFiles.ts';
import { boardScreen, firstScreen } from './build/preloadFirstScreen.ts';

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
const filesOf = (keys: Iterable<string>): string[] => [...keys].map((key) => `dist/${chunkOf(key).file}`);

// The keys of split routes carry a query behind the path.
const partsOf = ({ files }: NamedFiles) =>
  Object.keys(manifest).filter((key) => files.includes(key.split('?')[0] ?? ''));

/** What index.html loads. */
const entry = withImports(['index.html']);

/** What `/shipments` loads besides. */
const shell = withImports(partsOf(firstScreen)).difference(entry);

/** All that the arrivals board loads. */
const board = withImports([boardSource, ...partsOf(boardScreen)]);

/** What `/map` loads before its map: lists, the time machine, and the reading of positions. */
const mapPage = withImports(Object.keys(manifest).filter((key) => key.startsWith('src/routes/_app.map.')))
  .difference(entry)
  .difference(shell);

/** What the maps load besides: Leaflet and what is drawn with it. Their geography is data, read by the worker. */
const lazyMaps = Object.keys(manifest).filter((key) => key.startsWith('src/features/map/'));
const maps = withImports(lazyMaps).difference(entry).difference(shell).difference(mapPage);

export default [
  { name: 'Entry JavaScript', path: filesOf(entry), limit: '115 kB', gzip: true },
  { name: 'Shell: what /shipments adds', path: filesOf(shell), limit: '80 kB', gzip: true },
  { name: 'Map page: lists and time machine', path: filesOf(mapPage), limit: '25 kB', gzip: true },
  { name: 'Map: what any of them adds', path: filesOf(maps), limit: '60 kB', gzip: true },
  { name: "Map's worker", path: 'dist/assets/baseMap.worker-*.js', limit: '10 kB', gzip: true },
  { name: 'Arrivals board: all it loads', path: filesOf(board), limit: '130 kB', gzip: true },
  { name: 'CSS', path: 'dist/assets/*.css', limit: '12 kB', gzip: true },
] satisfies SizeLimitConfig;
