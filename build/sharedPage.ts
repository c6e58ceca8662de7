import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { browserScript } from './browserScript.ts';
import { type BuildLanguage, builtFile, htmlIn, inLanguage } from './language/inLanguage.ts';
import { root } from './namedFiles.ts';
import { checks, pageBuild } from './pageBuild.ts';
import { servePage } from './servePage.ts';

/** Stricter than what every page has (server/pageHeaders.ts): it asks no service, also where a mistake would. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:";

/**
 * Gives a page for everybody its address: `/shared` of a link, `/verify` of an evidence pack. Each is built by itself, so
 * that it shares no file with the application but the first script of every page: nothing else of it comes with another
 * page, and without a sign-in a gateway answers its files alone.
 */
export function sharedPage(name: 'shared' | 'verify', language: BuildLanguage): Plugin {
  const source = `src/shared/${name}.html`;
  const script = `/src/shared/${name}.ts`;
  return {
    name: `landfall:${name}-page`,
    configureServer: servePage(`/${name}`, source),
    async generateBundle() {
      const output = await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        plugins: [inLanguage(language)],
        build: {
          target: pageBuild.target,
          write: false,
          rolldownOptions: {
            checks,
            input: join(root, script),
            output: { format: 'es', entryFileNames: `assets/${name}Page-[hash].js` },
          },
        },
      });
      const [chunk, ...others] = (output as Rolldown.RolldownOutput).output;
      if (others.some(({ type }) => type === 'chunk'))
        throw new Error(`The page /${name} has to be one file.`);
      this.emitFile({ type: 'asset', fileName: chunk.fileName, source: chunk.code });
      const english = readFileSync(join(root, source), 'utf8');
      const first = browserScript(language);
      const page = (language === 'en' ? english : htmlIn(language, english))
        .replace(script, `/${chunk.fileName}`)
        .replace(
          '<meta name="robots"',
          `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <meta name="robots"`,
        );
      this.emitFile({ type: 'asset', fileName: builtFile(name, language), source: first.putInto(page) });
    },
  };
}
