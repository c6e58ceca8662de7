import type { CalendarDay } from '#/time/calendarDay.ts';
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
  | 'revolution';

/** A calendar of ours; what it and its holidays are called is in each language. */
export interface BuiltInCalendar extends WorkDays {
  readonly id: 'US' | 'CA' | 'MX';
  readonly holidays: readonly { readonly day: CalendarDay; readonly holiday: BuiltInHoliday }[];
}

const saturdayAndSunday = [0, 6];
const through = '2027-12-31' as CalendarDay;

/**
 * The public holidays of the countries, as they are observed: federal holidays of the United States (5 U.S.C. 6103) and of Canada
 * (Canada Labour Code, Part III), and days of rest of Mexico (Ley Federal del Trabajo, article 74). A terminal may keep
 * others: its own calendar is made from one of these.
 */
export const builtInCalendars: readonly BuiltInCalendar[] = [
  {
    id: 'US',
    weekend: saturdayAndSunday,
    through,
    holidays: [
      ...each('newYear', '2025-01-01', '2026-01-01', '2027-01-01', '2027-12-31'),
      ...each('martinLutherKing', '2025-01-20', '2026-01-19', '2027-01-18'),
      ...each('presidents', '2025-02-17', '2026-02-16', '2027-02-15'),
      ...each('memorial', '2025-05-26', '2026-05-25', '2027-05-31'),
      ...each('juneteenth', '2025-06-19', '2026-06-19', '2027-06-18'),
      ...each('independence', '2025-07-04', '2026-07-03', '2027-07-05'),
      ...each('labor', '2025-09-01', '2026-09-07', '2027-09-06'),
      ...each('columbus', '2025-10-13', '2026-10-12', '2027-10-11'),
      ...each('veterans', '2025-11-11', '2026-11-11', '2027-11-11'),
      ...each('thanksgiving', '2025-11-27', '2026-11-26', '2027-11-25'),
      ...each('christmas', '2025-12-25', '2026-12-25', '2027-12-24'),
    ],
  },
  {
    id: 'CA',
    weekend: saturdayAndSunday,
    through,
    holidays: [
      ...each('newYear', '2025-01-01', '2026-01-01', '2027-01-01'),
      ...each('goodFriday', '2025-04-18', '2026-04-03', '2027-03-26'),
      ...each('victoria', '2025-05-19', '2026-05-18', '2027-05-24'),
      ...each('canada', '2025-07-01', '2026-07-01', '2027-07-01'),
      ...each('labour', '2025-09-01', '2026-09-07', '2027-09-06'),
      ...each('truthAndReconciliation', '2025-09-30', '2026-09-30', '2027-09-30'),
      ...each('thanksgiving', '2025-10-13', '2026-10-12', '2027-10-11'),
      ...each('remembrance', '2025-11-11', '2026-11-11', '2027-11-11'),
      ...each('christmas', '2025-12-25', '2026-12-25', '2027-12-27'),
      ...each('boxing', '2025-12-26', '2026-12-28', '2027-12-28'),
    ],
  },
  {
    id: 'MX',
    weekend: saturdayAndSunday,
    through,
    holidays: [
      ...each('newYear', '2025-01-01', '2026-01-01', '2027-01-01'),
      ...each('constitution', '2025-02-03', '2026-02-02', '2027-02-01'),
      ...each('benitoJuarez', '2025-03-17', '2026-03-16', '2027-03-15'),
      ...each('labor', '2025-05-01', '2026-05-01', '2027-05-01'),
      ...each('independence', '2025-09-16', '2026-09-16', '2027-09-16'),
      ...each('revolution', '2025-11-17', '2026-11-16', '2027-11-15'),
      ...each('christmas', '2025-12-25', '2026-12-25', '2027-12-25'),
    ],
  },
];

/** Tables list each holiday through the years; people read them day by day. */
export const byDay = (a: Holiday, b: Holiday): number => (a.day < b.day ? -1 : 1);

function each(holiday: BuiltInHoliday, ...days: string[]): BuiltInCalendar['holidays'] {
  return days.map((day) => ({ day: day as CalendarDay, holiday }));
}
