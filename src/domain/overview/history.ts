import { fieldsOf, listOf } from '#/domain/records/json.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { addDays, type CalendarDay, daysBetween, parseCalendarDay } from '#/time/calendarDay.ts';
import { type NowFigure, type NowKind, nowKinds } from './now.ts';

/** The figures of "Now" at the end of a day. One that was not counted, such as a cost without tariffs, is not there. */
export interface DayCounts {
  /** By the reader's calendar. */
  readonly day: CalendarDay;
  readonly counts: Readonly<Partial<Record<NowKind, number>>>;
}

/** What a device has recorded of an account. */
export interface FigureHistory {
  /** Oldest first, each day once. */
  readonly days: readonly DayCounts[];
  /** Ids of some shipments that the account had by then: where the host does not name it, they tell it from another. */
  readonly shipments: readonly string[];
}

export const noHistory: FigureHistory = { days: [], shipments: [] };

/** Days of a trend, today included. */
export const trendDays = 14;
/** Days that are stored: one more than is drawn, since a reader who flies west has the same day again. */
export const maxDays = trendDays + 1;
const maxShipments = 50;
const longestId = 100;

/** With the figures of a day, in the place of earlier ones of that day; the same object where nothing differs. */
export function withDay(
  history: FigureHistory,
  entry: DayCounts,
  { shipments, today }: { readonly shipments: readonly Shipment[]; readonly today: CalendarDay },
): FigureHistory {
  const before = isHistoryOf(history, shipments) ? history.days : [];
  const days = [...before.filter(({ day }) => day !== entry.day), entry]
    .filter(({ day }) => isWithin(day, today, maxDays))
    .toSorted((a, b) => daysBetween(b.day, a.day));
  if (days.length === history.days.length && days.every((day, at) => isSame(day, history.days[at])))
    return history;
  return { days, shipments: shipments.slice(0, maxShipments).map(({ id }) => id) };
}

/** Whether it can be of the account that has these shipments: they share one. */
export function isHistoryOf({ shipments: known }: FigureHistory, shipments: readonly Shipment[]): boolean {
  const ids = new Set(known);
  return shipments.some(({ id }) => ids.has(id));
}

/** The figures as they are recorded. */
export const countsOf = (figures: readonly NowFigure[]): DayCounts['counts'] =>
  Object.fromEntries(figures.map(({ kind, count }) => [kind, count]));

/** How a figure went in the last days. */
export interface Trend {
  /** A number for each of the last 14 days, today last; null where none is recorded. */
  readonly counts: readonly (number | null)[];
  readonly low: number;
  readonly high: number;
  /** The first day of them that is recorded. */
  readonly since: CalendarDay;
  /** Days from that one to today; to yesterday as long as today is not recorded. */
  readonly span: number;
  /** How many of them are recorded. */
  readonly recorded: number;
  /** The last one before today. */
  readonly before: { readonly day: CalendarDay; readonly count: number };
}

/** Null where fewer than two days are recorded. */
export function trendOf(days: readonly DayCounts[], kind: NowKind, today: CalendarDay): Trend | null {
  const known = new Map(days.map(({ day, counts }) => [day, counts[kind]]));
  const last = Array.from({ length: trendDays }, (_, at) => addDays(today, at + 1 - trendDays));
  const recorded = last.flatMap((day) => {
    const count = known.get(day);
    return count === undefined ? [] : [{ day, count }];
  });
  const [first] = recorded;
  const before = recorded.findLast(({ day }) => day !== today);
  if (!first || !before || recorded.length < 2) return null;
  const numbers = recorded.map(({ count }) => count);
  return {
    counts: last.map((day) => known.get(day) ?? null),
    low: Math.min(...numbers),
    high: Math.max(...numbers),
    since: first.day,
    span: daysBetween(first.day, today) + (known.get(today) === undefined ? 0 : 1),
    recorded: recorded.length,
    before,
  };
}

/** What a device has stored, checked like any other input: what is none is left out. Never throws. */
export function readHistory(stored: unknown): FigureHistory {
  const { days, shipments } = fieldsOf(stored);
  const read = listOf(days).slice(0, maxDays).flatMap(readDay);
  return {
    days: read
      .filter(({ day }, at) => read.findIndex((other) => other.day === day) === at)
      .toSorted((a, b) => daysBetween(b.day, a.day)),
    shipments: listOf(shipments)
      .slice(0, maxShipments)
      .filter((id): id is string => typeof id === 'string' && id.length <= longestId),
  };
}

function readDay(stored: unknown): DayCounts[] {
  const { day: text, counts } = fieldsOf(stored);
  const day = typeof text === 'string' ? parseCalendarDay(text) : null;
  if (!day) return [];
  const known = fieldsOf(counts);
  const read = nowKinds.flatMap((kind) => {
    const count = known[kind];
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? [[kind, count]] : [];
  });
  return [{ day, counts: Object.fromEntries(read) as DayCounts['counts'] }];
}

const isSame = (one: DayCounts, other: DayCounts | undefined): boolean =>
  one.day === other?.day && nowKinds.every((kind) => one.counts[kind] === other.counts[kind]);

/** Whether a day is one of so many that end today. */
function isWithin(day: CalendarDay, today: CalendarDay, count: number): boolean {
  const age = daysBetween(day, today);
  return age >= 0 && age < count;
}
