import type { Fleet } from '#/domain/records/fleet.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type Instant, toInstant } from '#/time/instant.ts';
import { reviewedShipment } from './reviewedShipment.ts';
import { reviewedText } from './reviewedText.ts';

/** A shipment as it was when it was last marked as reviewed. */
export interface ReviewedEntry {
  readonly reviewedAt: Instant;
  /** What was compared of it (reviewedText). */
  readonly text: string;
}

/**
 * `first`: taken by itself when the account was first read to its end. `anew`: the same, because the stored one could not
 * be read. `reviewed`: somebody marked everything as reviewed.
 */
export type SnapshotCause = 'first' | 'anew' | 'reviewed';

/** The fleet as it was at the last review, which later ones are compared with. */
export interface FleetSnapshot {
  readonly cause: SnapshotCause;
  /** When the whole was taken; a shipment that was marked by itself later has a time of its own. */
  readonly reviewedAt: Instant;
  /** By id of the shipment. */
  readonly shipments: ReadonlyMap<string, ReviewedEntry>;
  /** Entries of the stored record that could not be read at all, so that it is not known which shipments they were. */
  readonly lost: number;
}

// A shipment that has not changed stays the same object (data/fleet/queries.ts).
const texts = new WeakMap<Shipment, string>();

/** What is compared of a shipment, made once for each; empty where nothing can be compared. */
export function textOf(shipment: Shipment): string {
  let text = texts.get(shipment);
  if (text === undefined)
    texts.set(shipment, (text = tryOr(() => reviewedText(reviewedShipment(shipment)), '')));
  return text;
}

/** Whether the account was read so completely that what is missing is gone. A record that cannot be read is not. */
export function showsWhatIsGone({ complete, skipped }: Fleet): boolean {
  return complete && skipped === 0;
}

/** Whether a fleet has nothing in common with a snapshot, which is then another account's: it is not to be compared. */
export function isOfAnother({ shipments }: FleetSnapshot, fleet: Fleet): boolean {
  if (shipments.size === 0 || fleet.shipments.length === 0) return false;
  return !fleet.shipments.some(({ id }) => shipments.has(id));
}

/** The first snapshot, of a fleet that was read to its end. Pauses at times, for `runCooperatively`. */
export function* firstSnapshot(
  fleet: Fleet,
  now: Instant,
  cause: Exclude<SnapshotCause, 'reviewed'>,
): Generator<undefined, FleetSnapshot, undefined> {
  for (const [index, shipment] of fleet.shipments.entries()) {
    textOf(shipment);
    if (index % 50 === 0) yield undefined;
  }
  return { ...allReviewed(null, fleet, now), cause };
}

/** Everything that was read counts as reviewed now; what was not read stays as it was. */
export function allReviewed(before: FleetSnapshot | null, fleet: Fleet, now: Instant): FleetSnapshot {
  const shipments = new Map(showsWhatIsGone(fleet) ? [] : before?.shipments);
  for (const shipment of fleet.shipments)
    shipments.set(shipment.id, { reviewedAt: now, text: textOf(shipment) });
  return { cause: 'reviewed', reviewedAt: now, shipments, lost: fleet.complete ? 0 : (before?.lost ?? 0) };
}

/** Whether every shipment of it can be compared. */
export const isWhole = ({ shipments }: FleetSnapshot): boolean =>
  [...shipments.values()].every(({ text }) => text !== '');

/** A shipment to mark as reviewed; without a record where it is gone. */
export interface Subject {
  readonly id: string;
  readonly shipment: Shipment | null;
}

/** These count as reviewed now, as they are; all others stay as they were. */
export function someReviewed(
  before: FleetSnapshot,
  subjects: readonly Subject[],
  now: Instant,
): FleetSnapshot {
  const shipments = new Map(before.shipments);
  for (const { id, shipment } of subjects) {
    if (shipment) shipments.set(id, { reviewedAt: now, text: textOf(shipment) });
    else shipments.delete(id);
  }
  return { ...before, shipments };
}

const version = 1;

/** The snapshot as it is stored, with the names of its first version: nothing but text, numbers and lists. */
export function storedForm({ cause, reviewedAt, shipments }: FleetSnapshot): unknown {
  return {
    version,
    cause,
    seenAt: reviewedAt,
    shipments: [...shipments].map(([id, entry]) => [id, entry.reviewedAt, entry.text]),
  };
}

/**
 * Reads what was stored, whoever wrote it: entry by entry here, part by part where it is compared (readReviewed.ts). Null
 * where there is nothing to compare with, so that comparing begins anew.
 */
export function readSnapshot(stored: unknown): FleetSnapshot | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { cause, seenAt: time, shipments: list } = stored as Partial<Record<string, unknown>>;
  const reviewedAt = toInstant(time);
  if (reviewedAt === null || !Array.isArray(list)) return null;
  const entries: readonly unknown[] = list;
  const read = entries.filter(isEntry);
  return {
    cause: cause === 'first' || cause === 'anew' ? cause : 'reviewed',
    reviewedAt,
    shipments: new Map(read.map(([id, at, text]) => [id, { reviewedAt: at, text }])),
    lost: entries.length - read.length,
  };
}

function isEntry(entry: unknown): entry is [id: string, at: Instant, text: string] {
  if (!Array.isArray(entry)) return false;
  const [id, at, text]: readonly unknown[] = entry;
  return typeof id === 'string' && toInstant(at) !== null && typeof text === 'string';
}
