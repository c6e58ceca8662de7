import { QueryClient } from '@tanstack/react-query';
import { type Api, createApi } from '#/data/http/api.ts';
import type { ApiError } from '#/data/http/errors.ts';
import type { Fetch } from '#/data/http/request.ts';
import { systemClock } from '#/time/clock.ts';
import { showTypeface } from '#/ui/typeface.ts';
import { loadConfig, readConfigFile } from './config.ts';
import type { EarlyAnswers } from './earlyAnswers.ts';
import { firstRecords } from './firstRecords.ts';

export interface Started {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** What the runtime configuration got wrong and how it was read instead. */
  readonly notes: readonly string[];
  /** Whether the server says what happens as it happens. */
  readonly live: boolean;
  /** As given: `Config`. */
  readonly streetTiles: unknown;
}

const send: Fetch = (input, init) => fetch(input, init);

/** What every page begins with: the configuration, the wire, the server state, and what this device has cached of it. */
export async function start(early?: EarlyAnswers): Promise<Started> {
  // Every page reads shipments: what reads them comes while the configuration does.
  void import('#/data/shipments/calls.ts').catch(() => undefined);
  const keeper = import('#/data/fleet/cachedFleet.ts');
  const { config, notes } = await loadConfig(() => early?.takeConfig() ?? readConfigFile());
  const queryClient = createQueryClient();
  const api = createApi({
    fetch: early?.answering(send) ?? send,
    baseUrl: config.apiBase,
    clock: systemClock,
    requestsPerMinute: config.requestsPerMinute,
    inferencesPerMinute: config.inferencesPerMinute,
    creationsPerMinute: config.creationsPerMinute,
  });
  // Without it, as when its file does not come, nothing is cached.
  keeper.then(({ cacheFleet }) => cacheFleet(queryClient, config.account)).catch(() => undefined);
  // At once where the service worker holds it, else after the first records, which a slow line would bring later.
  const held = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  void (held ? Promise.resolve() : whenDrawn(queryClient)).then(showTypeface).catch(() => undefined);
  // After what the page needs first. Without it the page is as good, but does not start without a network.
  void import('./releaseWatch.ts').then(({ watchReleases }) => watchReleases()).catch(() => undefined);
  return { api, queryClient, notes, live: config.live, streetTiles: config.streetTiles };
}

/** The longest that what the first rows do not need waits for them, where the service does not answer. Milliseconds. */
const patience = 3_000;

/** When what the first rows do not need may come: the first records are here and drawn. */
export async function whenDrawn(client: QueryClient): Promise<void> {
  await firstRecords(client, patience);
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, patience / 10);
    else requestIdleCallback(() => resolve(), { timeout: patience });
  });
}

/** Server state and its defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Replays are decided by `data/http/retryPolicy.ts`, in the order of the request budget.
        retry: false,
        // The embedded service on this machine answers without a network; a lost network is an error with words.
        networkMode: 'always',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
  }
}
