import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { type BuildLanguage, builtFile } from './language/inLanguage.ts';
import { isTestLanguage } from './language/testLanguages.ts';
import { checks, pageBuild } from './pageBuild.ts';

const root = join(import.meta.dirname, '..');

/** A file that the service worker caches; a new revision replaces it. */
interface PrecacheEntry {
  readonly url: string;
  /** Null where the name has a hash of the content. */
  readonly revision: string | null;
}

/** Builds the service worker (`src/app/serviceWorker.ts`) as `sw.js`, with the list of the built files that it caches. */
export function offlineShell(language: BuildLanguage): Plugin {
  return {
    name: 'landfall:offline-shell',
    apply: 'build',
    writeBundle: {
      // Once all pages are written.
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) throw new Error('The build has no folder for its service worker.');
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: {
            'self.builtFiles': JSON.stringify(precacheEntries(dir, Object.keys(bundle))),
            'self.language': JSON.stringify(isTestLanguage(language) ? 'en' : language),
          },
          build: {
            target: pageBuild.target,
            outDir: dir,
            emptyOutDir: false,
            rolldownOptions: {
              checks,
              input: join(root, 'src/app/serviceWorker.ts'),
              output: { format: 'iife', entryFileNames: builtFile('sw', language, 'js') },
            },
          },
        });
      },
    },
  };
}

/**
 * What draws documents, which are not there offline: 1.6 MB that few visits need. What writes in other languages: of 61 kB
 * each, few readers need one.
 */
const notCached = /^assets\/(?:pdf\.worker|writer)-/;

/** @param built by this build: another language lies in the same folder */
function precacheEntries(folder: string, built: readonly string[]): readonly PrecacheEntry[] {
  const ofAll = globSync('*.{svg,png}', { cwd: folder });
  const pages = built.filter((file) => /\.(?:js|css|html|webmanifest|woff2)$/.test(file));
  return [...new Set([...ofAll, ...pages])]
    .filter((file) => !notCached.test(file))
    .toSorted()
    .map((url) => ({ url, revision: url.startsWith('assets/') ? null : revisionOf(join(folder, url)) }));
}

function revisionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32);
}
