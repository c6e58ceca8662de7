import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { firstScreen, preloadFirstScreen } from './deploy/preloadFirstScreen.ts';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      routeFileIgnorePattern: '\\.test\\.tsx?$',
    }),
    react(),
    tailwindcss(),
    preloadFirstScreen(),
  ],
  resolve: {
    // How write-excel-file packs its files in the browser; src/files/zipInPlace.ts says why.
    alias: [
      { find: /^fflate$/, replacement: fileURLToPath(new URL('src/files/zipInPlace.ts', import.meta.url)) },
    ],
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The manifest tells the size budgets which files load which (.size-limit.ts).
    manifest: true,
    rolldownOptions: {
      output: {
        // What every page needs, in two files instead of a dozen: they compress better (5 kB of 116).
        codeSplitting: {
          groups: [
            { name: 'packages', tags: ['$initial'], test: /node_modules/ },
            { name: 'core', tags: ['$initial'], test: /src\/(?!main)/ },
            // What reads the wire is small and comes first, so that the first request need not wait for the list.
            { name: 'wire', test: /src\/api\/shipments\.ts$/ },
            // What the list needs besides, in one file instead of fifty.
            { name: 'screen', test: firstScreen },
          ],
        },
      },
    },
  },
  test: {
    include: ['{src,sandbox,deploy}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    environment: 'node',
  },
});
