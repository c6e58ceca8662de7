import type { VesselStatus } from '#/domain/fleetMap/fleetMap.ts';
import type { FreeTimeState } from '#/domain/fleetMap/freeTimeOnMap.ts';
import type { MapSelection } from '#/domain/fleetMap/mapSearch.ts';
import type { PositionStatus } from '#/domain/route/vesselTrack.ts';
import { counted, formatCount, plural } from '#/language/plural.ts';
import { containerCount } from '#/wording/counts.ts';

// The page
export const title = 'Map';
export const mapLabel = 'Map of the fleet';
export const showInList = 'Show in list';
export const loadingShipments = 'Shipments are still loading.';
export const nothingTracked = 'Nothing on the map yet';
export const nothingTrackedHint =
  'Vessels and ports appear here as soon as this account tracks a bill of lading, booking or container.';
export const nothingMatchesHint = 'No tracked container matches.';

// The summary
export const vesselCount = (count: number) => counted(count, 'vessel');
export const loadingFleet = 'Loading shipments…';

export interface FleetCounts {
  readonly aboard: number;
  readonly vessels: number;
  readonly onLand: number;
  readonly places: number;
  readonly onRail: number;
}

/** `Now 7 containers on 2 vessels, 12 at 3 places, 4 on rail so far` */
export function fleetSummary(
  { aboard, vessels, onLand, places, onRail }: FleetCounts,
  { isNow, isSoFar }: { readonly isNow: boolean; readonly isSoFar: boolean },
): string {
  const onVessels = `${containerCount(aboard)} on ${vesselCount(vessels)}`;
  const atPlaces = `${formatCount(onLand)} at ${counted(places, 'place', 'places')}`;
  const rail = onRail > 0 ? `, ${formatCount(onRail)} on rail` : '';
  return `${isNow ? 'Now ' : ''}${onVessels}, ${atPlaces}${rail}${isSoFar ? ' so far' : ''}`;
}

// Positions that are not there
export const positionsNotEnabled =
  'Vessel positions are not enabled for this account. Vessels are estimated from ATD and ETA.';
export const tracksNotEnabled = {
  future: 'Projected routes are not enabled for this account',
  past: 'Past tracks are not enabled for this account',
} as const;
export const positionsLabel = 'Positions loaded';
export const loadedOf = (what: 'positions' | 'tracks', loaded: number, total: number) =>
  what === 'positions' ? `${loaded} of ${total} positions loaded` : `${loaded} of ${total} tracks loaded`;
export const notLoaded = (count: number, why: string | undefined) =>
  `${counted(count, 'position', 'positions')} could not be loaded (${why})`;

// The lists
export const panelLabel = 'Fleet';
export const listLabel = 'List';
export const listLabels = { day: 'This day', vessels: 'Vessels', ports: 'Places' } as const;
export const backToFleet = 'Whole fleet';
export const noVessels = 'No container is on a vessel.';
export const noPlaces = 'No container is at a place or on its way to one.';
export const onTheWayHere = 'On the way here';
export const onTheWayCount = (count: number) => `${count} on the way`;
export const listed = (what: string, count: number) => `${what} (${count})`;

// A day
export const dayLabel = 'This day by place';
export const nothingThatDay = 'No arrivals and no free time are reported for this day.';
export function arrivalsThatDay(count: number): string {
  const what = count === 0 ? 'No shipment arrives' : counted(count, 'shipment arrives', 'shipments arrive');
  return `${what} on this day, in local time.`;
}
export const freeTimeProjected = 'Free time assumes no pickup before that day.';
export const terminalNotReported = 'Terminal not reported';
export const unnamedTerminal = 'Unnamed terminal';
export const fromVessel = (vessel: string) => `From ${vessel}`;
export const staleCount = (count: number) => `${count} with stale data`;

export function describeFreeTime(state: FreeTimeState, count: number): string {
  const boxes = containerCount(count);
  switch (state) {
    case 'ends':
      return `${boxes} on the last free day`;
    case 'over':
      return `${boxes} past the last free day`;
    case 'runs':
      return `${boxes} in free time`;
  }
}

// A vessel
export const formatVoyage = (voyage: string) => `voyage ${voyage}`;
const portNotReported = 'Port not reported';
export const portName = (name: string | null) => name ?? portNotReported;
export const formatLeg = (from: string | null, to: string | null) => `${portName(from)} → ${portName(to)}`;
export const andMore = (first: string, count: number) => `${first} and ${count} more`;
export const departedFrom = (port: string | null) => `ATD ${portName(port)}`;
export const etaOf = (port: string | null) => `ETA ${portName(port)}`;
export const etaWord = 'ETA';
export const callTimes = { etd: 'ETD', eta: etaWord, ata: 'ATA' } as const;
/** Of a list: what the containers wait for, and their vessel. */
export const callLabel = (what: string, vessel: string) => `${what}: ${vessel}`;
export const etaNotReported = 'ETA not reported';
export const originalEta = 'Original ETA';
export const overdue = 'overdue';
export const heading = (words: string) => `heading ${words}`;
export const indicativeLine =
  'The dotted line is the usual sea route between the ports, not a reported track.';
export const unconfirmedOf = (count: number, total: number) =>
  `${count} of ${total} containers are expected on board; their own route is not loaded yet.`;
export const containersFor = (port: string | null) => `For ${portName(port)}`;

export const timeNotReported = 'Position reported without a time';
export const reportedPosition = 'Reported';
export const lastPosition = 'Last position';
export const nothingSince = 'nothing reported since';
export const projectedShown = 'projected position shown';
/** Why the map has no position of a vessel. */
export const noPositionLabels: Readonly<Record<Exclude<VesselStatus, 'notLoaded'>, string>> = {
  notDeparted: 'Loaded, not departed',
  arrived: 'Arrived by route data, not yet in the list',
  notReported: 'Position not reported',
  reported: 'Position not reported',
  expired: 'Position not reported',
};
export const expectedVessel = {
  notEnabled: 'Expected vessel; positions are not enabled',
  failed: 'Expected vessel; position could not be loaded',
  waiting: 'Expected vessel; position not loaded yet',
} as const;
export const estimatedFrom = 'Estimated from ATD and ETA';
/** Why an estimate is shown. */
export const estimatedWhy = {
  notEnabled: estimatedFrom,
  failed: `${estimatedFrom}; position could not be loaded`,
  waiting: `${estimatedFrom}; position not loaded yet`,
} as const;

// Vessels that are drawn as one
export const vesselsHere = (count: number) => `${vesselCount(count)} here`;
export const closeWord = 'Close';

// What the map draws
export const legendLabel = 'Marks on the map';
export const markLabels = {
  reported: 'Reported',
  projected: 'Projection',
  lastKnown: 'Report over 6 h old',
  estimated: 'Estimated (ATD, ETA)',
  resting: 'Not moving',
  cluster: 'Several vessels',
  place: 'Containers',
  arrivals: 'Arrivals on a day',
} as const;

// A vessel at another time
export const nextPort = 'the next port';

export const trackLoading = 'Its track is still loading.';
export const arrivedByThen = (port: string) => `At this time: projected to have arrived at ${port}.`;
export const noPositionThen =
  'No position at this time. The vessel had not departed, or its track is not loaded.';
export const lessThanAMinute = 'less than a minute';
export const positionThen = (position: string, miles: string, span: string, port: string) =>
  `At this time: ${position}, ${miles} and ${span} to ${port}.`;
/** What comes before a position. */
export const positionAtLabels: Readonly<Record<PositionStatus, string>> = {
  reported: 'reported at',
  between: 'between two reports hours apart, at about',
  elapsed: 'projected, not confirmed, at',
  estimated: 'projected at',
};
export const notMoving = 'not moving';

// A selection that is not on the map
const kinds = { vessel: 'vessel', port: 'place' } as const;
export const lookingFor = (kind: MapSelection['kind']) => `Looking for the ${kinds[kind]}.`;
export const stillLoading = (count: number) =>
  count === 1
    ? 'The position of 1 vessel is still loading.'
    : `The positions of ${count} vessels are still loading.`;
export const notOnMap = (kind: MapSelection['kind']) => `This ${kinds[kind]} is not on the map`;

export const absentLabels: Readonly<Record<MapSelection['kind'], string>> = {
  vessel: 'It carries none of the containers shown. They may be discharged, or the filters hide them.',
  port: 'None of the containers shown is there or on its way there.',
};

/** @param count of vessels whose position could not be loaded, so that they may be what was selected */
export function describePossiblyAbsent(kind: MapSelection['kind'], count: number): string {
  return kind === 'vessel'
    ? `None of the containers shown is expected on it. Whether it carries any now is not known, since ${plural(count, 'the position of 1 vessel', `the positions of ${count} vessels`)} could not be loaded.`
    : `None of the containers shown is known to be there or on its way there. Whether any is in transshipment there is not known, since ${plural(count, 'the position of 1 vessel', `the positions of ${count} vessels`)} could not be loaded.`;
}
