import { arrivalInland } from '#/domain/arrival/arrival.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import type { Container } from '#/domain/records/container.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Facility, Place } from '#/domain/records/place.ts';
import { placeKey } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import { sortKey } from '#/time/moment.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { type DayArrival, portArrival } from './dayArrival.ts';
import { type FreeTimeAtPlace, freeTimeOf, freeTimeOn, type FreeTimeState } from './freeTimeOnMap.ts';

/** What happens at one terminal of a place on one day there. */
export interface TerminalDay {
  readonly key: string;
  /** Null where no source reports which one. */
  readonly terminal: Facility | null;
  readonly arrivals: readonly DayArrival[];
  readonly freeTime: readonly { readonly state: FreeTimeState; readonly time: FreeTimeAtPlace }[];
}

/** One day at one place, in local time. */
export interface PlaceDay {
  readonly key: string;
  readonly place: Place;
  readonly day: CalendarDay;
  readonly zone: ZoneName;
  /** `future` where the day has not begun there: all facts of it are projected. */
  readonly tense: 'past' | 'today' | 'future';
  readonly terminals: readonly TerminalDay[];
}

interface Schedule {
  readonly place: Place;
  readonly zone: ZoneName;
  readonly arrivals: Map<CalendarDay, DayArrival[]>;
  readonly freeTimes: FreeTimeAtPlace[];
  /** The last result, returned again as the same object while the day is the same. */
  last: PlaceDay | null;
}

/** The days of a fleet: arrivals by terminal, and the containers whose free time runs or ends there. */
export interface FleetDays {
  /**
   * The local day of this instant at each place where anything happens. Places with arrivals come first, then those
   * where free time ends; by name.
   */
  at(instant: Instant): readonly PlaceDay[];
  /** How many shipments arrive at their port or inland place on a day, in local days. */
  readonly arrivals: ReadonlyMap<CalendarDay, number>;
}

export const noDays: FleetDays = { at: () => [], arrivals: new Map() };

/** In steps, with a pause after each shipment, so that the page stays responsive with ten thousand of them. */
export function* fleetDaysInSteps(
  rows: readonly FleetRow[],
  now: Instant,
): Generator<undefined, FleetDays, undefined> {
  const schedules = new Map<string, Schedule>();
  const arriving = new Map<CalendarDay, number>();
  const scheduleOf = (place: Place | null, fallback: ZoneName): Schedule | null => {
    const key = placeKey(place);
    if (!place || key === null) return null;
    let schedule = schedules.get(key);
    if (!schedule) {
      const zone = (place.zone && readZone(place.zone)) || fallback;
      schedules.set(key, (schedule = { place, zone, arrivals: new Map(), freeTimes: [], last: null }));
    }
    return schedule;
  };
  const add = ({ shipment, containers }: FleetRow) => {
    const atPort = portArrival(shipment, containers, now);
    const inland = inlandArrivals(shipment, containers, now);
    const arrivals = atPort ? [atPort, ...inland] : inland;
    for (const day of new Set(arrivals.map(({ moment }) => dayOf(moment)))) {
      arriving.set(day, (arriving.get(day) ?? 0) + 1);
    }
    for (const arrival of arrivals) {
      const { place, moment } = arrival;
      const schedule = scheduleOf(place, moment.kind === 'zoned' ? moment.zone : utc);
      const day = dayOf(moment);
      const known = schedule?.arrivals.get(day);
      if (known) known.push(arrival);
      else schedule?.arrivals.set(day, [arrival]);
    }
    for (const container of containers) {
      const time = freeTimeOf({ shipment, container }, now);
      if (time) scheduleOf(time.place, time.zone)?.freeTimes.push(time);
    }
  };
  for (const row of rows) {
    tryOr(() => add(row), null);
    yield;
  }
  return {
    arrivals: arriving,
    at: (instant) =>
      [...schedules]
        .map(([key, schedule]) => placeDay(key, schedule, instant, now))
        .filter(({ terminals }) => terminals.length > 0)
        .toSorted((a, b) => weight(a) - weight(b) || (nameOf(a.place) < nameOf(b.place) ? -1 : 1)),
  };
}

function placeDay(key: string, schedule: Schedule, instant: Instant, now: Instant): PlaceDay {
  const { place, zone, arrivals, freeTimes } = schedule;
  const day = localDay(instant, zone);
  if (schedule.last?.day === day) return schedule.last;
  const today = localDay(now, zone);
  const terminals = new Map<
    string,
    { terminal: Facility | null; arrivals: DayArrival[]; freeTime: TerminalFreeTime }
  >();
  const terminalOf = (terminal: Facility | null) => {
    const id = terminal?.id ?? '';
    let one = terminals.get(id);
    if (!one) terminals.set(id, (one = { terminal, arrivals: [], freeTime: [] }));
    return one;
  };
  for (const arrival of arrivals.get(day) ?? []) terminalOf(arrival.terminal).arrivals.push(arrival);
  for (const time of freeTimes) {
    const state = freeTimeOn(time, day);
    if (state) terminalOf(time.terminal).freeTime.push({ state, time });
  }
  const tense = day < today ? 'past' : day > today ? 'future' : 'today';
  const listed = [...terminals].map(([id, one]) => ({
    key: id,
    terminal: one.terminal,
    arrivals: one.arrivals.toSorted((a, b) => sortKey(a.moment) - sortKey(b.moment)),
    freeTime: one.freeTime.toSorted((a, b) => urgency[a.state] - urgency[b.state]),
  }));
  return (schedule.last = { key, place, day, zone, tense, terminals: listed });
}

type TerminalFreeTime = { state: FreeTimeState; time: FreeTimeAtPlace }[];
const urgency: Readonly<Record<FreeTimeState, number>> = { ends: 0, over: 1, runs: 2 };
/** Arrivals first, then ends of free time. */
function weight({ terminals }: PlaceDay): number {
  if (terminals.some(({ arrivals }) => arrivals.length > 0)) return 0;
  return terminals.some(({ freeTime }) => freeTime.some(({ state }) => state === 'ends')) ? 1 : 2;
}

const nameOf = (place: Place) => (place.name ?? place.locode ?? '').toUpperCase();

/** The arrivals of a shipment at its inland place. Containers with the same facts make one arrival. */
function inlandArrivals(shipment: Shipment, containers: readonly Container[], now: Instant): DayArrival[] {
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
