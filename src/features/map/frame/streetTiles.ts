/** Pictures of streets from another server, laid over the base map. */
export interface StreetTiles {
  /** An address with {z}, {x} and {y}. */
  readonly url: string;
  /** The words that the source asks for. Text, whatever it holds. */
  readonly attribution: string;
  /** The most detailed zoom that the source has. */
  readonly maxZoom: number;
}

const usualMaxZoom = 18;

/**
 * Reads `streetTiles` of config.json, which is off where it is missing. Here, not with the other settings, because
 * only a map needs it.
 */
export function readStreetTiles(given: unknown): {
  readonly tiles: StreetTiles | null;
  readonly notes: readonly string[];
} {
  if (given === undefined || given === null) return { tiles: null, notes: [] };
  const { url, attribution, maxZoom = usualMaxZoom } = Object(given) as Partial<Record<string, unknown>>;
  if (!isTemplate(url)) return leftOut('url has to be a path or an https address with {z}, {x} and {y}');
  if (typeof attribution !== 'string' || attribution.trim() === '' || attribution.length > 200) {
    return leftOut('attribution has to be the words that the source asks for, at most 200 characters');
  }
  if (isZoom(maxZoom)) return { tiles: { url, attribution, maxZoom }, notes: [] };
  return {
    tiles: { url, attribution, maxZoom: usualMaxZoom },
    notes: [
      `config.json: streetTiles.maxZoom has to be a whole number from 1 to 22. ${usualMaxZoom} counts instead.`,
    ],
  };
}

function leftOut(why: string) {
  return { tiles: null, notes: [`config.json: streetTiles.${why}. Street tiles are left out.`] };
}

function isTemplate(url: unknown): url is string {
  if (typeof url !== 'string' || !['{z}', '{x}', '{y}'].every((part) => url.includes(part))) return false;
  return /^(https:\/\/[\w.-]+(:\d+)?)?\/(?!\/)[^\s\\]*$/.test(url);
}

function isZoom(zoom: unknown): zoom is number {
  return typeof zoom === 'number' && Number.isInteger(zoom) && zoom >= 1 && zoom <= 22;
}
