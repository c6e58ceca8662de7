import type { CalendarDay } from '#/time/calendarDay.ts';
import { calendarNames } from './calendarNames.ts';
import type { Holiday, WorkCalendar } from './tariff.ts';

const saturdayAndSunday = [0, 6];
const through = '2027-12-31' as CalendarDay;

/**
 * The public holidays of the countries, as they are observed: federal holidays of the United States (5 U.S.C. 6103) and of Canada
 * (Canada Labour Code, Part III), and days of rest of Mexico (Ley Federal del Trabajo, article 74). A terminal may keep
 * others: its own calendar is made from one of these.
 */
export const builtInCalendars: readonly WorkCalendar[] = [
  {
    id: 'US',
    name: calendarNames.US,
    weekend: saturdayAndSunday,
    through,
    holidays: [
      ...each('New Year’s Day', '2025-01-01', '2026-01-01', '2027-01-01', '2027-12-31'),
      ...each('Martin Luther King Jr. Day', '2025-01-20', '2026-01-19', '2027-01-18'),
      ...each('Presidents’ Day', '2025-02-17', '2026-02-16', '2027-02-15'),
      ...each('Memorial Day', '2025-05-26', '2026-05-25', '2027-05-31'),
      ...each('Juneteenth', '2025-06-19', '2026-06-19', '2027-06-18'),
      ...each('Independence Day', '2025-07-04', '2026-07-03', '2027-07-05'),
      ...each('Labor Day', '2025-09-01', '2026-09-07', '2027-09-06'),
      ...each('Columbus Day', '2025-10-13', '2026-10-12', '2027-10-11'),
      ...each('Veterans Day', '2025-11-11', '2026-11-11', '2027-11-11'),
      ...each('Thanksgiving Day', '2025-11-27', '2026-11-26', '2027-11-25'),
      ...each('Christmas Day', '2025-12-25', '2026-12-25', '2027-12-24'),
    ],
  },
  {
    id: 'CA',
    name: calendarNames.CA,
    weekend: saturdayAndSunday,
    through,
    holidays: [
      ...each('New Year’s Day', '2025-01-01', '2026-01-01', '2027-01-01'),
      ...each('Good Friday', '2025-04-18', '2026-04-03', '2027-03-26'),
      ...each('Victoria Day', '2025-05-19', '2026-05-18', '2027-05-24'),
      ...each('Canada Day', '2025-07-01', '2026-07-01', '2027-07-01'),
      ...each('Labour Day', '2025-09-01', '2026-09-07', '2027-09-06'),
      ...each('Day for Truth and Reconciliation', '2025-09-30', '2026-09-30', '2027-09-30'),
      ...each('Thanksgiving Day', '2025-10-13', '2026-10-12', '2027-10-11'),
      ...each('Remembrance Day', '2025-11-11', '2026-11-11', '2027-11-11'),
      ...each('Christmas Day', '2025-12-25', '2026-12-25', '2027-12-27'),
      ...each('Boxing Day', '2025-12-26', '2026-12-28', '2027-12-28'),
    ],
  },
  {
    id: 'MX',
    name: calendarNames.MX,
    weekend: saturdayAndSunday,
    through,
    holidays: [
      ...each('New Year’s Day', '2025-01-01', '2026-01-01', '2027-01-01'),
      ...each('Constitution Day', '2025-02-03', '2026-02-02', '2027-02-01'),
      ...each('Birthday of Benito Juárez', '2025-03-17', '2026-03-16', '2027-03-15'),
      ...each('Labor Day', '2025-05-01', '2026-05-01', '2027-05-01'),
      ...each('Independence Day', '2025-09-16', '2026-09-16', '2027-09-16'),
      ...each('Revolution Day', '2025-11-17', '2026-11-16', '2027-11-15'),
      ...each('Christmas Day', '2025-12-25', '2026-12-25', '2027-12-25'),
    ],
  },
];

/** Tables list each holiday through the years; people read them day by day. */
export const byDay = (a: Holiday, b: Holiday): number => (a.day < b.day ? -1 : 1);

function each(name: string, ...days: string[]): Holiday[] {
  return days.map((day) => ({ day: day as CalendarDay, name }));
}
