import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from './namedFiles.ts';
import { pageBuild } from './pageBuild.ts';
import { servePage } from './servePage.ts';

const source = 'src/shared/shared.html';
const script = '/src/shared/shared.ts';

/** Stricter than what every page has (server/pageHeaders.ts): it asks no service, also where a mistake would. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:";

/**
 * Gives the page of a shared link its address, `/shared`. It is built by itself, so that it shares no file with the
 * application: nothing of it comes with another page, and without a sign-in a gateway answers its two files alone.
 */
export function sharedPage(): Plugin {
  return {
    name: 'landfall:shared-page',
    configureServer: servePage('/shared', source),
    async generateBundle() {
      const output = await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        build: {
          target: pageBuild.target,
          write: false,
          rolldownOptions: {
            input: join(root, script),
            output: { format: 'es', entryFileNames: 'assets/sharedPage-[hash].js' },
          },
        },
      });
      const [chunk, ...others] = (output as Rolldown.RolldownOutput).output;
      if (others.length > 0) throw new Error('The page of a shared link has to be one file.');
      this.emitFile({ type: 'asset', fileName: chunk.fileName, source: chunk.code });
      const page = readFileSync(join(root, source), 'utf8')
        .replace(script, `/${chunk.fileName}`)
        .replace(
          '<meta name="robots"',
          `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <meta name="robots"`,
        );
      this.emitFile({ type: 'asset', fileName: 'shared.html', source: page });
    },
  };
}
