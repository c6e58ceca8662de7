import type { Container } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { Place } from '#/domain/records/place.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { differentVessels } from '#/domain/records/vesselIdentity.ts';
import { milestoneOf } from '#/domain/status/reached.ts';
import { day } from '#/time/durations.ts';
import { mayAgree, mayLackTime, withZoneOfOther } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { atSamePlace } from './events.ts';
import {
  endsAtTransshipment,
  groupEvents,
  type GroupSources,
  isAfloat,
  type TimelineGroup,
} from './groups.ts';
import { withPortOut } from './portOut.ts';
import { type RecordedEnd, recordedEnds, recordSteps } from './recordedEvents.ts';
import { withLegsToCome } from './toCome.ts';
import { reachedMilestone } from './trains.ts';

/** Times of one departure or arrival that are farther apart are of two. */
const farthest = 3 * day;

export type LegState = 'done' | 'underWay' | 'expected';

/** A part of the journey, whether anything of it was reported or not. */
export interface TimelineLeg extends TimelineGroup {
  /** Null for notices, which are no part of the journey. */
  readonly state: LegState | null;
  /** Names of steps that are not reported although later ones prove them. */
  readonly missing: readonly string[];
}

export interface LegSources extends Omit<GroupSources, 'container' | 'records'> {
  readonly shipment: Shipment;
  readonly container: Container;
}

/**
 * The journey of a container from the port of loading to the empty return: the legs of its events, those to come as
 * far as the records name them, and of each leg how it stands.
 */
export function buildJourney({ shipment, container, ...sources }: LegSources): TimelineLeg[] {
  const records = recordSteps(shipment, container);
  const ends = recordedEnds(records, shipment);
  const chosen = (list: readonly TransportEvent[]) =>
    withChosenTimes(withPortOut(list, shipment, container), ends);
  const [events, rawEvents] = [chosen(sources.events), chosen(sources.rawEvents)];
  const reported = groupEvents({ events, rawEvents, container, records });
  const reached = reachedMilestone(
    reported.flatMap((group) => [...group.actuals, ...group.estimates]),
    container,
  );
  const legs = withLegsToCome(
    reported.map((leg) => withEnds(leg, reported, shipment)),
    shipment,
    container,
  );
  return legs.map((leg) => ({
    ...leg,
    state: leg.kind === 'notice' ? null : stateOf(leg, legs, reached),
    missing: missingSteps(leg, legs, reached),
  }));
}

// The events of what is under way name only where it left; the record of the shipment knows where it goes.
function withEnds(leg: TimelineGroup, legs: readonly TimelineGroup[], shipment: Shipment): TimelineGroup {
  const { portOfLoading, portOfDischarge, podVessel } = shipment;
  if (leg.kind === 'rail' || leg.kind === 'inland') {
    const port = leg.end === 'origin' ? portOfLoading : portOfDischarge;
    if (!port || touches(leg, port)) return leg;
    return { ...leg, places: leg.end === 'origin' ? [...leg.places, port] : [port, ...leg.places] };
  }
  const isLast = leg === legs.findLast(isAfloat);
  // A voyage proves nothing: one event of a leg may carry that of another.
  const goesThere = !leg.vessel || !podVessel || !differentVessels(leg.vessel, podVessel);
  if (!isLast || endsAtTransshipment(leg) || !goesThere || !portOfDischarge || touches(leg, portOfDischarge))
    return leg;
  return { ...leg, places: [...leg.places, portOfDischarge] };
}

const touches = (leg: TimelineGroup, place: Place) => leg.places.some((one) => samePlace(one, place));

function stateOf(leg: TimelineGroup, legs: readonly TimelineGroup[], reached: number): LegState {
  if (isBehind(leg, legs, reached)) return 'done';
  return leg.actuals.length > 0 ? 'underWay' : 'expected';
}

function isBehind(leg: TimelineGroup, legs: readonly TimelineGroup[], reached: number): boolean {
  const has = (pattern: RegExp) => leg.actuals.some((event) => pattern.test(event.name));
  const later = legs.slice(legs.indexOf(leg) + 1);
  if (leg.end === 'origin') {
    const isAboard =
      reached >= milestoneOf('vessel_loaded') || later.some((one) => isAfloat(one) && one.actuals.length > 0);
    return (
      isAboard ||
      (leg.kind === 'gate' &&
        later.some((one) => one.kind === 'rail' && one.end === 'origin' && one.actuals.length > 0))
    );
  }
  if (isAfloat(leg)) {
    const isLeft = later.some((one) => isAfloat(one) && one.actuals.length > 0);
    return isLeft || has(/_discharged$/) || reached >= milestoneOf('vessel_discharged');
  }
  if (leg.kind === 'gate')
    return leg.end === 'port' ? reached >= milestoneOf('port_out') : has(/^(delivered|empty_in)$/);
  const ends = leg.kind === 'inland' ? 'arrived_at_inland_destination' : 'rail_unloaded';
  return has(/^rail_unloaded$/) || reached >= milestoneOf(ends);
}

/** What every leg is made of, in order: its place in this list is the role of a step. */
const roles = ['loaded', 'departed', 'arrived', 'discharged'] as const;

// A leg of which nothing is reported cannot hold another vessel's events.
const isIdentified = ({ vessel, voyageNumber, actuals, estimates }: TimelineGroup) =>
  vessel !== null || voyageNumber !== null || actuals.length + estimates.length === 0;
const roleOf = (name: string) => roles.findIndex((role) => name.endsWith(`_${role}`));
const railSteps = ['rail_loaded', 'rail_departed', 'arrived_at_inland_destination', 'rail_unloaded'];

/**
 * The steps of a leg that are not reported although later steps prove them, by their event names. A step
 * is claimed only where it follows for certain: not of vessels that look alike.
 *
 * @param legs the whole journey; `leg` is one of them
 * @param reached the furthest milestone that is behind the container
 */
function missingSteps(
  leg: TimelineGroup,
  legs: readonly TimelineGroup[],
  reached: number,
): readonly string[] {
  const reported = leg.actuals.map((event) => event.name);
  if (isAfloat(leg)) return missingAtSea(leg, legs.filter(isAfloat), reached);
  if (leg.kind === 'rail' && leg.end === 'destination') {
    const last = Math.max(...reported.map((name) => railSteps.indexOf(name)), railProof(reached));
    return railSteps.slice(0, Math.max(0, last)).filter((name) => !reported.includes(name));
  }
  if (leg.kind === 'gate' && leg.end === 'origin') {
    const isAboard = reached >= milestoneOf('vessel_loaded');
    return isAboard && reported.includes('empty_out') && !reported.includes('full_in') ? ['full_in'] : [];
  }
  if (leg.kind === 'gate' && leg.end === 'destination') {
    const isOut = reported.includes('delivered') || reported.includes('empty_in');
    return isOut && !reported.includes('full_out') ? ['full_out'] : [];
  }
  return [];
}

function railProof(reached: number): number {
  return reached >= milestoneOf('rail_unloaded') ? railSteps.length : -1;
}

function missingAtSea(leg: TimelineGroup, sea: readonly TimelineGroup[], reached: number): string[] {
  if (sea.length > 1 && !sea.every(isIdentified)) return [];
  const isOver =
    reached >= milestoneOf('vessel_discharged') ||
    sea.slice(sea.indexOf(leg) + 1).some((later) => later.actuals.length > 0);
  const reported = leg.actuals.map((event) => roleOf(event.name));
  const last = isOver ? roles.length : Math.max(...reported);
  return roles
    .map((role, index) => ({ index, name: `${stem(leg, sea, index)}_${role}` }))
    .filter(({ index }) => index < last && !reported.includes(index))
    .map(({ name }) => name);
}

// At its ends a main leg is a leg of the ports of loading and discharge, else of a transshipment.
function stem(leg: TimelineGroup, sea: readonly TimelineGroup[], role: number): string {
  if (leg.kind === 'feeder') return 'feeder';
  const main = sea.filter(({ kind }) => kind !== 'feeder');
  const isEnd = role < 2 ? leg === main[0] && leg.kind === 'vessel' : leg === sea.at(-1);
  return isEnd ? 'vessel' : 'transshipment';
}

/**
 * A departure and an arrival have one time on a page: that of the record, else of the event that comes first. An event of
 * another source is that same step, and its own time stands in the date sources (docs/interface.md 5.2).
 */
function withChosenTimes(
  events: readonly TransportEvent[],
  ends: Readonly<Record<string, RecordedEnd>>,
): readonly TransportEvent[] {
  const recordedEnd = (event: TransportEvent) => {
    const { name, when, estimated, invalidated } = event;
    const end = estimated || invalidated ? undefined : lookup(ends, name);
    return end && when && isAt(event, end.place) ? { ...end, event, when } : null;
  };
  const reported = events.flatMap((event) => recordedEnd(event) ?? []);
  return events.flatMap((event) => {
    const own = reported.find((one) => one.event === event);
    if (!own) return [event];
    if (reported.some((other) => isSameStep(other, own) && isBefore(other, own))) return [];
    const { recorded, when } = own;
    // A record with only the day says no more than an event of that day.
    const isLess = recorded !== null && mayLackTime(recorded) && mayAgree(recorded, when);
    if (!isNear(recorded, when) || isLess) return [event];
    // Nor does one that lacks the zone of what it repeats.
    return [{ ...event, when: (recorded && withZoneOfOther(recorded, when)) ?? recorded ?? when }];
  });
}

interface ReportedEnd extends RecordedEnd {
  readonly event: TransportEvent;
  readonly when: Moment;
}

const isSameStep = (a: ReportedEnd, b: ReportedEnd) =>
  a.event.name === b.event.name && atSamePlace(a.event, b.event) && isNear(a.when, b.when);

const isBefore = (a: ReportedEnd, b: ReportedEnd) =>
  sortKey(a.when) - sortKey(b.when) < 0 || (sortKey(a.when) === sortKey(b.when) && a.event.id < b.event.id);

const isAt = (event: TransportEvent, place: Place | null) => place !== null && samePlace(event.place, place);

const isNear = (one: Moment | null, other: Moment) =>
  one !== null && Math.abs(sortKey(one) - sortKey(other)) <= farthest;
