declare const zoneBrand: unique symbol;

/** The name of a time zone that this run time knows, such as `America/Los_Angeles` or the old `US/Eastern`. */
export type ZoneName = string & { readonly [zoneBrand]: true };

const known = new Map<string, ZoneName | null>();

/** The zone of that IANA name (links such as `Asia/Calcutta` included), or null if there is none. */
export function readZone(name: string): ZoneName | null {
  let zone = known.get(name);
  if (zone === undefined) {
    zone = isKnown(name) ? (name as ZoneName) : null;
    known.set(name, zone);
  }
  return zone;
}

// `+05:30` is accepted by Intl in newer run times, but it is an offset and not the name of a place's zone.
function isKnown(name: string): boolean {
  if (/^[+-]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const utc = 'UTC' as ZoneName;

const minute = 60_000;
let viewer = { zone: utc, until: -Infinity };

/** The zone of this device, asked for anew each minute: a laptop travels, and every time on a screen asks. */
export function viewerZone(): ZoneName {
  const at = Date.now();
  if (at >= viewer.until || at < viewer.until - minute) {
    const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
    viewer = { zone: readZone(name) ?? utc, until: at + minute };
  }
  return viewer.zone;
}
