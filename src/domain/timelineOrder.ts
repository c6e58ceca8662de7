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
