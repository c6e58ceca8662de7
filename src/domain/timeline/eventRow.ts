import type { Facility, Place } from '#/domain/records/place.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { sourceName } from '#/domain/records/sourceName.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { describeLearned } from './learned.ts';
import { isOverdue, type PassedEstimate, passedEstimate } from './passedEstimate.ts';
import { isOfRecord } from './recordedEvents.ts';
import { eventLabel, ofRecordLabel } from './words.ts';

/** What all events of a timeline are read against. */
export interface Reading {
  readonly now: Instant;
  readonly tracking: CarrierTracking;
  /** When the service made the container's record; null where unknown. */
  readonly trackedSince: Instant | null;
}

/** One event: when, what, where, by whom, and when it was learned. */
export interface EventRow {
  readonly kind: 'event';
  readonly key: string;
  readonly state: 'actual' | 'estimated' | 'overdue';
  readonly label: string;
  /** Null where the source gives no time. */
  readonly when: Moment | null;
  /** The new deadline or appointment, where the event is a change of one. */
  readonly changedTo: Moment | null;
  readonly place: Place | null;
  readonly locode: string | null;
  readonly facility: Facility | null;
  /** Of which event it is, as in TransportEvent. */
  readonly name: string;
  /** Who reported it: `carrier`; null where no source is named. */
  readonly source: string | null;
  /** How long after the event it was reported: `reported 6 h later`; null where that is not known or at once. */
  readonly learned: string | null;
  /** What can be said of an estimate whose time has passed; else null. */
  readonly passed: PassedEstimate | null;
}

export function eventRow(event: TransportEvent, reading: Reading): EventRow {
  const { id, name, estimated, when, changedTo, place, locode, facility } = event;
  const passed = passedEstimate(event, reading.tracking, reading.now);
  return {
    kind: 'event',
    key: id,
    state: !estimated ? 'actual' : isOverdue(passed) ? 'overdue' : 'estimated',
    label: eventLabel(name, estimated),
    when,
    changedTo: changedTo && newDeadline(name, changedTo),
    place,
    locode,
    facility,
    name,
    source: describeSource(event),
    learned: isOfRecord(event) ? null : describeLearned(event, reading.trackedSince, reading.now),
    passed,
  };
}

function describeSource(event: TransportEvent): string | null {
  if (isOfRecord(event)) return ofRecordLabel;
  // Estimates come from raw events, which never name their source (docs/interface.md 3.2).
  return event.dataSource !== null || !event.estimated ? sourceName(event.dataSource) : null;
}

/** A last free day is a day at its place, which no choice of clock may shift; an appointment is a time. */
function newDeadline(name: string, changedTo: Moment): Moment {
  return name.includes('.pickup_lfd') ? { kind: 'day', day: dayOf(changedTo) } : changedTo;
}
