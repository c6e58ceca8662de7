import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { reportedFreeDays } from '#/domain/pickup/freeDay.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { DocumentField } from '#/domain/records/tradeDocument.ts';
import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { parseInstant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { readZone } from '#/time/zone.ts';

/** What tracking says instead of a document. */
export type TrackedValue =
  | { readonly kind: 'lastFreeDay'; readonly days: readonly CalendarDay[] }
  | { readonly kind: 'arrival'; readonly day: CalendarDay; readonly isActual: boolean }
  | { readonly kind: 'vessel'; readonly name: string }
  | { readonly kind: 'seal'; readonly number: string }
  | { readonly kind: 'weight'; readonly kilograms: number };

export type FieldComparison =
  | { readonly status: 'agrees' }
  | { readonly status: 'differs'; readonly tracked: TrackedValue };

/**
 * Whether a document says of the last free day, the vessel, the ETA, the seal or the weight what is tracked. Null for other
 * fields, for what can be read in several ways, and where tracking has nothing to compare with. A day is that of its place.
 */
export function compareField(field: DocumentField, shipment: Shipment): FieldComparison | null {
  const { value, containerNumber } = field;
  if (value === null) return null;
  const containers =
    containerNumber === null
      ? shipment.containers
      : shipment.containers.filter(({ number }) => number === containerNumber);
  switch (field.name) {
    case 'last_free_day':
      return compareFreeDay(value, containers);
    case 'eta':
      return compareArrival(value, shipment);
    case 'vessel_name':
      return compareVessel(value, shipment);
    case 'seal_number':
      return compareSeal(value, containers);
    case 'gross_weight':
      // Of some containers of a shipment only, a weight is no sum of theirs.
      return shipment.unreadContainers > 0 ? null : compareWeight(field, value, containers);
    default:
      return null;
  }
}

function judged(agrees: boolean, tracked: TrackedValue): FieldComparison {
  return agrees ? { status: 'agrees' } : { status: 'differs', tracked };
}

/** Any source that reports the day agrees, of any of the containers that the document may mean. */
function compareFreeDay(value: string, containers: readonly Container[]): FieldComparison | null {
  const reported = containers.flatMap((container) =>
    reportedFreeDays(container).map(({ deadline, day }) => ({
      day,
      said: dayAt(value, deadline, container),
    })),
  );
  if (reported.length === 0 || reported.some(({ said }) => said === null)) return null;
  const days = [...new Set(reported.map(({ day }) => day))].toSorted();
  return judged(
    reported.some(({ day, said }) => day === said),
    { kind: 'lastFreeDay', days },
  );
}

/** The ETA of a document may be that of the POD or of the inland destination. */
function compareArrival(value: string, shipment: Shipment): FieldComparison | null {
  const arrival = arrivalOf(shipment);
  if (!arrival) return null;
  const { moment, status } = arrival;
  const inland = shipment.destinationAta ?? shipment.destinationEta;
  const said = dayAt(value, moment, null);
  if (said === null) return null;
  const agrees = said === dayOf(moment) || (inland !== null && dayAt(value, inland, null) === dayOf(inland));
  return judged(agrees, { kind: 'arrival', day: dayOf(moment), isActual: status === 'actual' });
}

function compareVessel(value: string, { podVessel }: Shipment): FieldComparison | null {
  const name = podVessel?.name ?? null;
  return name === null ? null : judged(plainVessel(value) === plainVessel(name), { kind: 'vessel', name });
}

/** Without the kind of ship before it, and without signs: `M/V Ivory-Accord` is `IVORY ACCORD`. */
function plainVessel(name: string): string {
  return name
    .toUpperCase()
    .replace(/^\s*(?:M\.?[/ ]?[VS]|S\.?S)\b\.?\s+/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A seal whose container is not said agrees with that of any, and differs from that of one alone. */
function compareSeal(value: string, containers: readonly Container[]): FieldComparison | null {
  const seals = containers.flatMap(({ sealNumber }) => sealNumber ?? []);
  if (seals.some((seal) => plainSeal(seal) === plainSeal(value))) return { status: 'agrees' };
  const [number] = seals;
  return number === undefined || containers.length > 1
    ? null
    : { status: 'differs', tracked: { kind: 'seal', number } };
}

const plainSeal = (seal: string): string => seal.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

const kilogramsPerPound = 0.453_592_37;
const kilogramsPer: ReadonlyMap<string | null, number> = new Map([
  ['kg', 1],
  ['lb', kilogramsPerPound],
  ['t', 1_000],
]);
/** Of the tracked weight: papers round, and convert. */
const tolerance = 0.01;

function compareWeight(
  { unit }: DocumentField,
  value: string,
  containers: readonly Container[],
): FieldComparison | null {
  const pounds = containers.map(({ weightInPounds }) => weightInPounds ?? Number.NaN);
  const said = Number(value) * (kilogramsPer.get(unit) ?? Number.NaN);
  const tracked = pounds.reduce((sum, each) => sum + each, 0) * kilogramsPerPound;
  if (Number.isNaN(said) || Number.isNaN(tracked) || tracked === 0) return null;
  return judged(Math.abs(said - tracked) <= tolerance * tracked, {
    kind: 'weight',
    kilograms: Math.round(tracked),
  });
}

/**
 * The day that a document says, at the place of the tracked moment: an instant falls on another day elsewhere, a day or
 * digits of a clock stay. Null for an instant whose place has no zone that we know.
 */
function dayAt(value: string, tracked: Moment, container: Container | null): CalendarDay | null {
  const at = value.endsWith('Z') ? parseInstant(value) : null;
  if (at === null) return parseCalendarDay(value.slice(0, 10));
  const name = tracked.kind === 'zoned' ? tracked.zone : (container?.podZone ?? null);
  const zone = name === null ? null : readZone(name);
  return zone && localDay(at, zone);
}
