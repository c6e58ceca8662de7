import { imoOf } from './gazetteer.ts';
import type { PlannedLeg } from './plan.ts';
import { type Call, hour, rotationOf, type Schedule, week } from './schedule.ts';
import type { Hop } from './tradeLanes.ts';

/** A sea leg with what the terminals at both ends need to know: how long the vessel lies there. */
export interface BookedLeg extends PlannedLeg {
  /** When the vessel came to the port where the box is loaded. */
  readonly alongside: number;
  /** When it leaves the port where the box is discharged. */
  readonly leavesAt: number;
}

/** Least time between a vessel's arrival at a hub and the departure of the next one. */
const connection = 34 * hour;

/**
 * The latest sailings that bring a box to the last port by an instant: the last leg first, each earlier leg in
 * time for the next.
 */
export function bookSailings(
  schedule: Schedule,
  hops: readonly Hop[],
  arriveBy: number,
): readonly BookedLeg[] {
  const legs: BookedLeg[] = [];
  let deadline = arriveBy;
  for (const hop of hops.toReversed()) {
    const leg = latestSailing(schedule, hop, deadline);
    legs.unshift(leg);
    deadline = leg.atd - connection;
  }
  return legs;
}

function latestSailing(schedule: Schedule, hop: Hop, arriveBy: number): BookedLeg {
  const rotation = rotationOf(hop.service);
  const loading = rotation.stops.findIndex((stop) => stop.port === hop.from);
  const discharge = rotation.stops.findIndex((stop) => stop.port === hop.to);
  // A port earlier in the rotation is reached in the vessel's next cycle.
  const ahead = discharge > loading ? 0 : rotation.vessels;
  const arrival = rotation.stops[discharge]?.arrival ?? 0;
  const start = schedule.cycleStart(rotation, 0);
  let weekNumber = Math.floor((arriveBy + 18 * hour - start - arrival) / week) - ahead;
  for (;;) {
    const from = schedule.calls(rotation, weekNumber)[loading];
    const to = schedule.calls(rotation, weekNumber + ahead)[discharge];
    if (!from || !to) throw new Error(`${hop.service} does not sail from ${hop.from} to ${hop.to}.`);
    if (to.ata <= arriveBy) {
      const vessel = ((weekNumber % rotation.vessels) + rotation.vessels) % rotation.vessels;
      return bookedLeg(hop, rotation.service.role, imoOf(rotation, vessel), weekNumber, ahead > 0, from, to);
    }
    weekNumber -= 1;
  }
}

function bookedLeg(
  hop: Hop,
  role: PlannedLeg['role'],
  vesselImo: string,
  weekNumber: number,
  back: boolean,
  from: Call,
  to: Call,
): BookedLeg {
  // Numbered by week; A on the way out of the rotation's first ports, B on the way back.
  const count = String(((weekNumber % 900) + 900) % 900).padStart(3, '0');
  const voyageNumber = `${count}${back ? 'B' : 'A'}`;
  return {
    role,
    vesselImo,
    voyageNumber,
    from: hop.from,
    to: hop.to,
    etd: from.std,
    atd: from.atd,
    eta: to.sta,
    ata: to.ata,
    alongside: from.ata,
    leavesAt: to.atd,
  };
}
