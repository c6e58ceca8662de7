import { type AskedRows } from '#/domain/morning/asks.ts';
import { listOf } from '#/domain/records/json.ts';
import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { cachedList, storedStore } from './storage.ts';

const name = 'landfall.morning';

interface AskedToday {
  /** By the calendar of this device; null before anybody was asked. */
  readonly day: CalendarDay | null;
  readonly asked: AskedRows;
}

const noneYet: AskedRows = new Map();

/** Who was written to from the morning, and about what: for the day, on this device. */
export const useAskedToday = storedStore<AskedToday>(name, () => ({ day: null, asked: new Map() }), {
  read: (stored) => {
    const [day] = cachedList(stored, 'day');
    const asked = cachedList(stored, 'asked').flatMap((entry) => {
      const [id, rows] = listOf(entry);
      if (typeof id !== 'string' || !Array.isArray(rows)) return [];
      return [[id, rows.filter((row): row is string => typeof row === 'string')] as const];
    });
    return { day: typeof day === 'string' ? parseCalendarDay(day) : null, asked: new Map(asked) };
  },
  write: ({ day, asked }) => ({ day, asked: [...asked] }),
});

/** Those of that day. */
export const askedOn = ({ day, asked }: AskedToday, today: CalendarDay): AskedRows =>
  day === today ? asked : noneYet;

/** Notes that a message about these rows has left. */
export function noteAsked(today: CalendarDay, ask: string, rows: readonly string[]): void {
  const asked = new Map(askedOn(useAskedToday.getState(), today));
  asked.set(ask, [...new Set([...(asked.get(ask) ?? []), ...rows])]);
  useAskedToday.setState({ day: today, asked });
}

/** Takes that back: they are to be asked again. */
export function clearAsked(today: CalendarDay, ask: string, rows: readonly string[]): void {
  const asked = new Map(askedOn(useAskedToday.getState(), today));
  asked.set(ask, asked.get(ask)?.filter((row) => !rows.includes(row)) ?? []);
  useAskedToday.setState({ day: today, asked });
}
