import type { RecentPage } from '#/domain/find/recentPages.ts';
import type { StoredSet } from '#/domain/find/storedSets.ts';
import type { FigureHistory } from '#/domain/overview/history.ts';
import { type Container, containerTimed } from '#/domain/records/container.ts';
import type { Facility, Place } from '#/domain/records/place.ts';
import { type Shipment, shipmentTimed } from '#/domain/records/shipment.ts';
import type { UnusedDate } from '#/domain/records/unusedDate.ts';
import type { StoredHeader } from '#/domain/tracking/storedList.ts';
import type { TrackLine } from '#/domain/tracking/tracking.ts';
import { numberedDay } from '#/time/calendarDay.ts';
import { instant } from '#/time/instant.ts';
import type { DayMoment, WallClockMoment, ZonedMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';

/** Every part of it and of what is in it, so that the compiler asks for a new one here. */
type Whole<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Whole<Item>[]
    : { readonly [Key in keyof T]-?: Whole<NonNullable<T[Key]>> };

const at = instant(Date.parse('2026-08-12T15:00:00Z'));
const zoned: Whole<ZonedMoment> = {
  kind: 'zoned',
  at,
  zone: utc,
  unknownZone: 'Mars/Olympus',
  midnightIsDay: true,
};
const wallClock: Whole<WallClockMoment> = { kind: 'wallClock', digits: at, midnightIsDay: true };
const day: Whole<DayMoment> = { kind: 'day', day: numberedDay(20_677) };

const provided = { missing: ['holds'], notes: [{ attribute: 'fees', text: 'Twice a day' }] };
const terminal: Whole<Facility> = { type: 'terminal', id: 't', name: 'Pier', provided };
const ramp: Whole<Facility> = { type: 'rail_terminal', id: 'r', name: 'Ramp', provided };
const port: Whole<Place> = {
  type: 'port',
  id: 'p',
  name: 'Los Angeles',
  locode: 'USLAX',
  zone: 'America/Los_Angeles',
  stateAbbr: 'CA',
  countryCode: 'US',
  latitude: 33.7,
  longitude: -118.2,
};
const metroArea: Whole<Place> = { ...port, type: 'metro_area' };
const hold = { name: 'customs', status: 'hold', description: 'Exam', detail: 'Broker clears it' };
const fee = { type: 'demurrage', amount: 250, currencyCode: 'USD' };

const containerParts: Whole<Omit<Container, 'customFields' | 'asReported' | 'unusedDates'>> = {
  id: 'c',
  shipmentId: 's',
  number: 'MSCU1234566',
  refNumbers: ['PO 1'],
  sealNumber: 'G1',
  createdAt: at,
  equipmentType: 'dry',
  equipmentLength: 40,
  equipmentHeight: 'high_cube',
  weightInPounds: 40_000,
  currentStatus: 'available',
  availabilityKnown: true,
  availableForPickup: true,
  holds: [hold],
  fees: [fee],
  inlandHolds: [hold],
  inlandFees: [fee],
  releases: [{ name: 'customs', status: 'released' }],
  lastFreeDay: day,
  deadlines: { line: zoned, terminal: wallClock, rail: day },
  calculatedFreeDay: { deadline: day, basis: 'discharge' },
  pickupAppointment: wallClock,
  podTerminal: terminal,
  pickupFacility: ramp,
  locationAtPodTerminal: 'A1',
  podZone: 'America/Los_Angeles',
  finalDestinationZone: 'America/Chicago',
  emptyOut: zoned,
  fullIn: zoned,
  vesselLoaded: zoned,
  vesselDeparted: zoned,
  podArrived: zoned,
  podDischarged: zoned,
  podFullOut: zoned,
  podFullOutChassisNumber: 'CH1',
  podRailCarrier: 'BNSF',
  inlandRailCarrier: 'UP',
  inlandEvidence: 'rail',
  podRailLoaded: zoned,
  podRailDeparted: zoned,
  inlandEta: zoned,
  inlandEtaSource: 'rail',
  inlandAta: zoned,
  inlandRailUnloaded: zoned,
  finalDestinationFullOut: zoned,
  delivered: zoned,
  emptyTerminated: zoned,
  terminalCheckedAt: at,
  railCheckedAt: at,
};

const unusedDates: Whole<readonly UnusedDate[]> = [
  { attribute: 'pickup_lfd', text: '1900-01-01', why: 'farOff' },
];

const container: Whole<Omit<Container, 'customFields'>> = {
  ...containerParts,
  asReported: partsOf(containerParts, containerTimed),
  unusedDates,
};

const shipmentParts: Whole<Omit<Shipment, 'customFields' | 'containers' | 'asReported' | 'unusedDates'>> = {
  id: 's',
  billOfLading: 'MAEU1',
  normalizedNumber: '1',
  refNumbers: ['PO 1'],
  tags: ['urgent'],
  createdAt: at,
  carrier: { scac: 'MAEU', name: 'Maersk', shortName: 'Maersk' },
  customerName: 'Acme',
  portOfLoading: port,
  portOfDischarge: metroArea,
  destination: metroArea,
  podTerminal: terminal,
  destinationTerminal: ramp,
  podVessel: { id: 'v', name: 'Ivory Accord', imo: '9321483' },
  podVoyageNumber: '132A',
  polEtd: zoned,
  polAtd: zoned,
  polOriginalEtd: zoned,
  podEta: zoned,
  podOriginalEta: wallClock,
  podAta: day,
  destinationEta: zoned,
  destinationOriginalEta: zoned,
  destinationAta: zoned,
  carrierTracking: { lastAttemptedAt: at, lastSucceededAt: at, stoppedAt: at, stoppedReason: 'complete' },
  unreadContainers: 0,
};

/** As it is cached (fleetRecord.ts): custom fields are joined for the list and never cached. */
export const cachedShipment: Whole<Omit<Shipment, 'customFields' | 'containers'>> & {
  readonly containers: readonly [typeof container];
} = {
  ...shipmentParts,
  containers: [container],
  asReported: partsOf(shipmentParts, shipmentTimed),
  unusedDates,
};

function partsOf<T extends object, Name extends keyof T>(whole: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<T, Name>;
}

export const cachedPage: Whole<RecentPage> = { shipmentId: 's', number: 'MAEU1', container: 'MSCU1234566' };

export const cachedSet: Whole<StoredSet> = {
  id: 'abc',
  numbers: [{ number: 'MSCU1234566', reason: 'containerForm' }],
  leftOut: 1,
};

export const cachedFigures: FigureHistory = {
  days: [{ day: numberedDay(20_676), counts: { ready: 3 } }],
  shipments: ['s'],
};

export const cachedTrackHeader: Whole<StoredHeader> = {
  id: 'l',
  name: 'list.csv',
  createdAt: at,
  count: 1,
  refNumbers: ['PO 1'],
  tags: ['urgent'],
  customerId: 'x',
};

export const cachedTrackLine: Whole<Omit<TrackLine, 'state'>> & Pick<TrackLine, 'state'> = {
  id: '1',
  position: 1,
  number: 'MAEU1',
  type: 'bill_of_lading',
  scac: 'MAEU',
  isCarrierByPrefix: true,
  unknownCarrier: 'Nobody',
  refNumbers: ['PO 1'],
  tags: ['urgent'],
  customerId: 'x',
  unknownCustomer: 'Someone',
  inference: {
    type: 'bill_of_lading',
    decision: 'auto_select',
    selected: { scac: 'MAEU', name: 'Maersk', confidence: 0.9 },
    candidates: [{ scac: 'MAEU', name: 'Maersk', confidence: 0.9 }],
    isValid: true,
    checkDigitPassed: true,
    reason: 'Prefix',
  },
  state: { kind: 'refused', faults: [{ code: 'said', field: 'number', text: 'No such number' }] },
};
