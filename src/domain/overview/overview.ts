import { tryOr } from '#/domain/records/mapTolerant.ts';
import { type ArrivalsOverview, countArrivals } from './arrivalsAhead.ts';
import { type Counter, containersOf, type Figure, type OverviewQuestion } from './figure.ts';
import { countFreeTime, type FreeTimeOverview } from './freeTimeAhead.ts';
import { countNow, type NowFigure } from './now.ts';
import { countPlaces, type PlacesOverview } from './whereabouts.ts';

// The fleet in figures: what presses now (now.ts), which arrivals are ahead (arrivalsAhead.ts), how much free time is left
// (freeTimeAhead.ts) and where the containers are (whereabouts.ts). Each figure counts by the filters of the list
// (domain/list), and has the address that lists its rows (figure.ts).

export interface Overview {
  /** Every container of the account. */
  readonly all: Figure;
  readonly now: readonly NowFigure[];
  readonly arrivals: ArrivalsOverview;
  readonly freeTime: FreeTimeOverview;
  readonly places: PlacesOverview;
  /** Shipments that could not be counted. */
  readonly rejected: number;
}

/** One pass over the shipments, with a pause after each. One that cannot be judged costs only itself. */
export function* overview(question: OverviewQuestion): Generator<undefined, Overview, undefined> {
  const now = countNow(question);
  const arrivals = countArrivals(question);
  const freeTime = countFreeTime(question);
  const places = countPlaces(question);
  const counters: readonly Counter<unknown>[] = [now, arrivals, freeTime, places];
  let [all, rejected] = [0, 0];
  for (const shipment of question.shipments) {
    const read = tryOr(() => counters.map((counter) => counter.read(shipment)), null);
    if (read) {
      all += shipment.containers.length;
      for (const add of read) add();
    } else rejected += 1;
    yield;
  }
  // Rows of thousands of containers are sorted and added up.
  const waiting = freeTime.result();
  yield;
  return {
    all: { count: all, search: containersOf({ active: 'no' }) },
    now: now.result(),
    arrivals: arrivals.result(),
    freeTime: waiting,
    places: places.result(),
    rejected,
  };
}
