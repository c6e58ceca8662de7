import { type CalendarDay, dayNumber, numberedDay } from '#/time/calendarDay.ts';
import type { DayCount, RateStep, Tariff, WorkDays } from './tariff.ts';

/** What of a tariff says how days add up. */
export type Terms = Pick<Tariff, 'freeDays' | 'freeCount' | 'chargedCount' | 'per' | 'steps'>;

/** Days of charge at one price. */
export interface ChargePart {
  readonly from: CalendarDay;
  readonly through: CalendarDay;
  readonly days: number;
  /** Hundredths of the currency, each day. */
  readonly amount: number;
}

/** The sum of a tariff after so many days. */
export interface Charge {
  /** Hundredths of the currency. */
  readonly amount: number;
  /** How many days are charged. */
  readonly days: number;
  readonly parts: readonly ChargePart[];
  /** The day from which each costs more; null where none is to come, or it is not reached within a year. */
  readonly dearer: { readonly day: CalendarDay; readonly amount: number } | null;
}

/** A container that waits longer is a wrong record (docs/charges.md). */
const maxDays = 3_660;

/**
 * The last day without charge; the day before the first one where no day is free.
 *
 * @param first the first free day
 */
export function lastFreeDay(terms: Terms, first: CalendarDay, calendar: WorkDays): CalendarDay {
  const counts = countedDays(terms.freeCount, calendar);
  let day = dayNumber(first) - 1;
  let last = day;
  for (let free = 0; free < terms.freeDays;) {
    day += 1;
    if (!counts(day)) continue;
    free += 1;
    last = day;
  }
  return numberedDay(last);
}

/**
 * What is owed by the end of a day.
 *
 * @param lastFree the last day without charge
 * @param through the last day that is charged: that of the pickup or return, or one until which it waits
 * @returns null where that is more than ten years later, which no container waits
 */
export function chargeThrough(
  terms: Terms,
  lastFree: CalendarDay,
  through: CalendarDay,
  calendar: WorkDays,
): Charge | null {
  const [start, end] = [dayNumber(lastFree) + 1, dayNumber(through)];
  if (end - start > maxDays) return null;
  if (terms.per === 'container') return once(terms, start, end, calendar);
  const parts: { from: number; through: number; days: number; amount: number }[] = [];
  let [days, amount] = [0, 0];
  eachCharged(terms, start, end, calendar, (day, price) => {
    days += 1;
    amount += price;
    const part = parts.at(-1);
    if (part?.amount === price) Object.assign(part, { through: day, days: part.days + 1 });
    else parts.push({ from: day, through: day, days: 1, amount: price });
  });
  return {
    amount,
    days,
    parts: parts.map((part) => ({
      ...part,
      from: numberedDay(part.from),
      through: numberedDay(part.through),
    })),
    dearer: nextStep(terms, days, Math.max(start, end + 1), calendar),
  };
}

/** The sum alone: lists ask for many days of many containers. */
export function amountThrough(
  terms: Terms,
  lastFree: CalendarDay,
  through: CalendarDay,
  calendar: WorkDays,
): number | null {
  const [start, end] = [dayNumber(lastFree) + 1, dayNumber(through)];
  if (end - start > maxDays) return null;
  if (terms.per === 'container') return once(terms, start, end, calendar).amount;
  let amount = 0;
  eachCharged(terms, start, end, calendar, (_day, price) => {
    amount += price;
  });
  return amount;
}

/** Each day that is charged, with its price. */
function eachCharged(
  terms: Terms,
  start: number,
  end: number,
  calendar: WorkDays,
  add: (day: number, price: number) => void,
): void {
  const counts = countedDays(terms.chargedCount, calendar);
  let days = 0;
  for (let day = start; day <= end; day++) if (counts(day)) add(day, priceOf(terms, ++days));
}

/** Charged on the first day that counts. */
function once({ steps, chargedCount }: Terms, start: number, end: number, calendar: WorkDays): Charge {
  const counts = countedDays(chargedCount, calendar);
  let first = start;
  while (first <= end && !counts(first)) first += 1;
  const amount = first > end ? 0 : (steps[0]?.amount ?? 0);
  const day = numberedDay(first);
  return {
    amount,
    days: amount > 0 ? 1 : 0,
    parts: amount > 0 ? [{ from: day, through: day, days: 1, amount }] : [],
    dearer: null,
  };
}

/** The step that a day of charge has its price from, the first day being 1. */
export const stepOf = ({ steps }: Pick<Terms, 'steps'>, day: number): RateStep | null =>
  steps.findLast(({ fromDay }) => fromDay <= day) ?? null;

const priceOf = (terms: Terms, day: number) => stepOf(terms, day)?.amount ?? 0;

/** @param charged the days of charge before `from` */
function nextStep(terms: Terms, charged: number, from: number, calendar: WorkDays): Charge['dearer'] {
  const now = charged === 0 ? 0 : priceOf(terms, charged);
  if (!terms.steps.some(({ fromDay, amount }) => fromDay > charged && amount > now)) return null;
  const counts = countedDays(terms.chargedCount, calendar);
  for (let day = from, days = charged; day < from + 366; day++) {
    if (!counts(day)) continue;
    const amount = priceOf(terms, ++days);
    if (amount > now) return { day: numberedDay(day), amount };
  }
  return null;
}

const tables = new WeakMap<WorkDays, ReadonlySet<number>>();

/** Whether a day counts, by its number. */
function countedDays(count: DayCount, calendar: WorkDays): (day: number) => boolean {
  if (count === 'calendar') return () => true;
  const off = holidaysOf(calendar);
  return (day) => !calendar.weekend.includes(weekdayOf(day)) && !off.has(day);
}

// 1970-01-01 was a Thursday.
const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7;

/** Why a day is no working day; null where it is one. */
export function dayOff(day: CalendarDay, calendar: WorkDays): 'holiday' | 'weekend' | null {
  if (isHoliday(day, calendar)) return 'holiday';
  return calendar.weekend.includes(weekdayOf(dayNumber(day))) ? 'weekend' : null;
}

/** Whether a calendar has a day among its holidays. */
export const isHoliday = (day: CalendarDay, calendar: WorkDays): boolean =>
  holidaysOf(calendar).has(dayNumber(day));

function holidaysOf(calendar: WorkDays): ReadonlySet<number> {
  let off = tables.get(calendar);
  if (!off) tables.set(calendar, (off = new Set(calendar.holidays.map(({ day }) => dayNumber(day)))));
  return off;
}
