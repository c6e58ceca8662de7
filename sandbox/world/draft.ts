import type { DataSource } from '#/domain/records/vocabulary.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { BookedLeg } from './booking.ts';
import type { Gazetteer, TerminalRecord } from './gazetteer.ts';
import { localMidnight, wallDigits } from './localDay.ts';
import type { EventName, PlannedEvent } from './plan.ts';
import { factPrecision } from './precision.ts';
import { chance, type Key, range, uuidTail, uuidWith } from './random.ts';
import { hour } from './schedule.ts';
import { isOfUser, type Slot } from './slots.ts';

/** What is settled about a shipment before its boxes are planned. */
export interface Draft {
  readonly key: Key;
  readonly slot: Slot;
  readonly gazetteer: Gazetteer;
  readonly scac: string;
  readonly createdAt: Instant;
  /** From when on nothing more is learned; null while tracking goes on. */
  readonly silentFrom: Instant | null;
  readonly legs: readonly BookedLeg[];
  readonly podTerminal: TerminalRecord | null;
  readonly ramp: TerminalRecord | null;
}

/** Something that happens to a box, at its true time. */
export interface Occurrence<Name extends string = EventName> {
  readonly name: Name;
  readonly at: number;
  readonly source: DataSource;
  readonly place: string;
  readonly facilityId?: string | null;
  readonly leg?: BookedLeg;
  readonly value?: Instant;
}

/** The service asks the carrier every 4.8 hours, so that what it learns in one answer shares one `created_at`. */
export const pollEvery = 4.8 * hour;

/** The shift of a shipment's polls, in whole seconds. */
export function pollPhase(key: Key): number {
  const phase = (key.a >>> 0) % pollEvery;
  return phase - (phase % 1000);
}

/** The last poll of the carrier at or before an instant. */
export function lastPoll(phase: number, at: number): Instant {
  return instant(Math.floor((at - phase) / pollEvery) * pollEvery + phase);
}

/** The first poll of the carrier at or after an instant. */
export function nextPoll(key: Key, at: number): Instant {
  const phase = pollPhase(key);
  return instant(Math.ceil((at - phase) / pollEvery) * pollEvery + phase);
}

/** When the service learns of something that happened; never before the shipment was there. */
export function learnedAt(draft: Draft, source: DataSource, at: number, label: string): Instant {
  const known =
    source === 'shipping_line'
      ? nextPoll(draft.key, at + 0.2 * hour)
      : at +
        (source === 'ais' ? range(0.2, 0.4, draft.key, label) : range(0.2, 1.5, draft.key, label)) * hour;
  return wholeSecond(Math.max(known, firstAnswer(draft)));
}

/** When the first answer of the carrier came in: soon after the request, and to a user's request with the shipment. */
export function firstAnswer(draft: Draft): Instant {
  if (isOfUser(draft.slot.index)) return draft.createdAt;
  return wholeSecond(draft.createdAt + range(5, 90, draft.key, 'first answer') * 1000);
}

export function wholeSecond(at: number): Instant {
  return instant(Math.round(at / 1000) * 1000);
}

/**
 * Turns occurrences into the events that the service tells, in true order: times as exact as the source is, some
 * places missing, and nothing that is learned after tracking fell silent.
 *
 * @param known the earliest time anything about this box is known
 * @param label tells the ids of one list from those of another
 */
export function reportedEvents<Name extends string>(
  draft: Draft,
  box: Key,
  known: Instant,
  happened: readonly Occurrence<Name>[],
  label = 'event',
): PlannedEvent<Name>[] {
  const tail = uuidTail(box);
  return happened
    .toSorted((a, b) => a.at - b.at)
    .flatMap((occurrence, index) => {
      const event = reportedEvent(draft, box, known, occurrence, uuidWith(tail, box, label, index), index);
      return draft.silentFrom !== null && event.knownAt > draft.silentFrom ? [] : [event];
    });
}

function reportedEvent<Name extends string>(
  draft: Draft,
  box: Key,
  known: Instant,
  fact: Occurrence<Name>,
  id: string,
  index: number,
): PlannedEvent<Name> {
  const zone = draft.gazetteer.place(fact.place)?.timeZone ?? 'UTC';
  const placeless = losesPlace(fact) && chance(0.06, box, 'placeless', index);
  const precision = factPrecision(draft, fact);
  // AIS has seconds, people and systems have minutes.
  const exact = fact.source === 'ais' ? wholeSecond(fact.at) : instant(Math.floor(fact.at / 60_000) * 60_000);
  const zoned = precision === 'day' ? localMidnight(fact.at, zone) : exact;
  const at = placeless ? wallDigits(zoned, zone) : zoned;
  // That a deadline has changed is known with the deadline itself.
  const learned =
    fact.value === undefined ? learnedAt(draft, fact.source, fact.at, fact.name) : wholeSecond(fact.at);
  return {
    id,
    name: fact.name,
    at,
    precision,
    knownAt: instant(Math.max(learned, known, at)),
    source: fact.source,
    place: placeless ? null : fact.place,
    facilityId: placeless ? null : (fact.facilityId ?? null),
    vesselImo: fact.leg?.vesselImo ?? null,
    voyageNumber: fact.leg?.voyageNumber ?? null,
    value: fact.value ?? null,
    withdrawnAt: null,
    previousVersion: null,
  };
}

// Only events from which no attribute of the container is made, since attributes are reported with a zone.
function losesPlace({ name }: Occurrence<string>): boolean {
  return name === 'empty_out' || name === 'full_in' || name === 'transshipment_loaded';
}
