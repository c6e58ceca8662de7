import { sortKey } from '#/time/moment.ts';
import type { SeaLeg } from './seaLegs.ts';
import type { TransportEvent } from './transportEvent.ts';

const times = (events: readonly TransportEvent[]) =>
  events.flatMap((event) => (event.when ? [sortKey(event.when)] : []));

/** When a leg by sea begins, to order legs by. Without any time the names still tell the start from the end. */
export function legTime({ events }: SeaLeg): number {
  const known = times(events);
  if (known.length > 0) return Math.min(...known);
  const isFirst = events.some((event) => /^vessel_(loaded|departed)$/.test(event.name));
  return isFirst ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER;
}

/**
 * Trains that bring the container to the port of loading, and trains that take it inland. On an import the loading of
 * the train may be reported before the discharge from the vessel, so only the departure by sea parts the two; where
 * that is not told, all of the rail has to precede all of the sea to come first.
 */
export function splitRail(rail: readonly TransportEvent[], sea: readonly SeaLeg[]) {
  const afloat = sea.flatMap((leg) => leg.events);
  const leaving = times(afloat.filter((event) => /_(loaded|departed)$/.test(event.name)));
  if (leaving.length > 0) {
    const first = Math.min(...leaving);
    const isOut = ({ when }: TransportEvent) => when !== null && sortKey(when) <= first;
    return [rail.filter(isOut), rail.filter((event) => !isOut(event))] as const;
  }
  const [seaTimes, railTimes] = [times(afloat), times(rail)];
  const railFirst =
    railTimes.length > 0 && seaTimes.length > 0 && Math.max(...railTimes) <= Math.min(...seaTimes);
  return railFirst ? ([rail, []] as const) : ([[], rail] as const);
}
