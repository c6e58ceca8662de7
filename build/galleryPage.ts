import type { Plugin } from 'vite';
import { servePage } from './servePage.ts';

/** Where Vite finds the gallery, which shows every piece in each of its states. */
const gallerySource = 'src/features/gallery/gallery.html';

/** Gives the gallery its address, `/gallery`, on the development server alone. No build has it. */
export function galleryPage(): Plugin {
  return {
    name: 'landfall:gallery-page',
    apply: 'serve',
    configureServer: servePage('/gallery', gallerySource),
  };
}
