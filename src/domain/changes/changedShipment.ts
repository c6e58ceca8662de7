import { compareText } from '#/domain/records/compareText.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { comma } from '#/language/punctuation.ts';
import type { Instant } from '#/time/instant.ts';
import { type Change, rankOf } from './change.ts';
import type { RecordChanges } from './shipmentChanges.ts';
import { goneShipment, newShipment } from './words.ts';

/** A shipment that is not as it was at the last review. */
export interface ShipmentChanges extends RecordChanges {
  /** Of the shipment. */
  readonly id: string;
  readonly number: string;
  readonly reference: string | null;
  /** As it is now; null where it is gone. */
  readonly shipment: Shipment | null;
  /** What it is compared with: the last review, or when it was marked by itself; null where it is new. */
  readonly reviewedAt: Instant | null;
  /** Of its most important change; smaller is more important. */
  readonly rank: number;
  /** The most important changes in a line. */
  readonly summary: string;
}

/** Puts into one record and one line what has changed of a shipment. */
export function described(
  shipment: Omit<ShipmentChanges, keyof RecordChanges | 'rank' | 'summary'>,
  changes: RecordChanges,
): ShipmentChanges {
  const all = [...changes.changes, ...changes.containers.flatMap((group) => group.changes)];
  const words = [...new Set(all.toSorted((a, b) => rankOf(a) - rankOf(b)).map((change) => change.words))];
  const more = words.length > 3 ? ` and ${words.length - 2} more` : '';
  const summary = words.slice(0, more === '' ? 3 : 2).join(comma) + more;
  return { ...shipment, ...changes, rank: Math.min(...all.map(rankOf)), summary };
}

const whole = (
  kind: 'new' | 'gone',
  change: Omit<Change, 'key' | 'kind' | 'from' | 'to'>,
): RecordChanges => ({
  changes: [{ key: kind, kind, from: null, to: null, ...change }],
  containers: [],
});
export const added = whole('new', { words: newShipment, bearing: 'other' });
export const gone = whole('gone', { words: goneShipment, bearing: 'worse' });

/** Whether the account has it since the last review, which is no news to whoever asked for it. */
export function isAdded({ reviewedAt }: Pick<ShipmentChanges, 'reviewedAt'>): boolean {
  return reviewedAt === null;
}

/** Most important first, what was added last; never depends on the order of the records. */
export function byImportance(a: ShipmentChanges, b: ShipmentChanges): number {
  return Number(isAdded(a)) - Number(isAdded(b)) || a.rank - b.rank || compareText(a.id, b.id);
}
