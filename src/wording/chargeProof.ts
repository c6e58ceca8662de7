import type { ProofDay } from '#/domain/charges/proof.ts';
import type { ClockStart, WorkDays } from '#/domain/charges/tariff.ts';
import { clockLabels } from './tariffs.ts';
import { holidayName } from './workCalendars.ts';

// How an estimate comes about, on the page of a container, in a pack and in a workbook.

export const proofTitle = 'Day by day';

const clockStarted = 'Clock started';
export const clockEnded = 'Clock ended';
/** What the time is that a proof begins with. */
export const startLabel = (clock: ClockStart): string =>
  clock === 'last_free_day' ? clockLabels.last_free_day : clockStarted;

const freeDay = (number: number, of: number): string => `Free day ${number} of ${of}`;
const daysOff = {
  weekend: { free: 'Weekend, not a free day', charged: 'Weekend, not charged' },
  holiday: { free: 'Holiday, not a free day', charged: 'Holiday, not charged' },
} as const;
const namedHoliday = {
  free: (name: string) => `Holiday (${name}), not a free day`,
  charged: (name: string) => `Holiday (${name}), not charged`,
} as const;
const chargedDay = (number: number, fromDay: number): string =>
  `Day ${number} of charge, rate from day ${fromDay}`;
const chargedOnce = 'Charged once';
const chargedBefore = 'Already charged';

/** Why a day is free, charged or left out. */
export function describeDay({ day, reason }: ProofDay, calendar: WorkDays): string {
  switch (reason.code) {
    case 'clockStarted':
      return clockStarted;
    case 'free':
      return freeDay(reason.number, reason.of);
    case 'reportedFree':
      return clockLabels.last_free_day;
    case 'weekend':
      return daysOff.weekend[reason.within];
    case 'holiday':
      return describeHoliday(holidayName(day, calendar), reason.within);
    case 'charged':
      return chargedDay(reason.number, reason.fromDay);
    case 'chargedOnce':
      return chargedOnce;
    case 'chargedBefore':
      return chargedBefore;
  }
}

const describeHoliday = (name: string, within: 'free' | 'charged'): string =>
  name === '' ? daysOff.holiday[within] : namedHoliday[within](name);

/** What the columns are called. */
export const proofColumns = { day: 'Day', reason: 'Reason', amount: 'Amount', sum: 'Total' } as const;
