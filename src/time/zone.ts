import { minute } from './durations.ts';

declare const zoneBrand: unique symbol;

/** The name of a time zone that this run time knows, such as `America/Los_Angeles` or the old `US/Eastern`. */
export type ZoneName = string & { readonly [zoneBrand]: true };

/** The zone of that IANA name (links such as `Asia/Calcutta` included, blanks around it left out), or null if there is none. */
export function readZone(name: string): ZoneName | null {
  const trimmed = name.trim();
  return labelFormat(trimmed) && (trimmed as ZoneName);
}

// Making one takes most of the time that a zone costs, so the one that proves the name also gives the labels.
const labelFormats = new Map<string, Intl.DateTimeFormat | null>();

/** What `Intl` writes times of a zone with, American labels included (`PDT`, `GMT+8`); null where there is no such zone. */
export function labelFormat(name: string): Intl.DateTimeFormat | null {
  let format = labelFormats.get(name);
  if (format === undefined) labelFormats.set(name, (format = makeFormat(name)));
  return format;
}

function makeFormat(name: string): Intl.DateTimeFormat | null {
  // `+05:30` is accepted by Intl in newer run times, but it is an offset and not the name of a place's zone.
  if (/^[+-]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'short' });
  } catch {
    return null;
  }
}

export const utc = 'UTC' as ZoneName;

let viewer = { zone: utc, until: -Infinity };

/** The zone of this device, read again each minute: a laptop travels, and every time on a screen needs it. */
export function viewerZone(): ZoneName {
  const at = Date.now();
  if (at >= viewer.until || at < viewer.until - minute) {
    const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
    viewer = { zone: readZone(name) ?? utc, until: at + minute };
  }
  return viewer.zone;
}
