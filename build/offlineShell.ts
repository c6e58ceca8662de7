import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * The service worker that lets the application start without a network, and the manifest that lets it be installed.
 *
 * It answers from what was built: pages, scripts, styles, pictures. Geography comes into its store when a map has asked
 * for it. The tracking service is never answered from a store: what one key may see must not outlive a change of key
 * (`src/device/deviceStore.ts` holds what is kept of it, under the name of the account).
 *
 * A new release is fetched as a whole and then waits until somebody takes it (`src/app/releaseWatch.ts`).
 */
export function offlineShell(): PluginOption {
  return VitePWA({
    injectRegister: false,
    manifest: {
      id: '/',
      name: 'Landfall',
      short_name: 'Landfall',
      description: 'Follow ocean containers from empty-out to empty return.',
      start_url: '/shipments',
      scope: '/',
      display: 'standalone',
      theme_color: '#0b5c8a',
      background_color: '#101a26',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [{ name: 'Arrivals board', url: '/arrivals/setup' }],
    },
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,png}'],
      dontCacheBustURLsMatching: /^assets\//,
      inlineWorkboxRuntime: true,
      // An open page whose first visit this is gets its later files from the store as well.
      clientsClaim: true,
      // A page is the same file whatever its address asks for, so that `/arrivals?port=USLAX` is arrivals.html.
      ignoreURLParametersMatching: [/./],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/(api|__faults|assets)([/?]|$)/],
      runtimeCaching: [
        {
          // With the last answer a start without the network still knows whose fleet this device keeps.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
          handler: 'NetworkFirst',
          options: {
            cacheName: 'config',
            // Shorter than the application waits for it (readOwnFile).
            networkTimeoutSeconds: 3,
            plugins: [
              {
                // A proxy that has lost its server, or the login page of a network, says nothing of the configuration.
                fetchDidSucceed: async ({ response }) => {
                  const type = response.headers.get('content-type') ?? '';
                  if (!response.ok || !type.includes('json')) throw new Error('This is no configuration.');
                  return response;
                },
              },
            ],
          },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.json$/.test(url.pathname),
          handler: 'CacheFirst',
          // Names hold a hash: those of earlier releases are never asked for again.
          options: { cacheName: 'geography', expiration: { maxEntries: 8 } },
        },
      ],
    },
  });
}
