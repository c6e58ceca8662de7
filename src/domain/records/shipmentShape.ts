import { parseCalendarDay } from '#/time/calendarDay.ts';
import { readZone } from '#/time/zone.ts';
import {
  type CalculatedFreeDay,
  type Container,
  containerFields,
  containerTimed,
  type Fee,
  type Hold,
  type PickupDeadlines,
  type Release,
} from './container.ts';
import type { Fields, FieldValues } from './fields.ts';
import type { Facility, Place, Vessel, ProvidedData } from './place.ts';
import {
  type Carrier,
  carrierFields,
  type CarrierTracking,
  type Shipment,
  shipmentFields,
  shipmentTimed,
  trackingFields,
} from './shipment.ts';
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

const kinds: Readonly<Record<keyof FieldValues, Fits>> = {
  text: words,
  lines: words,
  texts: listOf(text),
  flag: orNull(flag),
  count: amount,
  amount,
  instant: orNull(instant),
  actual: time,
  estimate: time,
  due: time,
};
const shapeOf = <Table extends Fields>(fields: Table) =>
  Object.fromEntries(Object.entries(fields).map(([name, [kind]]) => [name, kinds[kind]])) as Shape<Table>;

const unusedDates = optional(
  listOf(record<UnusedDate>({ attribute: text, text, why: oneOf('unreadable', 'farOff') })),
);
/** Of some parts, each may be left out. */
const asReported = <Name extends string>(shape: Shape<Record<Name, unknown>>, names: readonly Name[]) =>
  optional(record(Object.fromEntries(names.map((name) => [name, optional(shape[name])]))));

// Custom fields are joined for the list and never cached with the records.
const containerParts: Shape<Omit<Container, 'customFields' | 'asReported'>> = {
  ...shapeOf(containerFields),
  id: text,
  shipmentId: words,
  number: text,
  holds: orNull(listOf(hold)),
  fees: orNull(listOf(fee)),
  inlandHolds: orNull(listOf(hold)),
  inlandFees: orNull(listOf(fee)),
  releases: orNull(listOf(record<Release>({ name: text, status: text }))),
  lastFreeDay: time,
  deadlines: record<PickupDeadlines>({ line: time, terminal: time, rail: time }),
  calculatedFreeDay: orNull(record<CalculatedFreeDay>({ deadline: moment, basis: words })),
  podTerminal: facility,
  pickupFacility: facility,
  podZone: words,
  finalDestinationZone: words,
  inlandEvidence: oneOf(null, 'rail', 'inland', 'likely'),
  unusedDates,
};
const container = record({ ...containerParts, asReported: asReported(containerParts, containerTimed) });

const shipmentParts: Shape<Omit<Shipment, 'customFields' | 'asReported'>> = {
  ...shapeOf(shipmentFields),
  id: text,
  billOfLading: text,
  carrier: record<Carrier>(shapeOf(carrierFields)),
  portOfLoading: place,
  portOfDischarge: place,
  destination: place,
  podTerminal: facility,
  destinationTerminal: facility,
  podVessel: orNull(record<Vessel>({ id: words, name: words, imo: words })),
  carrierTracking: record<CarrierTracking>(shapeOf(trackingFields)),
  containers: listOf(container),
  unreadContainers: number,
  unusedDates,
};
const shipment = record({ ...shipmentParts, asReported: asReported(shipmentParts, shipmentTimed) });

/**
 * Whether a value that comes from outside the types, such as a cached record, is a shipment in every part.
 * Parts that are not known are let pass.
 */
export function isShipment(value: unknown): value is Shipment {
  return shipment(value);
}
