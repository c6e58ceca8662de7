import type { WorkCalendar, WorkDays } from '#/domain/charges/tariff.ts';
import { type BuiltInHoliday, builtInCalendars } from '#/domain/charges/workCalendars.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { calendarNames } from './tariffs.ts';

const holidayNames: Readonly<Record<BuiltInHoliday, string>> = {
  newYear: 'New Year’s Day',
  martinLutherKing: 'Martin Luther King Jr. Day',
  presidents: 'Presidents’ Day',
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  independence: 'Independence Day',
  labor: 'Labor Day',
  columbus: 'Columbus Day',
  veterans: 'Veterans Day',
  thanksgiving: 'Thanksgiving Day',
  christmas: 'Christmas Day',
  goodFriday: 'Good Friday',
  victoria: 'Victoria Day',
  canada: 'Canada Day',
  labour: 'Labour Day',
  truthAndReconciliation: 'Day for Truth and Reconciliation',
  remembrance: 'Remembrance Day',
  boxing: 'Boxing Day',
  constitution: 'Constitution Day',
  benitoJuarez: 'Birthday of Benito Juárez',
  revolution: 'Revolution Day',
  election: 'Election day',
  inauguration: 'Presidential inauguration',
};

const observed = (name: string): string => `${name} (observed)`;

/** The calendars of countries with their names. */
export const namedCalendars: readonly WorkCalendar[] = builtInCalendars.map((calendar) => ({
  ...calendar,
  name: calendarNames[calendar.id],
  holidays: calendar.holidays.map(({ day, holiday, isObserved }) => ({
    day,
    name: isObserved ? observed(holidayNames[holiday]) : holidayNames[holiday],
  })),
}));

/** What a calendar is called: a team's own by the name that it entered. */
export const calendarName = (calendar: WorkDays | WorkCalendar): string =>
  'name' in calendar ? calendar.name : (lookup<string>(calendarNames, calendar.id) ?? calendar.id);

/** What a calendar calls a holiday; empty where it does not say. */
export function holidayName(day: CalendarDay, calendar: WorkDays | WorkCalendar): string {
  const named = 'name' in calendar ? calendar : namedCalendars.find(({ id }) => id === calendar.id);
  return named?.holidays.find((one) => one.day === day)?.name ?? '';
}
