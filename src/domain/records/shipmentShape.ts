import { parseCalendarDay } from '#/time/calendarDay.ts';
import { readZone } from '#/time/zone.ts';
import {
  type CalculatedFreeDay,
  type Container,
  type ContainerActual,
  containerActuals,
  type ContainerAsReported,
  type Fee,
  type Hold,
  type PickupDeadlines,
  type Release,
} from './container.ts';
import type { Facility, Place, Vessel, ProvidedData } from './place.ts';
import type { Carrier, CarrierTracking, Shipment, ShipmentAsReported } from './shipment.ts';
import type { UnusedDate } from './unusedDate.ts';

type Fits = (value: unknown) => boolean;
/** A check for every part of a record: a part that is added to the type is asked for here by the compiler. */
type Shape<T> = Readonly<Record<keyof T, Fits>>;

const text: Fits = (value) => typeof value === 'string';
const flag: Fits = (value) => typeof value === 'boolean';
const number: Fits = (value) => Number.isFinite(value);
/** Milliseconds that a Date can hold. */
const instant: Fits = (value) => typeof value === 'number' && Math.abs(value) <= 8.64e15;
const orNull =
  (fits: Fits): Fits =>
  (value) =>
    value === null || fits(value);
const listOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every((item) => fits(item));

const optional =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);

function record<T>(shape: Shape<T>): Fits {
  const parts = Object.entries<Fits>(shape);
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    parts.every(([name, fits]) => fits((value as Record<string, unknown>)[name]));
}

const moment: Fits = (value) => {
  const parts = (value ?? {}) as Partial<Record<string, unknown>>;
  const { kind, at, zone, unknownZone, digits, day } = parts;
  if (kind === 'zoned') {
    return instant(at) && typeof zone === 'string' && readZone(zone) !== null && orNull(text)(unknownZone);
  }
  if (kind === 'wallClock') return instant(digits);
  return kind === 'day' && typeof day === 'string' && parseCalendarDay(day) !== null;
};

const words = orNull(text);
const time = orNull(moment);
const amount = orNull(number);
const oneOf =
  (...known: readonly unknown[]): Fits =>
  (value) =>
    known.includes(value);

const place = orNull(
  record<Place>({
    type: oneOf('port', 'metro_area'),
    id: words,
    name: words,
    locode: words,
    zone: words,
    stateAbbr: words,
    countryCode: words,
    latitude: amount,
    longitude: amount,
  }),
);
const provided = record<ProvidedData>({
  missing: listOf(text),
  notes: listOf(record<ProvidedData['notes'][number]>({ attribute: text, text })),
});
const facility = orNull(
  record<Facility>({
    type: oneOf('terminal', 'rail_terminal'),
    id: text,
    name: words,
    provided: optional(provided),
  }),
);
const hold = record<Hold>({ name: text, status: words, description: words, detail: optional(text) });
const fee = record<Fee>({ type: text, amount: number, currencyCode: words });

const evidence = oneOf(null, 'rail', 'inland', 'likely');
const optionalTime = optional(time);
const actuals = Object.fromEntries(containerActuals.map((name) => [name, optionalTime])) as Readonly<
  Record<ContainerActual, Fits>
>;
const tracking = record<CarrierTracking>({
  lastAttemptedAt: orNull(instant),
  lastSucceededAt: orNull(instant),
  stoppedAt: orNull(instant),
  stoppedReason: words,
});
const unusedDates = optional(
  listOf(record<UnusedDate>({ attribute: text, text, why: oneOf('unreadable', 'farOff') })),
);

// Custom fields are joined for the list and never cached with the records.
const container = record<Omit<Container, 'customFields'>>({
  id: text,
  shipmentId: words,
  number: text,
  refNumbers: listOf(text),
  sealNumber: words,
  createdAt: orNull(instant),
  equipmentType: words,
  equipmentLength: amount,
  equipmentHeight: words,
  weightInPounds: amount,
  currentStatus: words,
  availabilityKnown: orNull(flag),
  availableForPickup: orNull(flag),
  holds: orNull(listOf(hold)),
  fees: orNull(listOf(fee)),
  inlandHolds: orNull(listOf(hold)),
  inlandFees: orNull(listOf(fee)),
  releases: orNull(listOf(record<Release>({ name: text, status: text }))),
  lastFreeDay: time,
  deadlines: record<PickupDeadlines>({ line: time, terminal: time, rail: time }),
  calculatedFreeDay: orNull(record<CalculatedFreeDay>({ deadline: moment, basis: words })),
  pickupAppointment: time,
  podTerminal: facility,
  pickupFacility: facility,
  locationAtPodTerminal: words,
  podZone: words,
  finalDestinationZone: words,
  emptyOut: time,
  fullIn: time,
  vesselLoaded: time,
  vesselDeparted: time,
  podArrived: time,
  podDischarged: time,
  podFullOut: time,
  podFullOutChassisNumber: words,
  podRailCarrier: words,
  inlandRailCarrier: words,
  inlandEvidence: evidence,
  podRailLoaded: time,
  podRailDeparted: time,
  inlandEta: time,
  inlandEtaSource: words,
  inlandAta: time,
  inlandRailUnloaded: time,
  finalDestinationFullOut: time,
  delivered: time,
  emptyTerminated: time,
  terminalCheckedAt: orNull(instant),
  railCheckedAt: orNull(instant),
  asReported: optional(
    record<ContainerAsReported>({
      ...actuals,
      currentStatus: optional(words),
      inlandEta: optionalTime,
      inlandEvidence: optional(evidence),
      terminalCheckedAt: optional(orNull(instant)),
      railCheckedAt: optional(orNull(instant)),
    }),
  ),
  unusedDates,
});

const shipment = record<Omit<Shipment, 'customFields'>>({
  id: text,
  billOfLading: text,
  normalizedNumber: words,
  refNumbers: listOf(text),
  tags: listOf(text),
  createdAt: orNull(instant),
  carrier: record<Carrier>({ scac: words, name: words, shortName: words }),
  customerName: words,
  portOfLoading: place,
  portOfDischarge: place,
  destination: place,
  podTerminal: facility,
  destinationTerminal: facility,
  podVessel: orNull(record<Vessel>({ id: words, name: words, imo: words })),
  podVoyageNumber: words,
  polEtd: time,
  polAtd: time,
  polOriginalEtd: time,
  podEta: time,
  podOriginalEta: time,
  podAta: time,
  destinationEta: time,
  destinationOriginalEta: time,
  destinationAta: time,
  carrierTracking: tracking,
  containers: listOf(container),
  unreadContainers: number,
  asReported: optional(
    record<ShipmentAsReported>({
      polEtd: optionalTime,
      polAtd: optionalTime,
      podEta: optionalTime,
      podAta: optionalTime,
      destinationEta: optionalTime,
      destinationAta: optionalTime,
      carrierTracking: optional(tracking),
    }),
  ),
  unusedDates,
});

/**
 * Whether a value that comes from outside the types, such as a cached record, is a shipment in every part.
 * Parts that are not known are let pass.
 */
export function isShipment(value: unknown): value is Shipment {
  return shipment(value);
}
