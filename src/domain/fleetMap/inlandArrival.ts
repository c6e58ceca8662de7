import { arrivalInland } from '#/domain/arrival/arrival.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { sortKey } from '#/time/moment.ts';
import type { DayArrival } from './dayArrival.ts';

/** The arrivals of a shipment at its inland place. Containers with the same facts make one arrival. */
export function inlandArrivals(
  shipment: Shipment,
  containers: readonly Container[],
  now: Instant,
): DayArrival[] {
  const place = inlandPlace(shipment);
  if (!place) return [];
  const arrivals = containers.flatMap((container) => {
    const arrival = reportedArrival(shipment, container, now);
    const { terminal } = pickupSite('destination', { shipment, container });
    const mode = isRailMove(container) ? ('rail' as const) : ('land' as const);
    return arrival ? [{ shipment, containers: [container], place, terminal, mode, ...arrival }] : [];
  });
  const gathered = Map.groupBy(arrivals, ({ terminal, mode, moment, status }) =>
    [terminal?.id, mode, status, sortKey(moment)].join('|'),
  );
  return [...gathered.values()].flatMap((together) => {
    const [first] = together;
    return first ? [{ ...first, containers: together.flatMap((one) => one.containers) }] : [];
  });
}

/** A container that was unloaded there has arrived, even where no arrival is reported. */
function reportedArrival(
  shipment: Shipment,
  container: Container,
  now: Instant,
): Pick<DayArrival, 'moment' | 'status'> | null {
  const { actual, expected: eta } = arrivalInland(shipment, container);
  const arrived = actual ?? container.inlandRailUnloaded;
  if (arrived) return { moment: arrived, status: 'actual' };
  return eta && { moment: eta, status: hasPassed(eta, now) ? 'overdue' : 'expected' };
}
