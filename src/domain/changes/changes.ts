import type { Fleet } from '#/domain/records/fleet.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { added, byImportance, gone, ranked, type ShipmentChanges } from './changedShipment.ts';
import { type FleetChanges, noChanges } from './fleetChanges.ts';
import { readReviewedText } from './readReviewed.ts';
import { reviewedShipment } from './reviewedShipment.ts';
import { type FleetSnapshot, type ReviewedEntry, showsWhatIsGone, textOf } from './reviewSnapshot.ts';
import { shipmentChanges } from './shipmentChanges.ts';

// What is different since the last review: reviewSnapshot.ts is the fleet as it was then (reviewedShipment.ts,
// reviewedText.ts), shipmentChanges.ts and containerChanges.ts compare with it, change.ts has what they find, and
// changeRank.ts says what counts most.

/**
 * What has changed since the snapshot. What has not been read is left out: a shipment is gone only when the
 * account was read to its end. Pauses at times, for `runCooperatively`.
 */
export function* findChanges(
  snapshot: FleetSnapshot,
  fleet: Fleet,
): Generator<undefined, FleetChanges, undefined> {
  const found: ShipmentChanges[] = [];
  let { unreadable, partial, rejected } = noChanges;
  for (const [index, shipment] of fleet.shipments.entries()) {
    if (index % 100 === 99) yield undefined;
    const entry = snapshot.shipments.get(shipment.id);
    const compared = tryOr(() => compare(shipment, entry, fleet.readAt), 'rejected');
    if (compared === 'rejected') rejected += 1;
    else if (compared === 'unreadable') unreadable += 1;
    else if (compared === null) found.push(...ofNew(shipment, snapshot, fleet.readAt));
    else {
      if (!compared.whole) partial += 1;
      if (compared.changes) found.push(compared.changes);
    }
  }
  if (showsWhatIsGone(fleet)) found.push(...ofGone(snapshot, fleet));
  return { shipments: found.toSorted(byImportance), unreadable, partial, rejected };
}

/** What has changed of one shipment that was read by itself; null where nothing has, or nothing is known. */
export function changesOf(
  snapshot: FleetSnapshot,
  shipment: Shipment,
  readAt: Instant,
): ShipmentChanges | null {
  const compared = compare(shipment, snapshot.shipments.get(shipment.id), readAt);
  return compared === null || typeof compared === 'string' ? null : compared.changes;
}

interface Compared {
  readonly whole: boolean;
  readonly changes: ShipmentChanges | null;
}
type Answer = Compared | 'unreadable' | 'rejected';

const same: Compared = { whole: true, changes: null };
const known = new WeakMap<
  Shipment,
  { readonly text: string; readonly reviewedAt: Instant; readonly answer: Answer }
>();

/** Null: it was not there. */
function compare(
  shipment: Shipment,
  entry: ReviewedEntry | undefined,
  readAt: Instant | null,
): Answer | null {
  if (!entry) return null;
  const { text, reviewedAt } = entry;
  // What was read before the review cannot be news: it was marked on a page that had read it later.
  if (isOlder(readAt, reviewedAt)) return same;
  const now = textOf(shipment);
  if (now === '') return 'rejected';
  if (text === now) return same;
  const before = known.get(shipment);
  if (before?.text === text && before.reviewedAt === reviewedAt) return before.answer;
  const answer = compareText(shipment, entry);
  known.set(shipment, { text, reviewedAt, answer });
  return answer;
}

const isOlder = (readAt: Instant | null, reviewedAt: Instant) => readAt !== null && readAt < reviewedAt;

function compareText(shipment: Shipment, { text, reviewedAt }: ReviewedEntry): Answer {
  const read = readReviewedText(text);
  if (!read) return 'unreadable';
  const now = reviewedShipment(shipment);
  const changes = shipmentChanges(read.reviewed, { ...now, ataOfShipment: shipment.podAta });
  const isSame = changes.changes.length === 0 && changes.containers.length === 0;
  const { number, reference } = now;
  const whole = { id: shipment.id, number, reference, shipment, reviewedAt };
  return { whole: read.whole, changes: isSame ? null : ranked(whole, changes) };
}

function ofNew(
  shipment: Shipment,
  { lost, reviewedAt }: FleetSnapshot,
  readAt: Instant | null,
): ShipmentChanges[] {
  if (isOlder(readAt, reviewedAt)) return [];
  // It may be one of those whose entry could not be read.
  const isOld = shipment.createdAt === null || shipment.createdAt <= reviewedAt;
  if (lost > 0 && isOld) return [];
  const { id, billOfLading: number, refNumbers } = shipment;
  return [ranked({ id, number, reference: refNumbers[0] ?? null, shipment, reviewedAt: null }, added)];
}

function ofGone({ shipments }: FleetSnapshot, fleet: Fleet): ShipmentChanges[] {
  const left = new Set(fleet.shipments.map(({ id }) => id));
  return [...shipments]
    .filter(([id, { reviewedAt }]) => !left.has(id) && !isOlder(fleet.readAt, reviewedAt))
    .map(([id, entry]) => goneShipment(id, entry));
}

function goneShipment(id: string, { text, reviewedAt }: ReviewedEntry): ShipmentChanges {
  const reviewed = readReviewedText(text)?.reviewed;
  const { number = null, reference = null } = reviewed ?? {};
  return ranked({ id, number, reference, shipment: null, reviewedAt }, gone);
}
