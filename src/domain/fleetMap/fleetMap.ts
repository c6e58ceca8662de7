import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { imoOf, vesselKey } from '#/domain/records/vesselIdentity.ts';
import type { ContainerRoute, RouteStop, RouteVessel } from '#/domain/route/route.ts';
import type { Instant } from '#/time/instant.ts';
import { sortKey } from '#/time/moment.ts';
import { positionAge } from './positionAge.ts';
import type { Sailing } from './sailings.ts';

/**
 * A vessel of the fleet map and the containers that it carries now. `sailings.ts` gathers the containers at sea by the
 * vessel that brings them to their port of discharge. Here the route of one container of each sailing shows which vessel
 * really carries them: with a transshipment it is another one. `discharge.ts` has them by port of discharge, `ports.ts` the
 * containers on land, `day.ts` the arrivals and free time of a day, `mapSearch.ts` the address of the map.
 */
export interface FleetVessel {
  /** Stable across updates of the list; it stands in addresses. */
  readonly key: string;
  /** Null where no source reports which one. */
  readonly vessel: Vessel | null;
  readonly voyage: string | null;
  readonly status: VesselStatus;
  /** Its last reported position, and the leg that it sails. */
  readonly reported: RouteVessel | null;
  /** Those with most containers first. */
  readonly sailings: readonly Sailing[];
  readonly count: number;
  /** How many of the containers are only expected on board: the route of their sailing is not loaded. */
  readonly unconfirmed: number;
}

/**
 * What is known of the position of a vessel. `reported`: a route has it. `expired`: it is too old to be drawn.
 * `notLoaded`: the list names the vessel, and no route has been loaded yet. `notReported`: the route has no position.
 * `notDeparted`: the containers are on board at their first port. `arrived`: the route ends with an arrival.
 */
export type VesselStatus = 'reported' | 'expired' | 'notLoaded' | 'notReported' | 'notDeparted' | 'arrived';

/** Containers at a transshipment port, between two vessels. */
export interface Transshipment {
  readonly place: Place;
  readonly boxes: readonly ShipmentContainer[];
}

/**
 * The vessels that carry the containers of each sailing.
 *
 * @param routeOf the route of a sailing; undefined while it is not loaded
 */
export function fleetVessels(
  sailings: readonly Sailing[],
  routeOf: (sailing: Sailing) => ContainerRoute | undefined,
  now: Instant,
): { readonly vessels: readonly FleetVessel[]; readonly transshipments: readonly Transshipment[] } {
  const vessels = new Map<string, FleetVessel>();
  const transshipments: Transshipment[] = [];
  for (const sailing of sailings) {
    const found = placeOf(sailing, routeOf(sailing), now);
    if ('place' in found) transshipments.push({ place: found.place, boxes: sailing.boxes });
    else vessels.set(found.key, merge(vessels.get(found.key), found));
  }
  return { vessels: addressed([...vessels.values()]).toSorted(byCount), transshipments };
}

/** In addresses a vessel goes by its IMO number alone, unless the map has two under one number. */
function addressed(vessels: readonly FleetVessel[]): FleetVessel[] {
  const imoOfKey = ({ key, vessel }: FleetVessel) => (key === vesselKey(vessel) ? imoOf(vessel) : null);
  const byImo = Map.groupBy(vessels, imoOfKey);
  return vessels.map((one) => {
    const imo = imoOfKey(one);
    return imo !== null && byImo.get(imo)?.length === 1 ? { ...one, key: imo } : one;
  });
}

/** The vessel that carries a sailing, or its transshipment port while it waits there. */
function placeOf(
  sailing: Sailing,
  route: ContainerRoute | undefined,
  now: Instant,
): FleetVessel | { readonly place: Place } {
  const reported = route?.vessel ?? null;
  if (reported) {
    const vessel = {
      ...draft(sailing, named(reported.vessel, sailing.vessel)),
      voyage: reported.voyageNumber ?? sailing.voyage,
      unconfirmed: 0,
      reported,
    };
    // A carrier that stopped reporting leaves a voyage open that ended long ago. The vessel may be on another one by now.
    return positionAge(reported.reportedAt, now) === 'expired'
      ? { ...vessel, key: `${vessel.key} ${sailing.key}`, status: 'expired' }
      : { ...vessel, status: 'reported' };
  }
  if (!route) return draft(sailing, sailing.vessel);
  const reached = route.stops.findLast(({ arrival }) => arrival.actual !== null);
  if (reached && isTransshipment(reached, route) && reached.departure.actual === null) {
    return { place: reached.place };
  }
  return { ...draft(sailing, sailing.vessel), status: statusByStops(route, reached), unconfirmed: 0 };
}

/** The status of a vessel whose route has no position. */
function statusByStops({ stops }: ContainerRoute, reached: RouteStop | undefined): VesselStatus {
  if (reached && reached === stops.at(-1)) return 'arrived';
  const [first] = stops;
  return first && !reached && first.departure.actual === null ? 'notDeparted' : 'notReported';
}

function isTransshipment(stop: RouteStop, { stops }: ContainerRoute): boolean {
  return stop !== stops[0] && stop !== stops.at(-1);
}

function draft(sailing: Sailing, vessel: Vessel | null): FleetVessel {
  return {
    key: vesselKey(vessel) ?? sailing.key,
    vessel,
    voyage: sailing.voyage,
    status: 'notLoaded',
    reported: null,
    sailings: [sailing],
    count: sailing.boxes.length,
    unconfirmed: sailing.boxes.length,
  };
}

/** The vessel of the route. Where the route has no name, the name of the same vessel in the list. */
function named(vessel: Vessel, expected: Vessel | null): Vessel {
  const isSame = expected !== null && imoOf(vessel) !== null && imoOf(vessel) === imoOf(expected);
  return { ...vessel, name: vessel.name ?? (isSame ? expected.name : null) };
}

/** A reported position counts more than an expected vessel; of two legs of one vessel, the one that ends later counts. */
function merge(one: FleetVessel | undefined, other: FleetVessel): FleetVessel {
  if (!one) return other;
  const isLater = other.reported && (!one.reported || endOf(other.reported) > endOf(one.reported));
  return {
    ...(isLater ? other : one),
    sailings: [...one.sailings, ...other.sailings],
    count: one.count + other.count,
    unconfirmed: one.unconfirmed + other.unconfirmed,
  };
}

const endOf = ({ to }: RouteVessel) => (to.when ? sortKey(to.when) : 0);

const byCount = (a: FleetVessel, b: FleetVessel) => b.count - a.count || compareCodeUnits(a.key, b.key);
