import type { Vessel } from '#/domain/records/place.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import { vesselName } from '#/domain/records/vessel.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { type ContainerFacts, noFacts } from '#/domain/status/recordedDates.ts';
import { colon } from '#/language/punctuation.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { ZoneName } from '#/time/zone.ts';
import { groupEvents, isAfloat, type TimelineKind } from './groups.ts';
import { isOfFirstReading } from './learned.ts';
import { buildJourney, type LegSources, type LegState, type TimelineLeg } from './legs.ts';
import { type EventRow, eventRow, type Reading, type PlacedRow, placeRows, type NowMark } from './rows.ts';
import type { JourneyLists } from './selectEvents.ts';
import { sameDaySpan } from './span.ts';
import type { OtherJourney } from './splitJourneys.ts';
import {
  earlierJourney,
  describeGap,
  laterJourney,
  legTitle,
  describeZoneConflict,
  describeMissing,
  formatPlaces,
  noEventsYet,
  formatSince,
  formatSoFar,
  describeStay,
  formatToGo,
} from './words.ts';

// The journey of a container by its events: those that count (estimates.ts, recordedEvents.ts) make legs (legs.ts by
// groups.ts, seaLegs.ts and trains.ts), and legs make rows with gaps, missing steps and the present (rows.ts, gaps.ts).
// progressFacts.ts has the milestones, stage.ts the last of them. docs/architecture.md follows one event all the way.

/** The time between two steps, and what it was spent on. */
export interface GapRow {
  readonly kind: 'gap';
  readonly key: string;
  /** `18 d 4 h` */
  readonly length: string;
  /** `dwell at Tanger Med`, `at sea, end estimated` */
  readonly words: string;
  /** Both ends have happened. */
  readonly isActual: boolean;
}

/** Steps that are not reported although later ones prove them. */
export interface MissingRow {
  readonly kind: 'missing';
  readonly key: string;
  readonly words: string;
}

export type TimelineRow = EventRow | GapRow | MissingRow | NowRow;

/** A leg of the journey under its heading. */
export interface DrawnLeg {
  readonly key: string;
  readonly kind: TimelineKind;
  /** Null for notices, which are no part of the journey. */
  readonly state: LegState | null;
  /** `Vessel`, `Rail`, `Gate at origin` */
  readonly title: string;
  /** Null for a leg on land. */
  readonly vessel: {
    readonly name: string;
    readonly voyage: string | null;
    /** Null where none is reported. */
    readonly record: Vessel | null;
  } | null;
  /** `Shanghai → Los Angeles`; empty where no place is reported. */
  readonly places: string;
  readonly rows: readonly TimelineRow[];
  /** The line from top to bottom ends with it. */
  readonly isLast: boolean;
}

/** The journey of a container as it is drawn, every row in its final words: only times are left to format. */
export interface Timeline {
  readonly legs: readonly DrawnLeg[];
  /** When tracking began, if the journey had begun before; else null. */
  readonly joinedAt: Instant | null;
  /** Other journeys of the same container, which count nowhere. */
  readonly others: readonly DrawnOther[];
  /** What the records and events of a place say differently, in sentences. */
  readonly notes: readonly string[];
}

/** A journey of the container for another shipment. */
export interface DrawnOther {
  readonly key: string;
  /** `Earlier journey of this container` */
  readonly title: string;
  /** `Shanghai → Oakland`; empty where no place is reported. */
  readonly places: string;
  /** When it ended; null where not reported. */
  readonly ended: Moment | null;
  readonly legs: readonly DrawnLeg[];
}

type TimelineSources = LegSources & Partial<Pick<JourneyLists, 'others' | 'zoneConflicts'>>;

/** Makes the timeline of a container from its events and records: the one function that does. */
export function timeline(sources: TimelineSources, now: Instant): Timeline {
  const { shipment, container, events, others = [], zoneConflicts = [] } = sources;
  const reading: Reading = {
    now,
    tracking: shipment.carrierTracking,
    trackedSince: container.createdAt,
  };
  return {
    legs: drawnLegs(buildJourney(sources), container, reading),
    joinedAt: events.some((event) => !event.invalidated && isOfFirstReading(event, container.createdAt))
      ? container.createdAt
      : null,
    others: others.map((other) => drawnOther(other, reading)),
    notes: zoneConflicts.map(describeZoneConflict),
  };
}

function drawnOther({ isLater, events }: OtherJourney, reading: Reading): DrawnOther {
  const groups = groupEvents({ events, rawEvents: [], container: noFacts });
  const places = groups.filter(isAfloat).flatMap((group) => group.places);
  const distinct = places.filter((place, index) => !samePlace(place, places[index - 1] ?? null));
  return {
    key: events[0]?.id ?? '',
    title: isLater ? laterJourney : earlierJourney,
    places: formatPlaces(distinct),
    ended: events.findLast(({ when }) => when !== null)?.when ?? null,
    legs: drawnLegs(
      groups.map((group) => ({ ...group, state: 'done', missing: [] })),
      noFacts,
      reading,
    ),
  };
}

function drawnLegs(legs: readonly TimelineLeg[], container: ContainerFacts, reading: Reading): DrawnLeg[] {
  const placed = placeRows(legs, container, reading.now);
  const last = placed.findLast(({ leg }) => leg.kind !== 'notice');
  return placed.map((one) => drawnLeg(one.leg, one.rows, one === last, reading));
}

function drawnLeg(leg: TimelineLeg, rows: readonly PlacedRow[], isLast: boolean, reading: Reading): DrawnLeg {
  const { key, kind, state, vessel, voyageNumber } = leg;
  return {
    key,
    kind,
    state,
    title: legTitle(leg),
    vessel: isAfloat(leg) ? { name: vesselName(vessel), voyage: voyageNumber, record: vessel } : null,
    places: formatPlaces(leg.places),
    rows: rows.map((row) => drawnRow(row, reading)),
    isLast,
  };
}

function drawnRow(row: PlacedRow, reading: Reading): TimelineRow {
  switch (row.kind) {
    case 'event':
      return eventRow(row, reading);
    case 'gap':
      return {
        kind: 'gap',
        key: `to ${row.to.id}`,
        length: row.gap.words,
        words: describeGap(row.gap, row.to),
        isActual: row.gap.basis === 'actual',
      };
    case 'missing':
      return { kind: 'missing', key: 'missing', words: describeMissing(row.names) };
    case 'now':
      return nowRow(row.mark, reading);
  }
}

/** The present on the line. */
export interface NowRow {
  readonly kind: 'now';
  readonly key: string;
  readonly now: Instant;
  /** Of the next place, else of the last one; null where neither is known. */
  readonly zone: ZoneName | null;
  /** `22 d since the last event: at sea`, `About 2 d to go to Los Angeles` */
  readonly lines: readonly string[];
}

/** What can be said at this moment. Once tracking has stopped, it is not reported what the container has done since. */
function nowRow(mark: NowMark, { now, tracking }: Reading): NowRow {
  const { since, silent, soFar, toGo, next, zone } = mark;
  const stay = soFar && !isStopped(tracking) ? describeStay(soFar.kind, soFar.from) : null;
  const isSinceLast = soFar?.words === since?.words;
  const last = silent ? noEventsYet : formatSince(since?.words ?? null);
  const lines = [stay !== null && isSinceLast ? `${last}${colon}${stay}` : last];
  if (stay !== null && soFar && !isSinceLast && soFar.words !== sameDaySpan) {
    lines.push(formatSoFar(soFar.words, stay));
  }
  // No estimate has been renewed since.
  if (toGo !== null && !isStopped(tracking)) lines.push(formatToGo(toGo, next));
  return { kind: 'now', key: 'now', now, zone, lines };
}
