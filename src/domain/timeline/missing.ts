import { milestoneOf } from '#/domain/status/reached.ts';
import { isAfloat, type TimelineGroup } from './groups.ts';

/** What every leg is made of, in order: its place in this list is the role of a step. */
const roles = ['loaded', 'departed', 'arrived', 'discharged'] as const;

// A leg of which nothing is reported cannot hold another vessel's events.
const isTellable = ({ vessel, voyageNumber, actuals, estimates }: TimelineGroup) =>
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
export function missingSteps(
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
  if (sea.length > 1 && !sea.every(isTellable)) return [];
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
