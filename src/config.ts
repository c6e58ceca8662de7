import * as v from 'valibot';
import { readOwnFile } from './api/request.ts';

export interface Config {
  /** Where the tracking service is reached from the browser, without a slash at the end. */
  readonly apiBase: string;
  /** What the account may ask per minute (spec 8). */
  readonly requestsPerMinute: number;
}

export interface ReadConfig {
  readonly config: Config;
  /** What could not be used and what counts instead, in sentences. */
  readonly notes: readonly string[];
}

const defaults: Config = { apiBase: '/api/v2', requestsPerMinute: 100 };

const parts = {
  // A path of this server: another origin would need the key in the browser.
  apiBase: { schema: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w./-]*$/)), expects: 'a path such as /api/v2' },
  requestsPerMinute: {
    schema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    expects: 'a whole number from 1 to 100000',
  },
} as const;

/** Reads `/config.json`. Never fails: what is missing or wrong is replaced part by part, and wrong parts are noted. */
export async function loadConfig(
  read: () => Promise<unknown> = () => readOwnFile('/config.json'),
): Promise<ReadConfig> {
  let given: unknown;
  try {
    given = await read();
  } catch {
    return { config: defaults, notes: ['config.json could not be read, so the built-in settings count.'] };
  }
  return readConfig(given);
}

/** Checks the settings part by part. */
export function readConfig(given: unknown): ReadConfig {
  const settings = v.safeParse(v.record(v.string(), v.unknown()), given);
  if (!settings.success || Array.isArray(given)) {
    return { config: defaults, notes: ['config.json holds no object, so the built-in settings count.'] };
  }
  const values = settings.output;
  const notes: string[] = [];
  function part<T>(name: keyof Config, schema: v.GenericSchema<T>, fallback: T): T {
    const value = values[name];
    if (value === undefined) return fallback;
    const result = v.safeParse(schema, value);
    if (result.success) return result.output;
    notes.push(`config.json: ${name} has to be ${parts[name].expects}. ${String(fallback)} counts instead.`);
    return fallback;
  }
  const apiBase = part('apiBase', parts.apiBase.schema, defaults.apiBase).replace(/\/+$/, '');
  const requestsPerMinute = part(
    'requestsPerMinute',
    parts.requestsPerMinute.schema,
    defaults.requestsPerMinute,
  );
  return { config: { apiBase, requestsPerMinute }, notes };
}
