import { countWhile } from '#/domain/records/countWhile.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { imoOf } from './gazetteer.ts';
import { allRotations, type Call, type Rotation, type Schedule } from './schedule.ts';
import { bearing, pointBetween } from './sea.ts';
import { seaRoute, type SeaRoute } from './seaGraph.ts';

interface Passage {
  readonly from: Call;
  /** The next call; `from` is left at `from.atd` and this one reached at `to.ata`. */
  readonly to: Call;
  readonly route: SeaRoute;
}

export interface VesselPosition {
  readonly at: Instant;
  readonly latitude: number;
  readonly longitude: number;
  readonly speedInKnots: number;
  /** Degrees from true north. */
  readonly heading: number;
  /** LOCODE while moored, else null. */
  readonly mooredAt: string | null;
}

/** Where vessels are, were and will be. */
export interface Voyages {
  /** Null for an IMO that no vessel of this world has. */
  vesselAt(imo: string, at: Instant): VesselPosition | null;
  /**
   * The vessel's estimated positions between two ports from `from` on until arrival, `stepMinutes` apart.
   * Null when the vessel does not sail that leg at that time.
   */
  futureTrack(
    imo: string,
    leg: { readonly from: string; readonly to: string },
    from: Instant,
    stepMinutes: number,
  ): readonly VesselPosition[] | null;
  /** Past positions in a span, `stepMinutes` apart. */
  pastTrack(imo: string, from: Instant, until: Instant, stepMinutes: number): readonly VesselPosition[];
  /** The positions in a span where the vessel turns: a line with long steps that leaves them out cuts across capes. */
  turns(imo: string, from: Instant, until: Instant): readonly VesselPosition[];
}

/** Where vessels are, were and will be. Every position is on the way between two calls or in a port. */
export function createVoyages(schedule: Schedule): Voyages {
  const sailors = new Map<string, { rotation: Rotation; vessel: number }>();
  for (const rotation of allRotations().values()) {
    for (let vessel = 0; vessel < rotation.vessels; vessel++) {
      sailors.set(imoOf(rotation, vessel), { rotation, vessel });
    }
  }

  // The calls of a vessel from one cycle before an instant on.
  function callsAround(imo: string, at: number, cyclesAhead: number): readonly Call[] {
    const sailor = sailors.get(imo);
    if (!sailor) return [];
    const { rotation, vessel } = sailor;
    const current = schedule.weekOfVessel(rotation, vessel, at);
    const calls: Call[] = [];
    for (let cycle = -1; cycle <= cyclesAhead; cycle++) {
      calls.push(...schedule.calls(rotation, current + cycle * rotation.vessels));
    }
    return calls;
  }

  function passageAt(imo: string, at: number): Passage | null {
    const calls = callsAround(imo, at, 1);
    const next = calls.findIndex((call) => call.ata > at);
    const from = calls[next - 1];
    const to = calls[next];
    const sailor = sailors.get(imo);
    if (!from || !to || !sailor) return null;
    return { from, to, route: seaRoute(from.port, to.port, sailor.rotation.service.avoid) };
  }

  function vesselAt(imo: string, at: Instant): VesselPosition | null {
    const passage = passageAt(imo, at);
    if (!passage) return null;
    if (at > passage.from.atd) return underWay(passage, at);
    // The heading of a moored vessel is the one it arrived with.
    const arrival = passageAt(imo, passage.from.ata - 1);
    return moored(passage, arrival, at);
  }

  function track(imo: string, from: Instant, until: Instant, stepMinutes: number): VesselPosition[] {
    const positions: VesselPosition[] = [];
    const step = Math.max(1, stepMinutes) * 60_000;
    let passage: Passage | null = null;
    let arrival: Passage | null = null;
    for (let at = from; at <= until; at = instant(at + step)) {
      if (!passage || at >= passage.to.ata) {
        passage = passageAt(imo, at);
        if (!passage) break;
        arrival = passageAt(imo, passage.from.ata - 1);
      }
      positions.push(at > passage.from.atd ? underWay(passage, at) : moored(passage, arrival, at));
    }
    return positions;
  }

  return {
    vesselAt,
    pastTrack: track,
    turns(imo, from, until) {
      const positions: VesselPosition[] = [];
      for (let passage = passageAt(imo, from); passage && passage.from.atd < until;) {
        positions.push(...turnsOf(passage).filter(({ at }) => at > from && at < until));
        passage = passageAt(imo, passage.to.ata);
      }
      return positions;
    },
    futureTrack(imo, leg, from, stepMinutes) {
      const calls = callsAround(imo, from, 2);
      const arrival = calls.findIndex(
        (call, index) =>
          call.port === leg.to && call.ata > from && calls.slice(0, index).some((c) => c.port === leg.from),
      );
      const destination = calls[arrival];
      const departure = calls.slice(0, Math.max(0, arrival)).findLast((call) => call.port === leg.from);
      if (!destination || !departure) return null;
      const start = instant(Math.max(from, departure.atd));
      const positions = track(imo, start, destination.ata, stepMinutes);
      const last = positions.at(-1);
      // The track ends in port, whatever the step.
      if (last && last.at < destination.ata) {
        const end = vesselAt(imo, destination.ata);
        if (end) positions.push(end);
      }
      return positions;
    },
  };
}

function underWay({ from, to, route }: Passage, at: Instant): VesselPosition {
  const share = (at - from.atd) / (to.ata - from.atd);
  const slow = slowShare(route.miles);
  const [longitude, latitude, heading] = onRoute(route, route.miles * progress(share, slow));
  const pace = route.miles / ((to.ata - from.atd) / 3_600_000);
  return {
    at,
    latitude,
    longitude,
    speedInKnots: Math.round(pace * paceFactor(share, slow) * 10) / 10,
    heading,
    mooredAt: null,
  };
}

/** Between its ports. */
function turnsOf(passage: Passage): VesselPosition[] {
  const { from, to, route } = passage;
  const slow = slowShare(route.miles);
  return Array.from(route.milesTo.subarray(1, -1), (miles) => {
    const share = shareAt(miles / route.miles, slow);
    return underWay(passage, instant(Math.round(from.atd + share * (to.ata - from.atd))));
  });
}

function moored(passage: Passage, arrival: Passage | null, at: Instant): VesselPosition {
  const [longitude, latitude] = passage.route.points[0] ?? [0, 0];
  const heading = arrival ? onRoute(arrival.route, arrival.route.miles)[2] : 0;
  return { at, latitude, longitude, speedInKnots: 0, heading, mooredAt: passage.from.port };
}

function onRoute(
  route: SeaRoute,
  miles: number,
): readonly [longitude: number, latitude: number, heading: number] {
  // Before the first point it is the first stretch, after the last the last.
  const low = countWhile(
    Math.max(0, route.points.length - 2),
    (place) => (route.milesTo[place + 1] ?? 0) <= miles,
  );
  const high = Math.min(low + 1, route.points.length - 1);
  const start = route.points[low] ?? [0, 0];
  const end = route.points[high] ?? start;
  const startMiles = route.milesTo[low] ?? 0;
  const length = (route.milesTo[high] ?? 0) - startMiles;
  const fraction = length > 0 ? Math.min(1, (miles - startMiles) / length) : 1;
  const point = pointBetween(start, end, fraction);
  // Close to the end of a stretch the bearing from the point itself would be noise.
  const heading = fraction < 0.999 ? bearing(point, end) : bearing(pointBetween(start, end, 0.99), end);
  return [point[0], point[1], Math.round(heading * 10) / 10];
}

// Vessels take the first and last 30 miles slowly: speed rises from nothing over twice this share of the time.
function slowShare(miles: number): number {
  return Math.min(0.04, 30 / miles);
}

function progress(share: number, slow: number): number {
  const top = 1 / (1 - 2 * slow);
  if (share < 2 * slow) return (share * share * top) / (4 * slow);
  if (share > 1 - 2 * slow) return 1 - ((1 - share) * (1 - share) * top) / (4 * slow);
  return (share - slow) * top;
}

/** The share of the time after which a share of the miles is sailed: the inverse of `progress`. */
function shareAt(sailed: number, slow: number): number {
  const top = 1 / (1 - 2 * slow);
  if (sailed < slow * top) return Math.sqrt((4 * slow * sailed) / top);
  if (sailed > 1 - slow * top) return 1 - Math.sqrt((4 * slow * (1 - sailed)) / top);
  return sailed / top + slow;
}

function paceFactor(share: number, slow: number): number {
  const top = 1 / (1 - 2 * slow);
  return top * Math.min(1, share / (2 * slow), (1 - share) / (2 * slow));
}
