import { checkRemainder } from '#/domain/records/containerNumber.ts';
import carrierData from './geo/carriers.json' with { type: 'json' };
import { chance, hash, type Key, pick, range } from './random.ts';
import type { Slot } from './slots.ts';

const lessorPrefixes = Object.values(carrierData.lessors).flat();
// Some carriers have no containers of their own.
const ownPrefixes = new Map(
  carrierData.carriers
    .filter(({ prefixes }) => prefixes.length > 0)
    .map(({ scac, prefixes }) => [scac, prefixes]),
);

// Serials come from a permutation of slot, box and generation, so that no two boxes that are in the account at
// the same time share one: 899,981 is prime, and room for 14,000 slots before it repeats.
const serials = 899_981;

function serial(seed: Key, count: number, label: string): number {
  const shift = hash(seed, label) % serials;
  // Slots of users' requests count down from -1, so that theirs are the last to be given out again.
  return 100_000 + ((((count * 611_953 + shift) % serials) + serials) % serials);
}

/** The number of a container; it passes ISO 6346. A third of all boxes belong to lessors. */
export function containerNumber(
  seed: Key,
  slot: Slot,
  generation: number,
  box: number,
  scac: string,
): string {
  const count = (slot.index * 4 + box) * 16 + (((generation % 16) + 16) % 16);
  const digits = String(serial(seed, count, 'containers'));
  const key = slot.key;
  const leased = chance(0.34, key, `leased ${generation}`, box);
  const own = ownPrefixes.get(scac) ?? lessorPrefixes;
  const prefixes = leased ? lessorPrefixes : own;
  const first = pick(prefixes, key, `prefix ${generation}`, box);
  for (const prefix of [first, ...own, ...lessorPrefixes]) {
    const remainder = checkRemainder(prefix + digits);
    if (remainder !== 10) return `${prefix}${digits}${remainder}`;
  }
  throw new Error(`No owner prefix gives ${digits} a check digit.`);
}

export interface ShipmentNumbers {
  readonly billOfLading: string;
  /** As the carrier's own systems know it; many drop the prefix. */
  readonly normalizedNumber: string;
  readonly bookingNumber: string;
}

// How carriers number bills of lading: letters between the SCAC and the serial, and what the serial is padded to.
const styles: Readonly<Record<string, readonly [letters: string, width: number]>> = {
  MAEU: ['', 9],
  MSCU: ['', 8],
  CMDU: ['SHZ', 7],
  COSU: ['', 10],
  HLCU: ['SHA', 9],
  ONEY: ['SGNF', 8],
  EGLV: ['', 12],
  HDMU: ['', 9],
  ZIMU: ['NGB', 8],
};

export function shipmentNumbers(seed: Key, slot: Slot, generation: number, scac: string): ShipmentNumbers {
  const count = slot.index * 16 + (((generation % 16) + 16) % 16);
  const [letters, width] = styles[scac] ?? ['', 9];
  const filler = String(hash(slot.key, `bill ${generation}`)).padStart(10, '7');
  const tail = letters + filler.slice(0, Math.max(0, width - 6)) + String(serial(seed, count, 'bills'));
  const keepsPrefix = chance(0.3, slot.key, `normalized ${generation}`);
  const bookingStart = pick(['EBK', 'BK', '25', '7', 'SO'], slot.key, `booking ${generation}`);
  return {
    billOfLading: scac + tail,
    normalizedNumber: keepsPrefix ? scac + tail : tail,
    bookingNumber: `${bookingStart}${serial(seed, count, 'bookings')}${Math.floor(range(10, 99, slot.key, 'booking tail', generation))}`,
  };
}
