import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import type { Position } from '#/domain/geo/position.ts';
import { unwrap } from '#/domain/geo/unwrap.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { inlandPlace, samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { furthestReached, departureAboard } from '#/domain/status/reached.ts';
import { isAtSea } from '#/domain/timeline/events.ts';
import { isOnTheWay } from '#/domain/timeline/gaps.ts';
import { filled } from '#/domain/timeline/knownPlaces.ts';
import type { TimelineLeg } from '#/domain/timeline/legs.ts';
import { portVisits } from '#/domain/timeline/portVisits.ts';
import { recordSteps } from '#/domain/timeline/recordedEvents.ts';
import { waitsAt } from '#/domain/timeline/waitsAt.ts';
import type { Moment } from '#/time/moment.ts';
import type { Call, ContainerRoute, RouteStop } from './route.ts';

interface Journey {
  readonly shipment: Shipment;
  readonly container: Container;
  /** Of the timeline; null until the events are read. */
  readonly legs: readonly TimelineLeg[] | null;
}

/**
 * The stops of a journey: those of the route if it has any, else those of records and events, and last the inland place.
 * Times are those of the records where they have one, so that the map agrees with the rest of the page.
 */
export function routeStops(route: ContainerRoute | null, journey: Journey): RouteStop[] {
  const recorded = onOneTurn(seaStops(journey));
  // The stops of a route are on one turn of the earth already, by the lines between them.
  const sea =
    route !== null && route.stops.length > 0
      ? route.stops.map((stop, index) => withRecord(stop, calledAgain(route.stops, index), recorded))
      : recorded;
  const last = sea.findLast(({ position }) => position !== null)?.position;
  return [...sea, ...onOneTurn(inlandStop(journey), last?.longitude)];
}

function onOneTurn(stops: readonly RouteStop[], start?: number): RouteStop[] {
  let before = start;
  return stops.map((stop) => {
    const [position] = unwrap(stop.position ? [stop.position] : [], before);
    before = position?.longitude ?? before;
    return { ...stop, position: position ?? null };
  });
}

function seaStops({ shipment, container, legs }: Journey): RouteStop[] {
  const { portOfLoading, portOfDischarge } = shipment;
  const steps = legs
    ? legs.flatMap((leg) => [...leg.actuals, ...leg.estimates])
    : recordSteps(shipment, container);
  const { visits, feeding } = portVisits(steps, shipment);
  const between = visits.flatMap((here, index) => {
    const place = placeOf(here);
    return place ? [{ label: `TS${index + 1}`, place, here }] : [];
  });
  const waiting = container && legs ? waitsAt(shipment, container, legs) : null;
  const aboard = departureAboard(steps.filter(isOnTheWay), furthestReached(container, shipment));
  const visited = new Set(visits.flat());
  const others = (place: Place) => steps.filter((step) => samePlace(step.place, place) && !visited.has(step));
  const first = placeOf(feeding);
  const places = [
    ...(first && !samePlace(first, portOfLoading) ? [{ label: 'PRE', place: first, here: feeding }] : []),
    ...(portOfLoading ? [{ label: 'POL', place: portOfLoading, here: others(portOfLoading) }] : []),
    ...between,
    ...(portOfDischarge ? [{ label: 'POD', place: portOfDischarge, here: others(portOfDischarge) }] : []),
  ];
  return places.map(({ label, place, here: all }, index) => {
    const here = all.filter((step) => samePlace(step.place, place));
    const isLast = !places.slice(index + 1).some((other) => samePlace(other.place, place));
    // Whatever is done with it at a port, it has come there.
    const isReached = here.some(({ estimated, name }) => !estimated && isAtSea(name));
    const arrival = { ...callOf(here, /^(vessel|transshipment|feeder)_arrived$/), isReached };
    const departure = {
      ...callOf(here, /^(vessel|transshipment|feeder)_departed$/),
      ...(isLast && samePlace(waiting, place) && { isReached: false }),
    };
    return {
      label,
      sequence: index + 1,
      place,
      position: positionOf(place),
      arrival:
        label === 'POD'
          ? { ...arrivalAtPort(shipment, container), original: shipment.podOriginalEta }
          : arrival,
      departure: {
        ...departureOf(label, isLast, departure, shipment, container),
        ...(aboard && here.includes(aboard) && { isAboard: true }),
      },
    };
  });
}

const placeOf = (steps: readonly TransportEvent[]) => steps.find(({ place }) => place)?.place ?? null;

/** @param isLast the container does not come to its place again; else the record may have the second departure */
function departureOf(
  label: string,
  isLast: boolean,
  reported: Call,
  shipment: Shipment,
  container: Container,
): Call {
  const { polEtd, polAtd } = shipment;
  if (label === 'POL')
    return isLast
      ? call(polEtd ?? reported.expected, polAtd ?? reported.actual)
      : call(reported.expected ?? polEtd, reported.actual ?? polAtd);
  if (label !== 'POD') return reported;
  // What the headline has on its way inland has left, also where no departure is reported.
  const isReached = phaseOf(container, shipment) === 'inlandTransit' || undefined;
  return { ...call(null, container.podRailDeparted), isReached };
}

function inlandStop({ shipment, container, legs }: Journey): RouteStop[] {
  const place = inlandPlace(shipment);
  if (!place) return [];
  const steps = legs?.flatMap((leg) => [...leg.actuals, ...leg.estimates]) ?? [];
  const arrival = joined(
    { ...arrivalInland(shipment, container), original: null },
    callOf(steps, /^arrived_at_inland_destination$/),
  );
  return [
    {
      label: null,
      sequence: null,
      place,
      position: positionOf(place),
      arrival,
      departure: call(null, container.finalDestinationFullOut),
    },
  ];
}

/** How many stops before it are at the same place. */
const calledAgain = (stops: readonly RouteStop[], at: number): number =>
  stops.slice(0, at).filter(({ place }) => samePlace(place, stops[at]?.place ?? null)).length;

/** Adds what only the records have, such as the code of a port and the original ETA. */
function withRecord(stop: RouteStop, times: number, recorded: readonly RouteStop[]): RouteStop {
  const there = recorded.filter(({ place }) => samePlace(place, stop.place));
  const known = there[times] ?? there.at(-1);
  if (!known) return stop;
  return {
    ...stop,
    place: filled(known.place, stop.place),
    position: stop.position ?? known.position,
    arrival: joined(known.arrival, stop.arrival),
    departure: joined(known.departure, stop.departure),
  };
}

function joined(recorded: Call, reported: Call): Call {
  return {
    original: recorded.original ?? reported.original,
    expected: recorded.expected ?? (recorded.isReached ? null : reported.expected),
    actual: recorded.actual ?? reported.actual,
    isReached: recorded.isReached,
    isAboard: recorded.isAboard,
  };
}

function call(expected: Moment | null, actual: Moment | null): Call {
  return { original: null, expected, actual };
}

function callOf(steps: readonly TransportEvent[], name: RegExp): Call {
  const when = (estimated: boolean) =>
    steps.find((step) => step.estimated === estimated && name.test(step.name))?.when ?? null;
  return call(when(true), when(false));
}

function positionOf({ latitude, longitude }: Place): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
