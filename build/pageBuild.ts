import type { BuildEnvironmentOptions } from 'vite';

/** How every page is built: for the browsers that are named, and without what a strict policy forbids. */
export const pageBuild = {
  target: 'es2023',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} satisfies BuildEnvironmentOptions;
