import { arrivalDay } from '#/domain/arrival/arrivalWindow.ts';
import { valueName, valuesOf } from '#/domain/list/facets.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { quantile } from '#/domain/performance/quantile.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { type Counter, containersOf, count, type Figure, type OverviewQuestion } from './figure.ts';

export const weeksAhead = 8;
const daysAhead = weeksAhead * 7;
/** What is usual is that of so many weeks before today, and of at least so many containers. */
export const weeksBefore = 8;
const daysBefore = weeksBefore * 7;
const fewestArrived = 8;

/** Containers that arrive, by how their ETA has moved against the original one; `unknown`: no original ETA is reported. */
export interface ArrivalCounts {
  readonly slipped: number;
  readonly onTime: number;
  readonly unknown: number;
}

/** A day by the calendar of each port. */
export interface ArrivalsOfDay extends ArrivalCounts {
  readonly day: CalendarDay;
}

/** What arrives at one port of discharge, or at all of them. */
export interface ArrivalsAhead {
  readonly total: Figure;
  readonly slipped: Figure;
  /** One after the other, the first with today. */
  readonly days: readonly ArrivalsOfDay[];
  readonly weeks: readonly Figure[];
}

/** How many containers arrive at a port in a usual week. */
export interface UsualWeek {
  /** The median of the weeks before today. */
  readonly median: number;
  /** All that arrived in these weeks. */
  readonly arrived: Figure;
}

export interface PortArrivals extends ArrivalsAhead {
  /** As an address calls it. */
  readonly port: string;
  readonly label: string;
  /** Null where the account has too little of the weeks before. */
  readonly usual: UsualWeek | null;
}

export interface ArrivalsOverview {
  readonly everywhere: ArrivalsAhead;
  /** The most arrivals first. */
  readonly ports: readonly PortArrivals[];
  /** Containers whose port of discharge is not reported. */
  readonly portNotReported: number;
  /** Those that are to arrive on a known day. */
  readonly expected: Figure;
  readonly overdue: Figure;
  readonly notReported: Figure;
  /** After the weeks ahead. */
  readonly later: Figure;
}

interface Tally {
  readonly label: string;
  readonly days: Map<CalendarDay, Record<keyof ArrivalCounts, number>>;
  /** What has arrived, by day. */
  readonly arrived: Map<CalendarDay, number>;
}

/** Arrivals at ports of discharge that are to come, by day and port, and what is usual there. */
export function countArrivals({ now, today }: OverviewQuestion): Counter<ArrivalsOverview> {
  const states = new Map<string, number>();
  const everywhere: Tally = { label: '', days: new Map(), arrived: new Map() };
  const ports = new Map<string, Tally>();
  let portNotReported = 0;

  return {
    read: (shipment) => {
      const boxes = shipment.containers.length;
      const [state = ''] = valuesOf('arrival', shipment, now);
      const isPast = state === 'arrived';
      const day = isPast || state === 'expected' ? (arrivalDay(shipment)?.day ?? null) : null;
      const [shift] = valuesOf('eta', shipment, now);
      const [port] = valuesOf('pod', shipment, now);
      const label = port === undefined ? '' : (valueName('pod', shipment) ?? port);
      const kind = shift === undefined ? 'unknown' : shift === 'slipped' ? 'slipped' : 'onTime';
      return () => {
        count(states, state, boxes);
        if (day === null || boxes === 0) return;
        const addTo = (tally: Tally) =>
          isPast ? count(tally.arrived, day, boxes) : add(tally, day, kind, boxes);
        addTo(everywhere);
        if (port === undefined) {
          if (!isPast) portNotReported += boxes;
          return;
        }
        let tally = ports.get(port);
        if (!tally) ports.set(port, (tally = { label, days: new Map(), arrived: new Map() }));
        addTo(tally);
      };
    },
    result: () => {
      // Where it is still yesterday, arrivals of that day are ahead.
      const first = [today, ...everywhere.days.keys()].reduce((a, b) => (a < b ? a : b));
      const last = addDays(first, daysAhead - 1);
      // An account that began later has no usual weeks yet.
      const reachesBack = [...everywhere.arrived.keys()].some((day) => day <= addDays(today, -daysBefore));
      const stateFigure = (state: 'expected' | 'overdue' | 'not_reported'): Figure => ({
        count: states.get(state) ?? 0,
        search: containersOf({ arrival: [state] }),
      });
      const all = ahead(everywhere, first, undefined);
      const expected = stateFigure('expected');
      return {
        everywhere: all,
        ports: [...ports]
          .map(([port, tally]) => ({
            port,
            label: tally.label,
            ...ahead(tally, first, port),
            usual: reachesBack ? usualWeek(tally, port, today) : null,
          }))
          .filter(({ total }) => total.count > 0)
          .toSorted((a, b) => b.total.count - a.total.count || compareCodeUnits(a.label, b.label)),
        portNotReported,
        expected,
        overdue: stateFigure('overdue'),
        notReported: stateFigure('not_reported'),
        later: {
          count: expected.count - all.total.count,
          search: containersOf({ arrival: ['expected'], from: addDays(last, 1) }),
        },
      };
    },
  };
}

function add(tally: Tally, day: CalendarDay, kind: keyof ArrivalCounts, boxes: number): void {
  let counts = tally.days.get(day);
  if (!counts) tally.days.set(day, (counts = { slipped: 0, onTime: 0, unknown: 0 }));
  counts[kind] += boxes;
}

/** Null where too few have arrived there to say what is usual. */
function usualWeek({ arrived }: Tally, port: string, today: CalendarDay): UsualWeek | null {
  const weeks = Array.from({ length: weeksBefore }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => arrived.get(addDays(today, -1 - 7 * week - at)) ?? 0).reduce(
      (sum, boxes) => sum + boxes,
      0,
    ),
  );
  const all = weeks.reduce((sum, boxes) => sum + boxes, 0);
  if (all < fewestArrived) return null;
  return {
    median: quantile(
      weeks.toSorted((a, b) => a - b),
      0.5,
    ),
    arrived: {
      count: all,
      search: containersOf({
        arrival: ['arrived'],
        pod: [port],
        from: addDays(today, -daysBefore),
        to: addDays(today, -1),
      }),
    },
  };
}

function ahead(tally: Tally, first: CalendarDay, port: string | undefined): ArrivalsAhead {
  const days = Array.from({ length: daysAhead }, (_, at): ArrivalsOfDay => {
    const day = addDays(first, at);
    return { day, ...(tally.days.get(day) ?? nothing) };
  });
  const total = arrivalsBetween(days, 0, daysAhead - 1, port);
  return {
    total,
    slipped: {
      count: days.reduce((sum, { slipped }) => sum + slipped, 0),
      search: { ...total.search, eta: ['slipped'] },
    },
    days,
    weeks: Array.from({ length: weeksAhead }, (_, week) =>
      arrivalsBetween(days, week * 7, week * 7 + 6, port),
    ),
  };
}

const nothing: ArrivalCounts = { slipped: 0, onTime: 0, unknown: 0 };

export const arrivalsOf = ({ slipped, onTime, unknown }: ArrivalCounts): number => slipped + onTime + unknown;

/**
 * What arrives on some of the days, both included, by their places among them.
 *
 * @param port undefined for all of them
 */
export function arrivalsBetween(
  days: readonly ArrivalsOfDay[],
  from: number,
  to: number,
  port: string | undefined,
): Figure {
  const some = days.slice(from, to + 1);
  const search: FleetSearch = { arrival: ['expected'], from: some[0]?.day, to: some.at(-1)?.day };
  return {
    count: some.reduce((sum, day) => sum + arrivalsOf(day), 0),
    search: containersOf(port === undefined ? search : { ...search, pod: [port] }),
  };
}

/** The busiest port of the first seven days; null where nothing arrives. */
export function busiestPort({ ports }: ArrivalsOverview): PortArrivals | null {
  const [first] = ports.toSorted((a, b) => (b.weeks[0]?.count ?? 0) - (a.weeks[0]?.count ?? 0));
  return (first?.weeks[0]?.count ?? 0) > 0 ? (first ?? null) : null;
}
