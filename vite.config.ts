import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isLanguage } from '#/language/languages.ts';
import { boardPage, boardSource } from './build/boardPage.ts';
import { beginWithBrowserScript } from './build/browserScript.ts';
import { builtChunks } from './build/builtChunks.ts';
import { chunks } from './build/chunks.ts';
import { compileAtOnce } from './build/compileAtOnce.ts';
import { galleryPage } from './build/galleryPage.ts';
import { inLanguage } from './build/language/inLanguage.ts';
import { isTestLanguage } from './build/language/testLanguages.ts';
import { leafletParts } from './build/leafletParts.ts';
import { checkNamedFiles } from './build/namedFiles.ts';
import { offlineShell } from './build/offlineShell.ts';
import { checks, pageBuild } from './build/pageBuild.ts';
import { boardScreen, narrowScreen, preloadedWith, preloadFirstScreen } from './build/preloadFirstScreen.ts';
import { sharedPage } from './build/sharedPage.ts';

/** Tests of what is drawn, or kept by a document. */
const withDocument = 'src/**/*.{test.tsx,dom.test.ts}';
/** Those whose page claims the device's database, which a page does once. */
const withDevice = 'src/**/*.device.test.tsx';

const restore = 'src/test/restoreSetup.ts';
const document = { environment: 'jsdom', setupFiles: ['src/test/documentSetup.ts', restore] };

export default defineConfig(({ mode }) => {
  // A mode of Vite with the name of a language builds that one (server/build.ts).
  const language = isLanguage(mode) || isTestLanguage(mode) ? mode : 'en';
  return {
    plugins: [
      inLanguage(language),
      react(),
      tailwindcss(),
      leafletParts(),
      chunks(),
      checkNamedFiles([narrowScreen, boardScreen]),
      preloadFirstScreen(),
      boardPage(language),
      sharedPage('shared', language),
      sharedPage('verify', language),
      // Behind what else comes into the head: in front of it.
      beginWithBrowserScript(language),
      galleryPage(),
      compileAtOnce(),
      builtChunks(language),
      offlineShell(language),
    ],
    resolve: {
      alias: [
        // How write-excel-file packs its files in the browser; src/files/zipInPlace.ts says why.
        { find: /^fflate$/, replacement: fileURLToPath(new URL('src/files/zipInPlace.ts', import.meta.url)) },
        // The router asks for the one that makes up for a React without this hook.
        {
          find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
          replacement: 'use-sync-external-store/with-selector.js',
        },
      ],
    },
    worker: { format: 'es', plugins: () => [inLanguage(language)], rolldownOptions: { checks } },
    build: {
      ...pageBuild,
      modulePreload: { ...pageBuild.modulePreload, resolveDependencies: preloadedWith },
      rolldownOptions: {
        checks,
        // The words of a screen stand in its words.ts. As inlined constants they load with the code that shows them.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // Nobody reads a property, or asks for a global, for what that sets off.
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        input: ['index.html', boardSource],
      },
    },
    test: {
      testTimeout: 60_000,
      // Files share a worker with its modules and its worlds; the set-up files put back what they may have changed.
      // Projects, since a worker ends when the next file wants another environment.
      pool: 'forks',
      isolate: false,
      maxWorkers: '100%',
      // In this order. What they do after a test runs in the reverse one: real timers first, then the page is unmounted.
      sequence: { setupFiles: 'list' },
      projects: [
        { extends: true, test: { name: 'device', ...document, isolate: true, include: [withDevice] } },
        {
          extends: true,
          test: { name: 'document', ...document, include: [withDocument], exclude: [withDevice] },
        },
        {
          extends: true,
          test: {
            name: 'plain',
            setupFiles: [restore],
            include: ['{src,sandbox,server,build}/**/*.test.ts'],
            exclude: [withDocument],
          },
        },
      ],
    },
  };
});
