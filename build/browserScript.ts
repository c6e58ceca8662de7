import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type BuildLanguage, sourceIn } from './language/inLanguage.ts';

const source = 'src/app/browser.ts';
const words = 'src/app/browserWords.ts';

/** The first script of a page, in a language. */
export interface BrowserScript {
  readonly fileName: string;
  readonly code: string;
  /** A page that begins with it: it has to be read before a script that comes when it likes. */
  readonly putInto: (html: string) => string;
}

export function browserScript(language: BuildLanguage): BrowserScript {
  const constants = sourceIn(language, words).replaceAll('export const', 'var');
  const code = sourceIn(language, source)
    .replace(/^import .*\n/, '')
    // Within its function, so that no other script meets them.
    .replace('(function () {\n', (start) => start + constants)
    .replaceAll(/^\s*\/\*\*[^]*?\*\/\n|^\s*\/\/.*\n/gm, '')
    .replaceAll(/^ +/gm, '');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const fileName = `assets/browser-${hash}.js`;
  return {
    fileName,
    code,
    putInto: (html) => html.replace('<head>', `<head>\n    <script src="/${fileName}"></script>`),
  };
}

/** Begins the pages of a build with it. Others put it in by themselves (build/sharedPage.ts). */
export function beginWithBrowserScript(language: BuildLanguage): Plugin {
  const { fileName, code, putInto } = browserScript(language);
  return {
    name: 'landfall:browser-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: { order: 'post', handler: putInto },
  };
}
