import type { Instant } from '#/time/instant.ts';
import { sortKey } from '#/time/moment.ts';
import type { ContainerRoute, RouteStop, RouteVessel } from '#/domain/route/route.ts';
import { byArrival } from './nextArrival.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import { positionAge } from './positionAge.ts';
import type { Sailing } from './sailings.ts';
import { placeKey, vesselKey } from '#/domain/records/recordKeys.ts';
import type { Box } from '#/domain/records/box.ts';

/**
 * What is known of the vessel of some containers. `seen`: the route says it carries them, and where it was seen.
 * `unread`: the one that the list expects to bring them in; nobody has asked yet who carries them. `unplaced`: asked,
 * and no position was told. `notLeft`: they are on it, and it has not left. `arrived`: the route says that it is there.
 * `lost`: it was seen, so long ago that nobody should draw it.
 */
export type VesselStatus = 'seen' | 'lost' | 'unread' | 'unplaced' | 'notLeft' | 'arrived';

/** A vessel and the containers that it carries. */
export interface FleetVessel {
  /** The same whenever the list is read again; it stands in addresses. */
  readonly key: string;
  /** Null where nobody told which one. */
  readonly vessel: Vessel | null;
  readonly voyage: string | null;
  readonly status: VesselStatus;
  /** Where it was seen last, and on which leg. */
  readonly seen: RouteVessel | null;
  /** Those with most containers first. */
  readonly sailings: readonly Sailing[];
  readonly count: number;
  /** Containers of them that are only expected aboard: nobody has asked yet who carries them. */
  readonly unconfirmed: number;
}

/** Containers between two ships. */
export interface Between {
  readonly place: Place;
  readonly boxes: readonly Box[];
}

/**
 * Who carries the containers of each sailing. With a transshipment that is another vessel than the list names, and only
 * the route of a container tells it.
 *
 * @param routeOf what has been read of a sailing; undefined where nothing has
 */
export function fleetVessels(
  sailings: readonly Sailing[],
  routeOf: (sailing: Sailing) => ContainerRoute | undefined,
  now: Instant,
): { readonly vessels: readonly FleetVessel[]; readonly between: readonly Between[] } {
  const vessels = new Map<string, FleetVessel>();
  const between: Between[] = [];
  for (const sailing of sailings) {
    const carrier = carrierOf(sailing, routeOf(sailing), now);
    if ('place' in carrier) between.push({ place: carrier.place, boxes: sailing.boxes });
    else vessels.set(carrier.key, merge(vessels.get(carrier.key), carrier));
  }
  return { vessels: [...vessels.values()].toSorted(byCount), between };
}

function carrierOf(
  sailing: Sailing,
  route: ContainerRoute | undefined,
  now: Instant,
): FleetVessel | { readonly place: Place } {
  const seen = route?.vessel ?? null;
  if (seen) {
    const carrier = {
      ...draft(sailing, named(seen.vessel, sailing.vessel)),
      voyage: seen.voyageNumber ?? sailing.voyage,
      unconfirmed: 0,
      seen,
    };
    // A line that has fallen silent tells of a voyage long over: the vessel may be on another one by now.
    return positionAge(seen.seenAt, now) === 'lost'
      ? { ...carrier, key: `${carrier.key} ${sailing.key}`, status: 'lost' }
      : { ...carrier, status: 'seen' };
  }
  if (!route) return { ...draft(sailing, sailing.vessel), status: 'unread' };
  const reached = route.stops.findLast(({ arrival }) => arrival.actual !== null);
  if (reached && isTransshipment(reached, route)) {
    const left = reached.departure.actual !== null;
    if (!left) return { place: reached.place };
  }
  return { ...draft(sailing, sailing.vessel), status: unseenStatus(route, reached), unconfirmed: 0 };
}

function unseenStatus({ stops }: ContainerRoute, reached: RouteStop | undefined): VesselStatus {
  if (reached && reached === stops.at(-1)) return 'arrived';
  const [first] = stops;
  return first && !reached && first.departure.actual === null ? 'notLeft' : 'unplaced';
}

function isTransshipment(stop: RouteStop, { stops }: ContainerRoute): boolean {
  return stop !== stops[0] && stop !== stops.at(-1);
}

function draft(sailing: Sailing, vessel: Vessel | null): FleetVessel {
  return {
    key: vesselKey(vessel) ?? sailing.key,
    vessel,
    voyage: sailing.voyage,
    status: 'unread',
    seen: null,
    sailings: [sailing],
    count: sailing.boxes.length,
    unconfirmed: sailing.boxes.length,
  };
}

/** The vessel of the route, under the name of the list where it is the same and the route does not tell one. */
function named(vessel: Vessel, expected: Vessel | null): Vessel {
  const isSame = expected !== null && vessel.imo !== null && vessel.imo === expected.imo;
  return { ...vessel, name: vessel.name ?? (isSame ? expected.name : null) };
}

/** What was seen counts more than what is expected; of two legs that one vessel sails, the one that leads further. */
function merge(one: FleetVessel | undefined, other: FleetVessel): FleetVessel {
  if (!one) return other;
  const known = other.seen && (!one.seen || endOf(other.seen) > endOf(one.seen)) ? other : one;
  return {
    ...known,
    sailings: [...one.sailings, ...other.sailings],
    count: one.count + other.count,
    unconfirmed: one.unconfirmed + other.unconfirmed,
  };
}

const endOf = ({ to }: RouteVessel) => (to.when ? sortKey(to.when) : 0);

const byCount = (a: FleetVessel, b: FleetVessel) =>
  b.count - a.count || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** The containers aboard by port of discharge, that which is reached first before the others. */
export function byDischarge({
  sailings,
}: FleetVessel): { readonly key: string; readonly place: Place | null; readonly boxes: readonly Box[] }[] {
  const boxes = byArrival(sailings.flatMap((sailing) => sailing.boxes));
  const gathered = Map.groupBy(boxes, ({ shipment }) => placeKey(shipment.portOfDischarge) ?? '');
  return [...gathered].map(([key, ofPort]) => ({
    key,
    place: ofPort[0]?.shipment.portOfDischarge ?? null,
    boxes: ofPort,
  }));
}
