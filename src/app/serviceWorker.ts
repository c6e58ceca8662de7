import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { deviceLanguage } from '#/device/deviceLanguage.ts';
import { type Language, languageOfAddress, pageFile } from '#/language/languages.ts';
import { openFromNotification } from './openFromNotification.ts';

/**
 * The service worker. It answers with the files of its own release, so that the application starts without a network.
 * The geography of the maps joins them when a map has asked for it.
 *
 * It never answers for the tracking service: what one key may see must not outlive a change of key
 * (`src/device/deviceStore.ts` caches records under the name of the account).
 */
declare const self: {
  /** The built files; `build/offlineShell.ts` writes them here. */
  readonly builtFiles: Parameters<typeof precacheAndRoute>[0];
  /** The language of those files. */
  readonly language: Language;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: Parameters<typeof openFromNotification>[0];
};

// A new release waits until the page takes it (`src/app/releaseWatch.ts`).
addEventListener('message', (event) => {
  const message = event as MessageEvent & Extendable;
  if (message.data?.type === 'SKIP_WAITING') message.waitUntil(self.skipWaiting());
});

interface Extendable {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface NotificationClick extends Event, Extendable {
  readonly notification: Notification;
}

addEventListener('notificationclick', (event) => {
  const click = event as NotificationClick;
  click.notification.close();
  click.waitUntil(openFromNotification(self.clients, click.notification.data));
});

// The page of a first visit gets its later files from the cache as well.
clientsClaim();

// A file asked for by its name is the same whatever its parameters are, and in every language.
precacheAndRoute(self.builtFiles, {
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
  directoryIndex: '',
});
cleanupOutdatedCaches();

const server = new NetworkOnly();

/**
 * A page of the application. Its address may ask for a language, for this page alone; else it is in that of this device,
 * which only the server can say anew (docs/languages.md 1). In another language than that of the held files it is the
 * server's, and without the server the held one is better than none.
 */
const answerPage: ConstructorParameters<typeof NavigationRoute>[0] = async (asked) => {
  const board = pageFile(asked.url.pathname, self.language);
  const holdsBoard = getCacheKeyForURL(board) !== undefined;
  const held = createHandlerBoundToURL(holdsBoard ? board : pageFile('/index', self.language));
  const wanted = languageOfAddress(asked.url.search) ?? (await deviceLanguage());
  if (wanted === self.language) return held(asked);
  try {
    const sent = await server.handle(asked);
    // A gateway asks for a sign-in elsewhere, and sends to it.
    if (sent.ok || sent.type === 'opaqueredirect') return sent;
  } catch {
    // There is no network.
  }
  return held(asked);
};

// A gateway's sign-in and the links of its walls are no pages of the application (docs/gateway.md 3), and a shared link is
// one by itself.
registerRoute(
  new NavigationRoute(answerPage, {
    denylist: [/^\/(api|__faults|assets|wall|oauth2|sign-in|shared|verify)([/?]|$)/],
  }),
);

// The last configuration tells a start without a network whose records this device holds.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({
    cacheName: 'config',
    // Shorter than the application waits for it (readOwnFile).
    networkTimeoutSeconds: 3,
    plugins: [
      {
        // A proxy without its server, or the login page of a network, answers with something else.
        fetchDidSucceed: async ({ response }) => {
          const type = response.headers.get('content-type') ?? '';
          if (!response.ok || !type.includes('json')) throw new Error('The answer is no configuration.');
          return response;
        },
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.json$/.test(url.pathname),
  // File names hold a hash, so those of earlier releases are never asked for again.
  new CacheFirst({
    cacheName: 'geography',
    // The types of Workbox do not expect exactOptionalPropertyTypes.
    plugins: [new ExpirationPlugin({ maxEntries: 8 }) as WorkboxPlugin],
  }),
);
