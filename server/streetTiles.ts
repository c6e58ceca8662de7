import { SettingError } from './settingError.ts';

/** Pictures of streets from another server, which the map lays over its own. Off unless they are set. */
export interface StreetTiles {
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads STREET_TILES_URL, STREET_TILES_ATTRIBUTION (both or neither) and STREET_TILES_MAX_ZOOM (18).
 *
 * @throws SettingError with a sentence for the person who started the process.
 */
export function readStreetTiles(env: Env): StreetTiles | null {
  const url = env['STREET_TILES_URL'] ?? '';
  const attribution = env['STREET_TILES_ATTRIBUTION'] ?? '';
  if (url === '' && attribution === '') return null;
  if (
    !/^https:\/\/[\w.-]+(:\d+)?\/\S+$/.test(url) ||
    !['{z}', '{x}', '{y}'].every((part) => url.includes(part))
  ) {
    throw new SettingError(
      'STREET_TILES_URL must be an https address with {z}, {x} and {y}, such as https://tiles.example.com/{z}/{x}/{y}.png.',
    );
  }
  if (attribution.trim() === '' || attribution.length > 200) {
    throw new SettingError(
      'STREET_TILES_ATTRIBUTION must be the words that the source of STREET_TILES_URL asks for, at most 200 characters.',
    );
  }
  return { url, attribution, maxZoom: readMaxZoom(env['STREET_TILES_MAX_ZOOM']) };
}

function readMaxZoom(text: string | undefined): number {
  if (!text) return 18;
  if (!/^([1-9]|1\d|2[0-2])$/.test(text)) {
    throw new SettingError('STREET_TILES_MAX_ZOOM must be a whole number from 1 to 22.');
  }
  return Number(text);
}
