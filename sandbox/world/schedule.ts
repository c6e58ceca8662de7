import { instant, type Instant } from '#/time/instant.ts';
import timetable from './geo/timetable.json' with { type: 'json' };
import { gauss, hash, range, type Key } from './random.ts';
import { serviceOf, services, type Service } from './services.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
export const week = 7 * day;

/** Where the calendar of the world begins. Cycles before it have negative week numbers and exist as well. */
export const worldEpoch = Date.UTC(2024, 0, 1);

/** What ships can do to catch up, in knots. */
const topKnots = 22;

/** A rotation with its distances worked out. Times are milliseconds after the start of the cycle. */
export interface Rotation {
  readonly service: Service;
  /** How many vessels it takes to leave every week; the same as its length in weeks. */
  readonly vessels: number;
  readonly round: number;
  readonly stops: readonly Stop[];
}

interface Stop {
  readonly port: string;
  readonly arrival: number;
  readonly departure: number;
  /** The least stay in port, and the least time to the next port at top speed. */
  readonly leastStay: number;
  readonly leastSail: number;
  /** The latest times from which the next cycle can still begin on time. */
  readonly latestArrival: number;
  readonly latestDeparture: number;
}

/** One vessel's call at a port: scheduled and actual times. */
export interface Call {
  readonly port: string;
  readonly sta: Instant;
  readonly ata: Instant;
  readonly std: Instant;
  readonly atd: Instant;
}

let rotations: ReadonlyMap<string, Rotation> | null = null;

/** All rotations by service id. They do not depend on the seed. */
export function allRotations(): ReadonlyMap<string, Rotation> {
  rotations ??= new Map(services.map((service) => [service.id, plotRotation(service)]));
  return rotations;
}

/** Nautical miles from each call of a service to the next, by which its timetable was once drawn up. */
const published: Readonly<Record<string, readonly number[]>> = timetable;

function plotRotation(service: Service): Rotation {
  // Not those of the sea graph: a leg that is mended there must not move every date that a service has published.
  const miles = published[service.id] ?? [];
  const net = service.calls.reduce(
    (sum, [, stay], index) => sum + stay * hour + ((miles[index] ?? 0) / service.knots) * hour,
    0,
  );
  const vessels = Math.ceil((net + 36 * hour) / week);
  const round = vessels * week;
  // Part of the spare time waits in ports, the rest before the first call of the next cycle.
  const waiting = ((round - net) * 0.35) / service.calls.length;

  const stops: { -readonly [K in keyof Stop]: Stop[K] }[] = [];
  let time = 0;
  service.calls.forEach(([port, stay], index) => {
    // Carriers publish whole hours.
    const departure = Math.round((time + stay * hour + waiting) / hour) * hour;
    stops.push({
      port,
      arrival: time,
      departure,
      leastStay: stay * 0.7 * hour,
      leastSail: ((miles[index] ?? 0) / topKnots) * hour,
      latestArrival: 0,
      latestDeparture: 0,
    });
    time = departure + Math.round((miles[index] ?? 0) / service.knots) * hour;
  });
  let latest = round;
  for (const stop of stops.toReversed()) {
    stop.latestDeparture = latest - stop.leastSail;
    stop.latestArrival = stop.latestDeparture - stop.leastStay;
    latest = stop.latestArrival;
  }
  return { service, vessels, round, stops };
}

/** The sailings of a world: who calls where and when, for any week. */
export interface Schedule {
  /** When the cycle of that week begins. The vessel is number `week mod vessels` of the service. */
  cycleStart(rotation: Rotation, weekNumber: number): number;
  /** The week whose cycle has begun last at an instant, for one vessel of the service. */
  weekOfVessel(rotation: Rotation, vessel: number, at: number): number;
  calls(rotation: Rotation, weekNumber: number): readonly Call[];
}

export function createSchedule(seed: Key): Schedule {
  const kept = new Map<string, Map<number, readonly Call[]>>();
  // Each service has its own weekday and hour.
  const offset = (rotation: Rotation) => (hash(seed, `offset ${rotation.service.id}`) % 168) * hour;
  const cycleStart = (rotation: Rotation, weekNumber: number) =>
    worldEpoch + offset(rotation) + weekNumber * week;

  return {
    cycleStart,
    weekOfVessel(rotation, vessel, at) {
      const cycle = Math.floor((at - cycleStart(rotation, vessel)) / rotation.round);
      return vessel + cycle * rotation.vessels;
    },
    calls(rotation, weekNumber) {
      let cycles = kept.get(rotation.service.id);
      if (!cycles) kept.set(rotation.service.id, (cycles = new Map()));
      let calls = cycles.get(weekNumber);
      if (!calls) {
        if (cycles.size > 2000) cycles.clear();
        calls = sail(seed, rotation, weekNumber, cycleStart(rotation, weekNumber));
        cycles.set(weekNumber, calls);
      }
      return calls;
    },
  };
}

// Lateness is carried from call to call: independent delays would give legs of negative length. A vessel
// catches up by sailing at top speed and by leaving earlier, and never so late that the next cycle suffers.
function sail(seed: Key, rotation: Rotation, weekNumber: number, start: number): readonly Call[] {
  const label = `sail ${rotation.service.id} ${weekNumber}`;
  const calls: Call[] = [];
  let left: { stop: Stop; at: number } | null = null;
  rotation.stops.forEach((stop, index) => {
    const arrival = arrivalAt(stop, left, shock(seed, label, index));
    const departure = Math.max(
      arrival + stop.leastStay,
      Math.min(
        Math.max(stop.departure, arrival + stop.leastStay) + range(0, 5, seed, `${label} wait`, index) * hour,
        stop.latestDeparture,
      ),
    );
    left = { stop, at: departure };
    calls.push({
      port: stop.port,
      sta: wholeSecond(start + stop.arrival),
      ata: wholeSecond(start + arrival),
      std: wholeSecond(start + stop.departure),
      atd: wholeSecond(start + departure),
    });
  });
  return calls;
}

function arrivalAt(stop: Stop, left: { stop: Stop; at: number } | null, delay: number): number {
  if (!left) return Math.min(stop.arrival + Math.max(0, delay) / 2, stop.latestArrival);
  const soonest = left.at + left.stop.leastSail;
  const usual = left.at + (stop.arrival - left.stop.departure);
  const sailed = Math.max(soonest, Math.min(stop.arrival, usual)) + delay;
  return Math.max(soonest, Math.min(sailed, stop.latestArrival));
}

// Mostly hours, at times days (storm, congestion); a third of the calls come early, by less than a day.
function shock(seed: Key, label: string, index: number): number {
  const g = gauss(seed, label, index) + 0.35;
  return g > 0 ? 12 * (Math.exp(1.02 * g) - 1) * hour : Math.max(-18, g * 12) * hour;
}

function wholeSecond(at: number): Instant {
  return instant(Math.round(at / 1000) * 1000);
}

/** The rotation of a service. */
export function rotationOf(id: string): Rotation {
  const rotation = allRotations().get(id);
  if (!rotation) throw new Error(`There is no rotation of ${serviceOf(id).id}.`);
  return rotation;
}
