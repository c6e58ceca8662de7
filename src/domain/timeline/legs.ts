import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import { differentVessels } from '#/domain/records/sameVessel.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { milestoneOf } from '#/domain/status/reached.ts';
import { groupEvents, isAfloat, type TimelineGroup, type GroupSources } from './groups.ts';
import { missingSteps } from './missing.ts';
import { withPortOut } from './portOut.ts';
import { reachedMilestone } from './reachedMilestone.ts';
import { recordSteps } from './recordedEvents.ts';
import { withLegsToCome } from './toCome.ts';

export type LegState = 'done' | 'underWay' | 'expected';

/** A part of the journey, whether anything of it was reported or not. */
export interface TimelineLeg extends TimelineGroup {
  /** Null for notices, which are no part of the journey. */
  readonly state: LegState | null;
  /** Names of steps that are not reported although later ones prove them. */
  readonly missing: readonly string[];
}

export interface JourneySources extends Omit<GroupSources, 'container' | 'records'> {
  readonly shipment: Shipment;
  readonly container: Container;
}

/**
 * The journey of a container from the port of loading to the empty return: the legs of its events, those to come as
 * far as the records name them, and of each leg how it stands.
 */
export function buildJourney({ shipment, container, ...sources }: JourneySources): TimelineLeg[] {
  const reported = groupEvents({
    events: withPortOut(sources.events, shipment, container),
    rawEvents: withPortOut(sources.rawEvents, shipment, container),
    container,
    records: recordSteps(shipment, container),
  });
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
  if (leg.kind === 'rail') {
    const port = leg.end === 'origin' ? portOfLoading : portOfDischarge;
    if (!port || touches(leg, port)) return leg;
    return { ...leg, places: leg.end === 'origin' ? [...leg.places, port] : [port, ...leg.places] };
  }
  const isLast = leg === legs.findLast(isAfloat);
  // A voyage proves nothing: one event of a leg may carry that of another.
  const goesThere = !leg.vessel || !podVessel || !differentVessels(leg.vessel, podVessel);
  if (!isLast || !goesThere || !portOfDischarge || touches(leg, portOfDischarge)) return leg;
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
  if (leg.kind === 'gate') return has(leg.end === 'port' ? /^port_out$/ : /^empty_in$/);
  return has(/^rail_unloaded$/) || reached >= milestoneOf('rail_unloaded');
}
