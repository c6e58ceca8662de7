import { QueryClient } from '@tanstack/react-query';
import { type Api, createApi } from '#/data/http/api.ts';
import type { ApiError } from '#/data/http/errors.ts';
import { type Fetch, readOwnFile } from '#/data/http/request.ts';
import { askedLanguage } from '#/device/pageLanguage.ts';
import { createTabNotes } from '#/device/tabNotes.ts';
import { systemClock } from '#/time/clock.ts';
import { showTypeface } from '#/ui/typeface.ts';
import { defaultApiBase } from './defaultApiBase.ts';
import type { EarlyAnswers } from './earlyAnswers.ts';
import { firstRecords } from './firstRecords.ts';
import { watchReleases } from './releaseWatch.ts';
import { accepted, configNoObject, configUnreadable, isIgnored, usedInstead, wrongSetting } from './words.ts';

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
    tabs: createTabNotes('landfall.spent'),
  });
  // Without it, as when its file does not come, nothing is cached.
  keeper.then(({ cacheFleet }) => cacheFleet(queryClient, config.account)).catch(() => undefined);
  // At once where the service worker holds it, else after the first records, which a slow line would bring later.
  const held = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  void (held ? Promise.resolve() : whenDrawn(queryClient)).then(showTypeface).catch(() => undefined);
  // Without it the page is as good, but does not start without a network.
  void watchReleases(askedLanguage !== null).catch(() => undefined);
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

export interface Config {
  /** Where the tracking service is reached from the browser, without a slash at the end. */
  readonly apiBase: string;
  /** What the account may ask per minute (docs/interface.md 1.7). */
  readonly requestsPerMinute: number;
  /** How many numbers it may have judged, and how many requests it may create, besides. */
  readonly inferencesPerMinute: number;
  readonly creationsPerMinute: number;
  /**
   * Names the account behind the proxy's key without giving the key away, so that what a browser caches of one account
   * is never shown in another. Null where the host does not say, undefined where it could not be asked.
   */
  readonly account: string | null | undefined;
  /** Whether the server says what happens as it happens (docs/live.md). */
  readonly live: boolean;
  /** Pictures of streets for the map, as given: the map checks them when there is one (features/map/frame/MapStage.tsx). */
  readonly streetTiles?: unknown;
}

export interface ReadConfig {
  readonly config: Config;
  /** What could not be used and what counts instead, in sentences. */
  readonly notes: readonly string[];
}

const defaults: Config = {
  apiBase: defaultApiBase,
  requestsPerMinute: 100,
  inferencesPerMinute: 200,
  creationsPerMinute: 100,
  account: null,
  live: false,
};

type Checked = Exclude<keyof Config, 'streetTiles'>;

interface Setting<T> {
  readonly accepts: (value: unknown) => value is T;
  /** What it accepts, in words. */
  readonly expects: string;
}

const perMinute: Setting<number> = {
  accepts: (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100_000,
  expects: accepted.perMinute,
};

// Checked by hand: a few settings do not earn the schema library its place in the first file that a browser loads.
const settings: { readonly [Name in Checked]: Setting<Config[Name]> } = {
  // A path of this server: another origin would need the key in the browser.
  apiBase: {
    accepts: (value): value is string => typeof value === 'string' && /^\/(?!\/)[\w./-]*$/.test(value),
    expects: accepted.path,
  },
  requestsPerMinute: perMinute,
  inferencesPerMinute: perMinute,
  creationsPerMinute: perMinute,
  account: {
    accepts: (value): value is string => typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value),
    expects: accepted.account,
  },
  live: { accepts: (value) => typeof value === 'boolean', expects: accepted.flag },
};

/** Where the configuration of this page is. */
const readConfigFile = () => readOwnFile('/config.json');

/** Reads `/config.json`. Never fails: what is missing or wrong is replaced part by part, and wrong parts are noted. */
export async function loadConfig(read: () => Promise<unknown> = readConfigFile): Promise<ReadConfig> {
  let given: unknown;
  try {
    given = await read();
  } catch {
    return {
      config: { ...defaults, account: undefined },
      notes: [configUnreadable],
    };
  }
  return readConfig(given);
}

/** Checks the settings part by part. */
export function readConfig(given: unknown): ReadConfig {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { config: defaults, notes: [configNoObject] };
  }
  const values: Partial<Record<string, unknown>> = { ...given };
  const notes: string[] = [];
  function read<Name extends Checked>(name: Name): Config[Name] {
    const { accepts, expects } = settings[name];
    const value = values[name];
    if (value === undefined) return defaults[name];
    if (accepts(value)) return value;
    const instead = defaults[name] === null ? isIgnored : usedInstead(String(defaults[name]));
    notes.push(wrongSetting(name, expects, instead));
    return defaults[name];
  }
  const config = {
    apiBase: read('apiBase').replace(/\/+$/, ''),
    requestsPerMinute: read('requestsPerMinute'),
    inferencesPerMinute: read('inferencesPerMinute'),
    creationsPerMinute: read('creationsPerMinute'),
    account: read('account'),
    live: read('live'),
    streetTiles: values['streetTiles'],
  };
  return { config, notes };
}
