import type { Instant } from '#/time/instant.ts';
import { type EventRow, eventRow, type Reading } from './eventRow.ts';
import { isAfloat, type TimelineKind } from './groups.ts';
import { isOfFirstReading } from './learned.ts';
import { buildJourney, type JourneySources, type LegState, type TimelineLeg } from './legs.ts';
import { type NowRow, nowRow } from './nowRow.ts';
import { type PlacedRow, placeRows } from './rows.ts';
import { gapWords, legTitle, missingWords, placesWords, vesselNotReported } from './words.ts';

// The journey of a container by its events: those that count (estimates.ts, recordedEvents.ts) make legs (legs.ts by
// groups.ts, seaLegs.ts and trains.ts), and legs make rows with gaps, missing steps and the present (rows.ts, gaps.ts,
// missing.ts, nowRow.ts). progress.ts has the milestones. docs/architecture.md follows one event all the way.

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
  readonly vessel: { readonly name: string; readonly voyage: string | null } | null;
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
}

/** Makes the timeline of a container from its events and records: the one function that does. */
export function timeline(sources: JourneySources, now: Instant): Timeline {
  const { shipment, container, events } = sources;
  const reading: Reading = {
    now,
    tracking: shipment.carrierTracking,
    trackedSince: container.createdAt,
  };
  const placed = placeRows(buildJourney(sources), now);
  const last = placed.findLast(({ leg }) => leg.kind !== 'notice');
  return {
    legs: placed.map((one) => drawnLeg(one.leg, one.rows, one === last, reading)),
    joinedAt: events.some((event) => isOfFirstReading(event, container.createdAt))
      ? container.createdAt
      : null,
  };
}

function drawnLeg(leg: TimelineLeg, rows: readonly PlacedRow[], isLast: boolean, reading: Reading): DrawnLeg {
  const { key, kind, state, vessel, voyageNumber } = leg;
  return {
    key,
    kind,
    state,
    title: legTitle(leg),
    vessel: isAfloat(leg) ? { name: vessel?.name ?? vesselNotReported, voyage: voyageNumber } : null,
    places: placesWords(leg.places),
    rows: rows.map((row) => drawnRow(row, reading)),
    isLast,
  };
}

function drawnRow(row: PlacedRow, reading: Reading): TimelineRow {
  switch (row.kind) {
    case 'event':
      return eventRow(row.event, reading);
    case 'gap':
      return {
        kind: 'gap',
        key: `to ${row.to.id}`,
        length: row.gap.words,
        words: gapWords(row.gap, row.to),
        isActual: row.gap.basis === 'actual',
      };
    case 'missing':
      return { kind: 'missing', key: 'missing', words: missingWords(row.names) };
    case 'now':
      return nowRow(row.mark, reading);
  }
}
