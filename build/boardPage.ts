import type { Plugin } from 'vite';
import { type BuildLanguage, builtFile } from './language/inLanguage.ts';
import { servePage } from './servePage.ts';

/** Where Vite finds the page of the arrivals board. */
export const boardSource = 'src/wall/arrivals.html';

/**
 * Gives the pages of a build their files: that of the arrivals board, whose source lies in `src`, is `/arrivals.html`
 * beside `/index.html`; in German they are `/arrivals.de.html` and `/index.de.html`.
 */
export function boardPage(language: BuildLanguage): Plugin {
  return {
    name: 'landfall:board-page',
    // After Vite has put its pages into the bundle.
    enforce: 'post',
    configureServer: servePage('/arrivals', boardSource),
    generateBundle(_options, bundle) {
      const pages = {
        [boardSource]: 'arrivals',
        ...(builtFile('index', language) !== 'index.html' && { 'index.html': 'index' }),
      };
      for (const [source, name] of Object.entries(pages)) {
        const page = bundle[source];
        if (page?.type !== 'asset') throw new Error(`${source} was not built.`);
        delete bundle[source];
        this.emitFile({ type: 'asset', fileName: builtFile(name, language), source: page.source });
      }
    },
  };
}
