import type { RouteStop } from '#/domain/route/route.ts';
import { type TimeMark, timeMark } from '#/features/map/time/timeMark.ts';
import { day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { etaAt, originalEta, unnamedPlace } from './words.ts';

/** The arrivals and departures of a journey as marks on its slider. */
export function routeCalls(stops: readonly RouteStop[]): TimeMark[] {
  return stops.flatMap(({ place, arrival, departure }) => {
    const name = place.name ?? place.locode ?? unnamedPlace;
    const leaves = departure.actual ?? departure.expected;
    return [
      ...(arrival.actual
        ? timeMark(arrival.actual, 'actual', name)
        : timeMark(arrival.expected, 'estimated', etaAt(name))),
      ...timeMark(arrival.original, 'original', originalEta),
      ...timeMark(leaves, departure.actual ? 'actual' : 'estimated', name),
    ];
  });
}

/** Calls that are farther from the projected arrival belong to another leg. */
const near = 7 * day;

/** The end of the slider: the projected arrival, or an ETA shortly after it. */
export function lastCall(calls: readonly TimeMark[], arrival: Instant): Instant {
  return calls.reduce((last, { at }) => (at > last && at - arrival <= near ? at : last), arrival);
}
