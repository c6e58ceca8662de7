import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { pageBuild } from './pageBuild.ts';

const root = join(import.meta.dirname, '..');

/** A file that the service worker caches; a new revision replaces it. */
interface PrecacheEntry {
  readonly url: string;
  /** Null where the name has a hash of the content. */
  readonly revision: string | null;
}

/** Builds the service worker (`src/app/serviceWorker.ts`) as `sw.js`, with the list of the built files that it caches. */
export function offlineShell(): Plugin {
  return {
    name: 'landfall:offline-shell',
    apply: 'build',
    writeBundle: {
      // Once all pages are written.
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('The build has no folder for its service worker.');
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: { 'self.builtFiles': JSON.stringify(precacheEntries(dir)) },
          build: {
            target: pageBuild.target,
            outDir: dir,
            emptyOutDir: false,
            rolldownOptions: {
              input: join(root, 'src/app/serviceWorker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

/** What draws documents, which are not there offline: 1.6 MB that few visits need. */
const notCached = ['assets/pdf.worker-*.js'];

function precacheEntries(folder: string): readonly PrecacheEntry[] {
  return globSync('**/*.{js,css,html,svg,png,webmanifest,woff2}', { cwd: folder, exclude: notCached })
    .toSorted()
    .map((file) => {
      const url = file.split(sep).join('/');
      return { url, revision: url.startsWith('assets/') ? null : revisionOf(join(folder, file)) };
    });
}

function revisionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32);
}
