import type { Place } from '#/domain/records/place.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { type ContainerFacts, noFacts } from '#/domain/status/recordedDates.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { Located } from './events.ts';
import type { Gap } from './gaps.ts';
import { groupEvents, isAfloat } from './groups.ts';
import type { ZoneConflict } from './knownPlaces.ts';
import { isOfFirstReading } from './learned.ts';
import { buildJourney, type LegSources, type TimelineLeg } from './legs.ts';
import { type EventRow, eventRow, type Reading, type PlacedRow, placeRows, type NowMark } from './rows.ts';
import type { JourneyLists } from './selectEvents.ts';
import type { OtherJourney } from './splitJourneys.ts';

// The journey of a container by its events: those that count (estimates.ts, recordedEvents.ts) make legs (legs.ts by
// groups.ts, seaLegs.ts and trains.ts), and legs make rows with gaps, missing steps and the present (rows.ts, gaps.ts).
// progressFacts.ts has the milestones, stage.ts the last of them. docs/architecture.md follows one event all the way.

/** The time between two steps, and what it was spent on. */
export interface GapRow {
  readonly kind: 'gap';
  readonly key: string;
  readonly gap: Gap;
  /** The step that ends it. */
  readonly to: Located;
}

/** Steps that are not reported although later ones prove them. */
export interface MissingRow {
  readonly kind: 'missing';
  readonly key: string;
  /** Of their events. */
  readonly names: readonly string[];
}

/** The present on the line. */
export interface NowRow extends NowMark {
  readonly kind: 'now';
  readonly key: string;
  readonly now: Instant;
}

export type TimelineRow = EventRow | GapRow | MissingRow | NowRow;

/** A leg of the journey under its heading. */
export interface DrawnLeg extends Pick<
  TimelineLeg,
  'key' | 'kind' | 'end' | 'state' | 'vessel' | 'voyageNumber' | 'places'
> {
  readonly rows: readonly TimelineRow[];
  /** The line from top to bottom ends with it. */
  readonly isLast: boolean;
}

/** The journey of a container as it is drawn, in facts that `src/wording` has the words for. */
export interface Timeline {
  readonly legs: readonly DrawnLeg[];
  /** When tracking began, if the journey had begun before; else null. */
  readonly joinedAt: Instant | null;
  /** Other journeys of the same container, which count nowhere. */
  readonly others: readonly DrawnOther[];
  /** What the records and events of a place say differently. */
  readonly zoneConflicts: readonly ZoneConflict[];
}

/** A journey of the container for another shipment. */
export interface DrawnOther {
  readonly key: string;
  readonly isLater: boolean;
  /** The ports on its way, in order; empty where none is reported. */
  readonly places: readonly Place[];
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
    zoneConflicts,
  };
}

function drawnOther({ isLater, events }: OtherJourney, reading: Reading): DrawnOther {
  const groups = groupEvents({ events, rawEvents: [], container: noFacts });
  const places = groups.filter(isAfloat).flatMap((group) => group.places);
  return {
    key: events[0]?.id ?? '',
    isLater,
    places: places.filter((place, index) => !samePlace(place, places[index - 1] ?? null)),
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
  const { key, kind, end, state, vessel, voyageNumber, places } = leg;
  return {
    key,
    kind,
    end,
    state,
    vessel,
    voyageNumber,
    places,
    rows: rows.map((row) => drawnRow(row, reading)),
    isLast,
  };
}

function drawnRow(row: PlacedRow, reading: Reading): TimelineRow {
  switch (row.kind) {
    case 'event':
      return eventRow(row, reading);
    case 'gap':
      return { ...row, key: `to ${row.to.id}` };
    case 'missing':
      return { ...row, key: 'missing' };
    case 'now':
      return nowRow(row.mark, reading);
  }
}

/** Once tracking has stopped, it is not reported what the container has done since, and no estimate has been renewed. */
function nowRow(mark: NowMark, { now, tracking }: Reading): NowRow {
  const shown = isStopped(tracking) ? { ...mark, soFar: null, toGo: null } : mark;
  return { kind: 'now', key: 'now', now, ...shown };
}
