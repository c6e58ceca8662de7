import { lookup } from '#/domain/records/lookup.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { comma } from '#/language/punctuation.ts';
import type { Gap, GapKind } from './gaps.ts';
import type { TimelineKind } from './groups.ts';
import type { ZoneConflict } from './knownPlaces.ts';
import type { TimelineLeg } from './legs.ts';
import { sameDaySpan } from './span.ts';

/** What events are called by their names: what has happened, and what is estimated. */
const eventLabels: Readonly<Record<string, readonly [actual: string, estimated: string]>> = {
  positioned_out: ['Empty positioned out', 'Empty positioning out'],
  empty_out: ['Gate-out empty', 'Gate-out empty'],
  positioned_in: ['Empty positioned in', 'Empty positioning in'],
  vgm_received: ['Verified gross mass received', 'Verified gross mass due'],
  full_in: ['Gate-in full', 'Gate-in full'],
  feeder_loaded: ['Loaded on feeder', 'Loading on feeder'],
  feeder_departed: ['Feeder departed', 'Feeder departure'],
  feeder_arrived: ['Feeder arrived', 'Feeder arrival'],
  feeder_discharged: ['Discharged from feeder', 'Discharge from feeder'],
  vessel_loaded: ['Loaded on vessel', 'Loading on vessel'],
  vessel_departed: ['Vessel departed', 'Vessel departure'],
  transshipment_arrived: ['Arrived at transshipment port', 'Arrival at transshipment port'],
  transshipment_berthed: ['Vessel berthed', 'Vessel berthing'],
  transshipment_discharged: ['Discharged at transshipment port', 'Discharge at transshipment port'],
  transshipment_moved_out: ['Moved out of terminal', 'Move out of terminal'],
  transshipment_moved_in: ['Moved into terminal', 'Move into terminal'],
  port_moved_out: ['Moved out of terminal', 'Move out of terminal'],
  port_moved_in: ['Moved into terminal', 'Move into terminal'],
  transshipment_loaded: ['Loaded at transshipment port', 'Loading at transshipment port'],
  transshipment_departed: ['Departed transshipment port', 'Departure from transshipment port'],
  vessel_arrived: ['Vessel arrived', 'Vessel arrival'],
  vessel_berthed: ['Vessel berthed', 'Vessel berthing'],
  vessel_discharged: ['Discharged', 'Discharge'],
  port_out: ['Gate-out full at port', 'Gate-out full at port'],
  rail_loaded: ['Loaded on rail', 'Loading on rail'],
  rail_departed: ['Rail departed', 'Rail departure'],
  // Fires at every stop (docs/interface.md 5.1), so it never claims the end of the rail leg.
  rail_arrived: ['Arrived at intermediate ramp', 'Arrival at intermediate ramp'],
  arrived_at_inland_destination: ['Arrived at destination ramp', 'Arrival at destination ramp'],
  rail_unloaded: ['Unloaded from rail', 'Unloading from rail'],
  carrier_release: ['Released by carrier', 'Release by carrier'],
  customs_release: ['Released by customs', 'Release by customs'],
  not_available: ['Not available for pickup', 'Not available for pickup'],
  available: ['Available for pickup', 'Availability for pickup'],
  full_out: ['Gate-out full', 'Gate-out full'],
  delivered: ['Delivered', 'Delivery'],
  empty_in: ['Empty returned', 'Empty return'],
  'container.pickup_lfd.changed': ['Last free day changed', 'Last free day changed'],
  'container.pickup_lfd_line.changed': ['Carrier LFD changed', 'Carrier LFD changed'],
  'container.pickup_lfd_terminal.changed': ['Terminal LFD changed', 'Terminal LFD changed'],
  'container.pickup_lfd_rail.changed': ['Rail LFD changed', 'Rail LFD changed'],
  'container.pickup_appointment.changed': ['Pickup appointment changed', 'Pickup appointment changed'],
};

/** Our words for an event name; a name we do not know as it came. */
export function eventLabel(name: string, estimated = false): string {
  return lookup(eventLabels, name)?.[estimated ? 1 : 0] ?? name;
}

const legTitles: Record<TimelineKind, string> = {
  vessel: 'Vessel',
  transshipment: 'Connecting vessel',
  feeder: 'Feeder',
  rail: 'Rail',
  inland: 'Inland, mode not reported',
  gate: 'Gate and terminal',
  notice: 'Notices',
};

const gateTitles = {
  origin: 'Gate and terminal at origin',
  destination: 'Gate and terminal at destination',
} as const;

/** `Rail`, `Gate at origin` */
export function legTitle({ kind, end, state }: TimelineLeg): string {
  if (kind !== 'gate') return legTitles[kind];
  if (end === 'destination' && state === 'expected') return 'Pickup and empty return';
  if (end === 'port') return 'Gate at port of discharge';
  return end === null ? legTitles.gate : gateTitles[end];
}

/** `Shanghai → Los Angeles` */
export const formatPlaces = (places: readonly Place[]): string =>
  places.map((place) => placeName(place) ?? 'place not reported').join(' → ');

/** Of a step that a record states and no event. */
export const ofRecordLabel = 'from the record, no event';

export const describeMissing = (names: readonly string[]): string =>
  `${names.map((name) => eventLabel(name)).join(comma)}: later events prove it.`;

const stays: Record<GapKind, string> = {
  loading: 'empty out for loading',
  dwell: 'dwell',
  sea: 'at sea',
  aboard: 'on vessel',
  rail: 'on rail',
  train: 'on train',
  stop: 'stop',
  out: 'out-gated, empty not returned',
};

const bases: Record<Gap['basis'], string> = {
  actual: '',
  expected: ', estimated',
  mixed: ', end estimated',
};

const nameOf = (event: TransportEvent | null) => event && (placeName(event.place) ?? event.locode);

/** What the container did, and where if it stayed: `dwell at Tanger Med`, `at sea`. */
export function describeStay(kind: GapKind, at: TransportEvent): string {
  const place = kind === 'dwell' || kind === 'stop' ? nameOf(at) : null;
  return place === null ? stays[kind] : kind === 'dwell' ? `dwell at ${place}` : `stop at ${place}`;
}

export const describeGap = ({ kind, basis }: Gap, to: TransportEvent): string =>
  describeStay(kind, to) + bases[basis];

export const earlierJourney = 'Earlier journey of this container';
export const laterJourney = 'Later journey of this container';

/** Said once for a place, and not beside each of its times. */
export const describeZoneConflict = ({ place, zone, other }: ZoneConflict): string =>
  `${placeName(place) ?? 'Place not reported'}: the shipment says time zone ${zone}, events say ${other}. Times are in ${zone}.`;

export const noEventsYet = 'No events reported yet';

/** @param since `22 d`, `same day`; null where it is unknown */
export function formatSince(since: string | null): string {
  if (since === null) return 'Time since the last event unknown';
  return since === sameDaySpan ? 'Last event today' : `${since} since the last event`;
}

export const formatSoFar = (length: string, stay: string): string => `${length} ${stay} so far`;

/** `about 2 d to go to Los Angeles, estimated`; before it leaves a place it is there: `about 2 d to the departure from Ningbo` */
export function formatToGo(length: string, next: TransportEvent | null): string {
  const place = nameOf(next);
  if (next?.name.endsWith('departed'))
    return `${length} to the departure${place === null ? '' : ` from ${place}`}, estimated`;
  return `${length} to go${place === null ? '' : ` to ${place}`}, estimated`;
}

/** When an estimate was learned: `updated 2 d ago`. */
export const updatedJustNow = 'updated just now';
export const updatedAgo = (length: string): string => `updated ${length} ago`;

/** How long after an event it was learned: `reported 6 h later`. */
export const describeLag = (lag: string): string => `reported ${lag}`;
