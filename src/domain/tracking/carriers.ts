import { normalizeNumber } from '#/domain/records/identifiers.ts';
import type { ProvidedData } from '#/domain/records/place.ts';
import type { RequestType } from './readType.ts';

/** A carrier that the account may track with (docs/interface.md 3.6). */
export interface TrackingCarrier {
  readonly scac: string;
  readonly name: string;
  readonly shortName: string | null;
  readonly otherScacs: readonly string[];
  /** The address of its own tracking page as it came; `trackingPage` makes a link of it. */
  readonly trackingTemplate: string | null;
  /** The address of its page for questions as it came; `safePage` makes a link of it. */
  readonly contactAddress: string | null;
  /** Null where it says nothing of the data that it supplies. */
  readonly provided: ProvidedData | null;
  /** What it answers to; true where the service does not say. */
  readonly tracks: Readonly<Record<RequestType, boolean>>;
}

/** Takes numbers for trying alone (docs/interface.md 8); it is not offered. */
const testCarrier = 'TEST';

/**
 * The carriers to choose from, by name: those that take numbers of that kind, or of any kind.
 *
 * @param compare the order in which a reader looks for names
 */
export function offeredCarriers(
  carriers: readonly TrackingCarrier[],
  type: RequestType | null,
  compare: (one: string, other: string) => number,
): readonly TrackingCarrier[] {
  return carriers
    .filter(({ scac }) => scac !== testCarrier)
    .filter(({ tracks }) => (type ? tracks[type] : Object.values(tracks).some(Boolean)))
    .toSorted((one, other) => compare(one.name, other.name));
}

/** Carriers by everything they are called: codes, other codes and names. */
export type CarrierNames = ReadonlyMap<string, TrackingCarrier>;

export function carrierNames(carriers: readonly TrackingCarrier[]): CarrierNames {
  const names = new Map<string, TrackingCarrier>();
  // A code of its own counts more than another carrier's former code.
  for (const carrier of carriers) names.set(keyOf(carrier.scac), carrier);
  for (const carrier of carriers) {
    for (const name of [...carrier.otherScacs, carrier.name, carrier.shortName ?? '']) {
      const key = keyOf(name);
      if (key !== '' && !names.has(key)) names.set(key, carrier);
    }
  }
  return names;
}

/** `Hapag-Lloyd`, `HAPAG LLOYD` and `hlcu` name one carrier. */
export function findCarrier(names: CarrierNames, text: string): TrackingCarrier | null {
  return names.get(keyOf(text)) ?? null;
}

function keyOf(text: string): string {
  return normalizeNumber(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Where the number goes in the address that a carrier's record gives (docs/interface.md 3.6). */
const place = `\${BLNUM}`;

/**
 * A carrier's own page for a number; null where the record gives no address that is safe to follow: https alone, without
 * a sign-in, and with the number in no other place than behind the host.
 *
 * @param template may have `${BLNUM}`; without it, it is the carrier's page for any number
 */
export function trackingPage(template: string | null, number: string): string | null {
  // A lone half of a character cannot be written into an address.
  if (template === null || !number.isWellFormed()) return null;
  const filled = template.trim().replaceAll(place, () => encodeURIComponent(number));
  // Another placeholder that we do not know would be sent as it stands.
  if (/[{}\s\\]/.test(filled)) return null;
  const bare = template.trim().replaceAll(place, '');
  const url = safeUrl(filled);
  return url && URL.canParse(bare) && url.host === new URL(bare).host ? url.href : null;
}

/** Any other page of a carrier, such as that for questions; null where its address is not safe to follow. */
export function safePage(address: string | null): string | null {
  const text = address?.trim() ?? '';
  return /[{}\s\\]/.test(text) ? null : (safeUrl(text)?.href ?? null);
}

function safeUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && !url.username && !url.password ? url : null;
}
