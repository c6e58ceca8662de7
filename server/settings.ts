import { readFrameAncestors } from './frameAncestors.ts';
import { SettingError } from './settingError.ts';
import { readStreetTiles, type StreetTiles } from './streetTiles.ts';
import { type AnswerLimits, defaultAnswerLimits } from './upstream.ts';

export type ServiceSetting =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'remote'; readonly baseUrl: string; readonly key: string };

export interface GateSettings {
  readonly port: number;
  readonly service: ServiceSetting;
  readonly answerLimits: AnswerLimits;
  readonly streetTiles: StreetTiles | null;
  /** Origins whose pages may show the arrivals board in a frame. */
  readonly frameAncestors: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads PORT (4173), TRACKING_API_URL and TRACKING_API_KEY (both or neither), TRACKING_API_TIMEOUT (60),
 * TRACKING_API_MAX_ANSWER (32), STREET_TILES_* and FRAME_ANCESTORS. An empty value counts as unset.
 *
 * @throws SettingError with a sentence for the person who started the process.
 */
export function readGateSettings(env: Env): GateSettings {
  return {
    port: readPort(env['PORT']),
    service: readService(env),
    answerLimits: {
      seconds: readWhole(env, 'TRACKING_API_TIMEOUT', 'seconds', 600) ?? defaultAnswerLimits.seconds,
      megabytes: readWhole(env, 'TRACKING_API_MAX_ANSWER', 'MB', 1024) ?? defaultAnswerLimits.megabytes,
    },
    streetTiles: readStreetTiles(env),
    frameAncestors: readFrameAncestors(env['FRAME_ANCESTORS']),
  };
}

function readWhole(env: Env, name: string, unit: string, limit: number): number | null {
  const text = env[name];
  if (!text) return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= limit) return value;
  throw new SettingError(`${name} must be a whole number of ${unit} from 1 to ${limit}.`);
}

function readPort(text: string | undefined): number {
  if (!text) return 4173;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new SettingError('PORT must be a whole number from 0 to 65535 (0 takes any free port).');
  }
  return port;
}

function readService(env: Env): ServiceSetting {
  const url = env['TRACKING_API_URL'] ?? '';
  const key = env['TRACKING_API_KEY'] ?? '';
  if (url === '' && key === '') return { kind: 'embedded' };
  if (url === '' || key === '') {
    const [given, missing] =
      key === '' ? ['TRACKING_API_URL', 'TRACKING_API_KEY'] : ['TRACKING_API_KEY', 'TRACKING_API_URL'];
    throw new SettingError(
      `${given} is set but ${missing} is not: set both to use that service, or neither for the embedded one.`,
    );
  }
  // Visible ASCII only, because it becomes part of a header; 4 characters, because it is also searched for in answers.
  if (!/^[\x21-\x7e]{4,}$/.test(key)) {
    throw new SettingError('TRACKING_API_KEY must be at least 4 visible ASCII characters without spaces.');
  }
  return { kind: 'remote', baseUrl: readBaseUrl(url), key };
}

/**
 * The base address without a trailing slash. The interface keeps its version in it (docs/interface.md 1.1): `/v2` is
 * added to a bare host.
 */
function readBaseUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(
      'TRACKING_API_URL must be an http or https address, such as https://api.example.com/v2.',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new SettingError(
      'TRACKING_API_URL must not contain a user name or password: the key goes into TRACKING_API_KEY.',
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new SettingError('TRACKING_API_URL must end with the path, without a query or fragment.');
  }
  const path = url.pathname.replace(/\/+$/, '');
  return url.origin + (path === '' ? '/v2' : path);
}
