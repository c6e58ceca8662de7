import { earliestAfter, isAhead, possibleFrom } from '#/time/ahead.ts';
import type { Instant } from '#/time/instant.ts';
import { midnightAsDay } from '#/time/localDay.ts';
import type { Call, ContainerRoute } from './route.ts';

/**
 * A route by what can have happened at that instant: a call that lies ahead is expected, whatever its source calls it
 * (docs/interface.md 6.1). What was made of it for another instant does not matter.
 */
export function routeAsOf(route: ContainerRoute, now: Instant): ContainerRoute {
  const stops = route.stops.map((stop) => {
    const arrival = callAsOf(stop.arrival, now);
    const departure = callAsOf(stop.departure, now);
    return arrival === stop.arrival && departure === stop.departure ? stop : { ...stop, arrival, departure };
  });
  return stops.every((stop, index) => stop === route.stops[index]) ? route : { ...route, stops };
}

function callAsOf(call: Call, now: Instant): Call {
  const { asReported, ...rest } = call;
  const reported: Call = asReported ? { ...rest, ...asReported } : call;
  const { actual, expected } = reported;
  if (actual === null || !isAhead(actual, now)) return reported;
  if (asReported) return call;
  return {
    ...reported,
    expected: expected ?? midnightAsDay(actual),
    actual: null,
    asReported: { actual, expected },
  };
}

/** When the next of the calls that lie ahead can have happened; Infinity where none does. */
export function nextActualOfRoute({ stops }: ContainerRoute, now: Instant): number {
  return earliestAfter(
    now,
    stops
      .flatMap(({ arrival, departure }) => [arrival, departure])
      .flatMap(({ asReported }) => (asReported?.actual ? [possibleFrom(asReported.actual)] : [])),
  );
}
