import type { FreeDaySource, UncountedFreeDay } from '#/domain/pickup/freeDay.ts';
import { counted } from '#/language/plural.ts';
import { describeWithheld } from './withheld.ts';

/** A last free day by who reports it. */
export const freeDaySourceLabels: Readonly<Record<FreeDaySource, string>> = {
  line: 'Carrier LFD',
  terminal: 'Terminal LFD',
  rail: 'Rail LFD',
  combined: 'Combined LFD',
  calculated: 'Calculated LFD',
};

/** Who reports a last free day, within a sentence. */
export const freeDayReporters: Readonly<Record<FreeDaySource, string>> = {
  line: 'carrier',
  terminal: 'terminal',
  rail: 'rail',
  combined: 'combined',
  calculated: 'calculated',
};

/** Calendar days up to the last free day, negative after it: `LFD in 3 days`, `LFD today`, `7 days past`. */
export function formatDaysLeft(daysLeft: number): string {
  const count = daysLeftCount(daysLeft);
  return daysLeft < 0 ? count : `LFD ${count}`;
}

/** The same beside what says that it is of the last free day: `in 3 days`, `today`, `7 days past`. */
export function daysLeftCount(daysLeft: number): string {
  if (daysLeft < 0) return `${counted(-daysLeft, 'day')} past`;
  return daysLeft === 0 ? 'today' : `in ${counted(daysLeft, 'day')}`;
}

/** The same where nothing beside it says of what: `2 days past LFD`, `LFD today`, `LFD in 3 days`. */
export const describeFreeDay = (days: number): string => `${formatDaysLeft(days)}${days < 0 ? ' LFD' : ''}`;

/** The same in a row of a list: `2 d past LFD`, `LFD in 3 d`. */
export const freeDayInShort = (days: number): string =>
  days < 0 ? `${-days} d past LFD` : days === 0 ? describeFreeDay(days) : `LFD in ${days} d`;

/** Of a last free day that a source wrote as midnight UTC. */
export const mayBeDayAfter = 'reported as midnight UTC, may mean the day after';

/** Of what came as a last free day. */
export const freeDayUnreadable = (text: string): string =>
  `Last free day came as “${text}”, which is not a date.`;

/** Why the days to the last free day are not counted. */
export function describeUncounted(reason: UncountedFreeDay): string {
  switch (reason.code) {
    case 'notReported':
      return 'Last free day not reported.';
    case 'unreadable':
      return freeDayUnreadable(reason.text);
    default:
      return describeWithheld(reason);
  }
}
