import { addDays, type CalendarDay, dayNumber } from '#/time/calendarDay.ts';
import type { Holiday, WorkDays } from './tariff.ts';

export type BuiltInHoliday =
  | 'newYear'
  | 'martinLutherKing'
  | 'presidents'
  | 'memorial'
  | 'juneteenth'
  | 'independence'
  | 'labor'
  | 'columbus'
  | 'veterans'
  | 'thanksgiving'
  | 'christmas'
  | 'goodFriday'
  | 'victoria'
  | 'canada'
  | 'labour'
  | 'truthAndReconciliation'
  | 'remembrance'
  | 'boxing'
  | 'constitution'
  | 'benitoJuarez'
  | 'revolution'
  | 'election'
  | 'inauguration';

/** A day of ours; `isObserved` where it stands for a holiday that falls on a weekend. */
interface BuiltInDay {
  readonly day: CalendarDay;
  readonly holiday: BuiltInHoliday;
  readonly isObserved: boolean;
}

/** A calendar of ours; what it and its holidays are called is in each language. */
export interface BuiltInCalendar extends WorkDays {
  readonly id: 'US' | 'US_BANK' | 'CA' | 'MX';
  readonly holidays: readonly BuiltInDay[];
}

const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031];
const through = '2030-12-31' as CalendarDay;
const [monday, thursday, saturday, sunday] = [1, 4, 6, 0];

/** Holidays of a year, each with its day. */
type Rule = (year: number) => Readonly<Partial<Record<BuiltInHoliday, CalendarDay | null>>>;

/** 5 U.S.C. 6103(a). */
const unitedStates: Rule = (year) => ({
  newYear: dayIn(year, 1, 1),
  martinLutherKing: nth(3, monday, year, 1),
  presidents: nth(3, monday, year, 2),
  memorial: lastBefore(monday, dayIn(year, 6, 1)),
  juneteenth: dayIn(year, 6, 19),
  independence: dayIn(year, 7, 4),
  labor: nth(1, monday, year, 9),
  columbus: nth(2, monday, year, 10),
  veterans: dayIn(year, 11, 11),
  thanksgiving: nth(4, thursday, year, 11),
  christmas: dayIn(year, 12, 25),
});

/** Canada Labour Code, section 166. */
const canada: Rule = (year) => ({
  newYear: dayIn(year, 1, 1),
  goodFriday: addDays(easter(year), -2),
  victoria: lastBefore(monday, dayIn(year, 5, 25)),
  canada: dayIn(year, 7, 1),
  labour: nth(1, monday, year, 9),
  truthAndReconciliation: dayIn(year, 9, 30),
  thanksgiving: nth(2, monday, year, 10),
  remembrance: dayIn(year, 11, 11),
  christmas: dayIn(year, 12, 25),
  boxing: dayIn(year, 12, 26),
});

/** Ley Federal del Trabajo, article 74; federal elections by the Ley General de Instituciones y Procedimientos Electorales, article 22. */
const mexico: Rule = (year) => ({
  newYear: dayIn(year, 1, 1),
  constitution: nth(1, monday, year, 2),
  benitoJuarez: nth(3, monday, year, 3),
  labor: dayIn(year, 5, 1),
  election: year % 3 === 2 ? nth(1, sunday, year, 6) : null,
  independence: dayIn(year, 9, 16),
  inauguration: year % 6 === 2 ? dayIn(year, 10, 1) : null,
  revolution: nth(3, monday, year, 11),
  christmas: dayIn(year, 12, 25),
});

/** The day on which one is observed that falls on a weekend; null: on none. */
type Observance = (day: CalendarDay, others: ReadonlySet<CalendarDay>) => CalendarDay | null;

/** A Saturday on the Friday before (5 U.S.C. 6103(b)), a Sunday on the Monday after (Executive Order 11582). */
const federally: Observance = (day) => addDays(day, weekdayOf(day) === saturday ? -1 : 1);
/** The Federal Reserve Banks are open on the Friday before a Saturday (frbservices.org, holiday schedules). */
const byBanks: Observance = (day) => (weekdayOf(day) === saturday ? null : addDays(day, 1));
/** On the next day that is none of weekend and holidays (Canada Labour Code, section 193(2), as federal employers have it). */
const onNextDay: Observance = (day, others) => {
  let next = day;
  do next = addDays(next, 1);
  while (isWeekend(next) || others.has(next));
  return next;
};
/** Mexico moves none. */
const never: Observance = () => null;

/**
 * The public holidays of countries, each on its own day and on the one on which it is observed: a gate that works on Saturdays
 * is closed on the day itself. A terminal may keep others: its own calendar is made from one of these.
 */
export const builtInCalendars: readonly BuiltInCalendar[] = [
  calendar('US', unitedStates, federally),
  calendar('US_BANK', unitedStates, byBanks),
  calendar('CA', canada, onNextDay),
  calendar('MX', mexico, never),
];

/** Tables list each holiday through the years; people read them day by day. */
export const byDay = (a: Holiday, b: Holiday): number => (a.day < b.day ? -1 : 1);

function calendar(id: BuiltInCalendar['id'], rule: Rule, observe: Observance): BuiltInCalendar {
  const itself = years.flatMap((year) =>
    Object.entries(rule(year)).flatMap(([holiday, day]) =>
      day === null ? [] : { day, holiday: holiday as BuiltInHoliday, isObserved: false },
    ),
  );
  const taken = new Set(itself.map(({ day }) => day));
  const observed = itself.flatMap(({ day, holiday }) => {
    const other = isWeekend(day) ? observe(day, taken) : null;
    if (other === null) return [];
    taken.add(other);
    return { day: other, holiday, isObserved: true };
  });
  // New Year's Day may be observed in the year before, so that the table ends one before its rules.
  const holidays = [...itself, ...observed].filter(({ day }) => day <= through);
  return { id, weekend: [sunday, saturday], through, holidays };
}

function dayIn(year: number, month: number, day: number): CalendarDay {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as CalendarDay;
}

function weekdayOf(day: CalendarDay): number {
  // 1970-01-01 was a Thursday.
  return (dayNumber(day) + thursday) % 7;
}

function isWeekend(day: CalendarDay): boolean {
  return weekdayOf(day) === saturday || weekdayOf(day) === sunday;
}

/** The first, second … of a day of the week in a month. */
function nth(count: number, weekday: number, year: number, month: number): CalendarDay {
  const first = dayIn(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (count - 1));
}

/** The last such day of the week before a day. */
function lastBefore(weekday: number, day: CalendarDay): CalendarDay {
  return addDays(day, -(((weekdayOf(day) - weekday + 6) % 7) + 1));
}

/** Easter Sunday by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): CalendarDay {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  return addDays(dayIn(year, 3, 22), epact + weekday - 7 * correction);
}
