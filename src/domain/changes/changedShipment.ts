import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { rankOf } from './changeRank.ts';
import type { RecordChanges } from './shipmentChanges.ts';

/** A shipment that is not as it was at the last review. */
export interface ShipmentChanges extends RecordChanges {
  /** Of the shipment. */
  readonly id: string;
  /** Null where it is gone and cannot be read. */
  readonly number: string | null;
  readonly reference: string | null;
  /** As it is now; null where it is gone. */
  readonly shipment: Shipment | null;
  /** What it is compared with: the last review, or when it was marked by itself; null where it is new. */
  readonly reviewedAt: Instant | null;
  /** Of its most important change; smaller is more important. */
  readonly rank: number;
}

/** What has changed of a shipment, with how important it is. */
export function ranked(
  shipment: Omit<ShipmentChanges, keyof RecordChanges | 'rank'>,
  changes: RecordChanges,
): ShipmentChanges {
  const all = [...changes.changes, ...changes.containers.flatMap((group) => group.changes)];
  return { ...shipment, ...changes, rank: Math.min(...all.map((change) => rankOf(change))) };
}

const whole = (code: 'shipmentAdded' | 'shipmentGone'): RecordChanges => ({
  changes: [{ code, from: null, to: null }],
  containers: [],
});
export const added = whole('shipmentAdded');
export const gone = whole('shipmentGone');

/** Whether the account has it since the last review, which is no news to whoever asked for it. */
export function isAdded({ reviewedAt }: Pick<ShipmentChanges, 'reviewedAt'>): boolean {
  return reviewedAt === null;
}

/** Most important first, what was added last; never depends on the order of the records. */
export function byImportance(a: ShipmentChanges, b: ShipmentChanges): number {
  return Number(isAdded(a)) - Number(isAdded(b)) || a.rank - b.rank || compareCodeUnits(a.id, b.id);
}
