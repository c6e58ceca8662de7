import type { Facility, Place } from '#/domain/records/place.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { isFreeDayChange } from '#/domain/status/eventMeaning.ts';
import { departureAboard, isPassed } from '#/domain/status/reached.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, isWithinDay } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { isSameSpan, type Span, spanBetween } from '#/time/span.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import type { Located } from './events.ts';
import { type Gap, gapBetween, type GapKind, isOnTheWay, kindSince } from './gaps.ts';
import { type Learned, learnedOf } from './learned.ts';
import type { TimelineLeg } from './legs.ts';
import { isOverdue, type PassedEstimate, passedEstimate } from './passedEstimate.ts';
import { isOfRecord } from './recordedEvents.ts';
import { reachedMilestone } from './trains.ts';

/** What the container has done since a step, and for how long. */
export interface Stay {
  readonly kind: GapKind;
  readonly from: Located;
  /** Null where it is the time since the last event. */
  readonly span: Span | null;
}

/** The time to what is expected next. */
export interface ToGo {
  readonly span: Span;
  readonly next: Pick<TransportEvent, 'name'> & Located;
}

/** The present on the line: how long nothing was reported, and how long until the next step that is expected. */
export interface NowMark {
  /** Null where too little is known of the last event's time. */
  readonly since: Span | null;
  /** What the container has done since the last step that moved it. */
  readonly soFar: Stay | null;
  /** Nothing has happened yet, as far as reported. */
  readonly silent: boolean;
  /** Null where nothing more is expected, or too little is known of its time. */
  readonly toGo: ToGo | null;
  /** Of the next place, else of the last one; null where neither is known. */
  readonly zone: ZoneName | null;
}

export type PlacedRow =
  /** `isAboard`: it is the departure of what the container is aboard, and not reported. */
  | { readonly kind: 'event'; readonly event: TransportEvent; readonly isAboard: boolean }
  /** Stands before the event that ends it. */
  | { readonly kind: 'gap'; readonly gap: Gap; readonly to: TransportEvent }
  | { readonly kind: 'missing'; readonly names: readonly string[] }
  | { readonly kind: 'now'; readonly mark: NowMark };

export interface LegRows {
  readonly leg: TimelineLeg;
  readonly rows: readonly PlacedRow[];
}

/**
 * Puts the rows of a journey into their order: of each leg what happened, the present, what is estimated, and the time between.
 *
 * @param container what its record states, which may be ahead of the events
 */
export function placeRows(legs: readonly TimelineLeg[], container: ContainerFacts, now: Instant): LegRows[] {
  const journey = legs.filter((leg) => leg.kind !== 'notice');
  const shown = journey.flatMap((leg) => [...leg.actuals, ...leg.estimates]);
  const isPast = (event: TransportEvent) =>
    !event.estimated || (event.when !== null && hasPassed(event.when, now));
  const lastActual = shown.findLastIndex((event) => !event.estimated);
  const ahead = shown.findIndex((event, index) => index > lastActual && !isPast(event));
  const past = ahead < 0 ? shown : shown.slice(0, ahead);
  const reached = reachedMilestone(shown, container);
  const mark = { kind: 'now', mark: nowMark(past, shown.slice(past.length), reached, now) } as const;
  const aboard = departureAboard(shown.filter(isOnTheWay), reached);
  const isEnded = journey.at(-1)?.state === 'done' && ahead < 0;

  const drawn: { leg: TimelineLeg; rows: PlacedRow[] }[] = legs.map((leg) => ({ leg, rows: [] }));
  let before: { readonly event: TransportEvent; readonly leg: TimelineLeg } | null = null;
  for (const [index, { leg, rows }] of drawn.entries()) {
    const isOfJourney = leg.kind !== 'notice';
    const add = (event: TransportEvent) => {
      const between =
        isOfJourney && before && isOnTheWay(event) ? gapBetween(before.event, event, now) : null;
      // What carried it did so within one leg; only a stay on land may reach from one leg to the next.
      const gap = between && (before?.leg === leg || isOnLand(between)) ? between : null;
      // The stay at a port lies between two legs and belongs to neither: it ends the first.
      const target = rows.some((row) => row.kind === 'event') ? rows : (drawn[index - 1]?.rows ?? rows);
      if (gap) target.push({ kind: 'gap', gap, to: event });
      if (isOfJourney && isOnTheWay(event)) before = { event, leg };
      rows.push({ kind: 'event', event, isAboard: event === aboard });
    };
    const addMark = (event: TransportEvent | undefined) => {
      if (isOfJourney && !isEnded && event === past.at(-1)) rows.push(mark);
    };
    if (index === 0 && past.length === 0) addMark(undefined);
    for (const event of leg.actuals) add(event);
    if (leg.missing.length > 0) rows.push({ kind: 'missing', names: leg.missing });
    if (leg.actuals.length > 0) addMark(leg.actuals.at(-1));
    for (const event of leg.estimates) {
      add(event);
      addMark(event);
    }
  }
  return drawn;
}

const isOnLand = ({ kind }: Gap) => kind === 'dwell' || kind === 'loading' || kind === 'out';

function nowMark(
  past: readonly TransportEvent[],
  ahead: readonly TransportEvent[],
  reached: number,
  now: Instant,
): NowMark {
  const last = lastTime(past);
  const step = past.findLast((event) => !event.estimated && isOnTheWay(event));
  // Once the record has the container further on, its last event does not say what it does.
  const kind = step && !isPassed(step.name, reached) ? kindSince(step) : null;
  const next = ahead.find((event) => isOnTheWay(event) && event.when) ?? null;
  const lastZone = zoneOf(last);
  const zone = zoneOf(next?.when ?? null) ?? lastZone;
  const at = (place: ZoneName | null): Moment => ({
    kind: 'zoned',
    at: now,
    zone: place ?? utc,
    unknownZone: null,
  });
  const since = last && spanBetween(last, at(lastZone));
  const span = step?.when ? spanBetween(step.when, at(zoneOf(step.when))) : null;
  const left = next?.when ? spanBetween(at(zone), next.when) : null;
  return {
    since,
    soFar: span && kind && step ? stay(kind, step, span, since) : null,
    silent: past.every((event) => event.estimated),
    toGo: left && next ? { span: left, next } : null,
    zone,
  };
}

/** Null for what began today and is not the last that was reported: its length says nothing. */
function stay(kind: GapKind, from: TransportEvent, span: Span, since: Span | null): Stay | null {
  if (since && isSameSpan(span, since)) return { kind, from, span: null };
  return span.precision === 'days' && span.days === 0 ? null : { kind, from, span };
}

/** The latest time of what happened; within a day, that of the step that comes last. */
function lastTime(past: readonly TransportEvent[]): Moment | null {
  let last: Moment | null = null;
  for (const { estimated, when } of past) {
    if (estimated || !when) continue;
    if (!last || sortKey(when) >= sortKey(last) || isWithinDay(when, last)) last = when;
  }
  return last;
}

const zoneOf = (moment: Moment | null) => (moment?.kind === 'zoned' ? moment.zone : null);

/** What all events of a timeline are read against. */
export interface Reading {
  readonly now: Instant;
  readonly tracking: CarrierTracking;
  /** When the service made the container's record; null where unknown. */
  readonly trackedSince: Instant | null;
}

/** Who reported a step: a record alone, or a source as the wire names it; null where it names none. */
export type EventSource =
  | { readonly code: 'record' }
  | { readonly code: 'source'; readonly source: string | null };

/** One event: when, what, where, by whom, and when it was learned. */
export interface EventRow {
  readonly kind: 'event';
  readonly key: string;
  readonly state: 'actual' | 'estimated' | 'overdue';
  /** Of which event it is, as in TransportEvent. */
  readonly name: string;
  /** Null where the source gives no time. */
  readonly when: Moment | null;
  /** The new deadline or appointment, where the event is a change of one. */
  readonly changedTo: Moment | null;
  readonly place: Place | null;
  readonly locode: string | null;
  readonly facility: Facility | null;
  /** Null for an estimate that names none. */
  readonly source: EventSource | null;
  /** Null where it is not known, or says nothing. */
  readonly learned: Learned | null;
  /** What can be said of an estimate whose time has passed; else null. */
  readonly passed: PassedEstimate | null;
}

export function eventRow(
  { event, isAboard }: Extract<PlacedRow, { kind: 'event' }>,
  reading: Reading,
): EventRow {
  const { id, name, estimated, when, changedTo, place, locode, facility } = event;
  const passed = passedEstimate(event, reading.tracking, reading.now, isAboard);
  return {
    kind: 'event',
    key: id,
    state: !estimated ? 'actual' : isOverdue(passed) ? 'overdue' : 'estimated',
    name,
    when,
    changedTo: changedTo && newDeadline(name, changedTo),
    place,
    locode,
    facility,
    source: sourceOf(event),
    learned: isOfRecord(event) ? null : learnedOf(event, reading.trackedSince, reading.now),
    passed,
  };
}

function sourceOf(event: TransportEvent): EventSource | null {
  if (isOfRecord(event)) return { code: 'record' };
  // Estimates come from raw events, which never name their source (docs/interface.md 3.2).
  if (event.dataSource === null && event.estimated) return null;
  return { code: 'source', source: event.dataSource };
}

/** A last free day is a day at its place, which no choice of clock may shift; an appointment is a time. */
function newDeadline(name: string, changedTo: Moment): Moment {
  return isFreeDayChange(name) ? { kind: 'day', day: dayOf(changedTo) } : changedTo;
}
