import type { Plugin } from 'vite';
import { servePage } from './servePage.ts';

/** Where Vite finds the page of the arrivals board. */
export const boardSource = 'src/wall/arrivals.html';

/** Gives the page of the arrivals board, whose source lies in `src`, its address: `/arrivals`, beside `/index.html`. */
export function boardPage(): Plugin {
  return {
    name: 'landfall:board-page',
    // After Vite has put its pages into the bundle.
    enforce: 'post',
    configureServer: servePage('/arrivals', boardSource),
    generateBundle(_options, bundle) {
      const page = bundle[boardSource];
      if (page?.type !== 'asset') throw new Error(`${boardSource} was not built.`);
      delete bundle[boardSource];
      this.emitFile({ type: 'asset', fileName: 'arrivals.html', source: page.source });
    },
  };
}
