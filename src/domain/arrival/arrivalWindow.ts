import type { Shipment } from '#/domain/records/shipment.ts';
import { type CalendarDay, addDays, parseCalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { arrivalOf } from './arrival.ts';

/** Both days belong to the window. */
export interface ArrivalWindow {
  readonly from?: DayBound | undefined;
  readonly to?: DayBound | undefined;
}

interface Days {
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
}

/**
 * Whether a shipment arrives at its port of discharge on a day of the window, by the calendar there; the estimate
 * counts until the arrival is known. A shipment without either is in no window that has a bound.
 */
export function arrivalWindowTest(
  { from, to }: ArrivalWindow,
  now: Instant,
): (shipment: Shipment) => boolean {
  if (!from && !to) return () => true;
  const includes = arrivalDayTest({ from, to }, now);
  return (shipment) => {
    const arrival = arrivalDay(shipment);
    return arrival !== null && includes(arrival);
  };
}

/** Whether a day of arrival lies within the window. */
export function arrivalDayTest({ from, to }: ArrivalWindow, now: Instant): (arrival: ArrivalDay) => boolean {
  // A fleet calls at some dozens of zones.
  const windows = new Map<ZoneName, Days>();
  const windowIn = (zone: ZoneName): Days => {
    let days = windows.get(zone);
    if (!days) {
      days = { from: from ? boundDay(from, now, zone) : null, to: to ? boundDay(to, now, zone) : null };
      windows.set(zone, days);
    }
    return days;
  };
  return ({ day, zone }) => {
    const window = windowIn(zone);
    return (window.from === null || day >= window.from) && (window.to === null || day <= window.to);
  };
}

/** The day of an arrival, and the zone whose calendar that is. */
export interface ArrivalDay {
  readonly day: CalendarDay;
  readonly zone: ZoneName;
}
// A shipment that has not changed stays the same object; a list with its presets asks for its day six times.
const known = new WeakMap<Shipment, ArrivalDay | null>();

/** By the calendar of the port of discharge; null where neither an arrival nor an estimate is reported. */
export function arrivalDay(shipment: Shipment): ArrivalDay | null {
  let arrival = known.get(shipment);
  if (arrival === undefined) known.set(shipment, (arrival = readDay(shipment)));
  return arrival;
}

function readDay(shipment: Shipment): ArrivalDay | null {
  const moment = arrivalOf(shipment)?.moment;
  if (!moment) return null;
  return { day: dayOf(moment), zone: moment.kind === 'zoned' ? moment.zone : portZone(shipment) };
}

/** The calendar that `today` is read from where the moment itself names none: never the reader's. */
function portZone({ portOfDischarge }: Shipment): ZoneName {
  return (portOfDischarge?.zone && readZone(portOfDischarge.zone)) || utc;
}

/** One end of a window of days: a day of the calendar, `today`, or days from today such as `+7d` and `-3d`. */
export type DayBound = CalendarDay | 'today' | `${'+' | '-'}${number}d`;

const relative = /^([+-])(\d{1,4})d$/;

/** Null if invalid, such as a day that no calendar has. A `+` that an address lost is put back. */
export function parseDayBound(text: string): DayBound | null {
  const written = text.trim().toLowerCase();
  const bound = /^\d{1,4}d$/.test(written) ? `+${written}` : written;
  if (bound === 'today' || relative.test(bound)) return bound as DayBound;
  return parseCalendarDay(bound);
}

/** Days from today; null for a day of the calendar. */
export function boundOffset(bound: DayBound): number | null {
  if (bound === 'today') return 0;
  const [, sign, count] = relative.exec(bound) ?? [];
  if (count === undefined) return null;
  return sign === '-' ? -Number(count) : Number(count);
}

/** The day that a bound means at a place, where `today` is what the calendar on the wall says. */
function boundDay(bound: DayBound, now: Instant, zone: ZoneName): CalendarDay {
  const offset = boundOffset(bound);
  return offset === null ? (bound as CalendarDay) : addDays(localDay(now, zone), offset);
}
