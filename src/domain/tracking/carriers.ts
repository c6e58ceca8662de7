import { normalizeNumber } from '#/domain/records/identifiers.ts';
import type { ProvidedData } from '#/domain/records/providedData.ts';
import type { RequestType } from './requestType.ts';

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

/** The carriers to choose from, by name: those that take numbers of that kind, or of any kind. */
export function offeredCarriers(
  carriers: readonly TrackingCarrier[],
  type: RequestType | null,
): readonly TrackingCarrier[] {
  return carriers
    .filter(({ scac }) => scac !== testCarrier)
    .filter(({ tracks }) => (type ? tracks[type] : Object.values(tracks).some(Boolean)))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
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
