import type { RouteVessel } from '#/domain/route/route.ts';
import type { RouteLeg } from '#/domain/route/routeLegs.ts';
import type { DrawnTrack } from '#/features/map/canvas/drawTracks.ts';

export const heading = 'Map';
export const routeOf = (container: string) => `Route of ${container}`;
export const stopByStop = (label: string) => `${label}, stop by stop`;
/** What the age of the route is about: “Route updated 3 min ago”. */
export const now = 'Now';

// Lines on the map
export const linesLabel = 'Lines on the map';
export const lineLabels: Readonly<Record<DrawnTrack['kind'], string>> = {
  past: 'Past track',
  elapsed: 'Projected, not confirmed',
  projected: 'Projected route',
  rail: 'Rail, straight line',
  indicative: 'Shortest route, indicative',
};

// Without a route
export const routeNotEnabled = 'Route data is not enabled for this account.';
export const routeNotEnabledHint =
  'Dotted lines are the shortest routes between the ports, without a position of the vessel. The owner of the account can order route data.';
export const routeNotReported = 'No route data.';
export const routeNotReportedHint =
  'The tracking service reports no route of this container. Dotted lines are the shortest routes between its ports.';
export const partsLeftOut = (count: number) =>
  count === 1
    ? '1 part of the route could not be read and is left out.'
    : `${count} parts of the route could not be read and are left out.`;

// Stops
/** What a label stands for; undefined for a label of the source. */
export function stopTitle(label: string): string | undefined {
  if (label === 'POL') return 'Port of loading';
  if (label === 'POD') return 'Port of discharge';
  return /^TS\d*$/.test(label) ? 'Transshipment port' : undefined;
}
export const placeNotOnMap = 'position not reported';
export const unnamedPlace = 'Unnamed place';
export interface CallText {
  readonly actual: string;
  readonly estimated: string;
  readonly dateNotReported: string;
  readonly last: string;
  readonly original: string;
}
export const arrivalLabels: CallText = {
  actual: 'Arrived',
  estimated: 'ETA',
  dateNotReported: 'Arrived, date not reported',
  last: 'Last ETA',
  original: 'Original ETA',
};
export const departureLabels: CallText = {
  actual: 'Departed',
  estimated: 'ETD',
  dateNotReported: 'Departed, date not reported',
  last: 'Last ETD',
  original: 'Original ETD',
};

// Legs
export const legStateLabels: Readonly<Record<RouteLeg['state'], string>> = {
  done: 'done',
  current: 'under way',
  upcoming: 'upcoming',
};
export const distanceNotKnown = 'distance not known';
export const straightLine = (kilometres: string) => `${kilometres} in a straight line; route not reported`;
export const atLeast = (miles: string) => `at least ${miles}`;
export const inTotal = (miles: string) => `${miles} in total`;
export const sailedOf = (miles: string) => `${miles} sailed`;
export const toGo = (rest: string) => `${rest} to go`;
export const vesselPositionNotReported = 'Vessel position not reported.';

// The vessel
export const vesselOf = ({ vessel, voyageNumber }: RouteVessel) =>
  [vessel.name ?? 'Vessel not reported', ...(voyageNumber === null ? [] : [`voyage ${voyageNumber}`])].join(
    ' · ',
  );
export const lastPosition = 'Last position';
export const formatHeading = (words: string) => `heading ${words}`;
export const timeNotReported = 'Time not reported';
export const ago = (duration: string) => `${duration} ago`;
export const mayBeFar = '; the vessel may be far from there by now';

// The projected route
export const projectedLabel = 'Projected route';
export const projectedLoading = 'Loading the projected route';
export const projectedFailed = (why: string) => `The projected route could not be loaded: ${why}.`;
export const projectedNotReported = 'The tracking service reports no projected route to the next port.';
export const positionsLeftOut = (count: number) =>
  count === 1
    ? '1 position of the projected route could not be read and is left out.'
    : `${count} positions of the projected route could not be read and are left out.`;
export const etaAt = (port: string) => `ETA ${port}`;
export const originalEta = 'Original ETA';
export const nextPort = 'the next port';
export const timeOnRoute = (port: string | null) => `Time on the route to ${port ?? nextPort}`;
export const projected = 'Projected';
export const notConfirmed = 'Projected, not confirmed';
export const arrivedAtPort = 'arrived at the port';
export const milesAndTimeToGo = (miles: string, span: string) => toGo(`${miles} and ${span}`);
export const localTimeIn = (port: string) => `local time in ${port}`;
export const projectedEta = (port: string | null) => `projected ETA ${port ?? nextPort}`;
export const notConfirmedHint = 'This time has passed without a report. The vessel may be elsewhere.';

export const routeAge = {
  refresh: 'Refresh the route',
  loading: 'Loading the route',
  age: 'Age of the route',
} as const;
