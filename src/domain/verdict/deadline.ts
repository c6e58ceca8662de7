import { type FeeSum, feeTotals, formatMoney, owedSums } from '#/domain/pickup/fees.ts';
import { freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import type { Fee } from '#/domain/records/container.ts';
import { formatList } from '#/language/formatList.ts';
import type { Deadline, Finding } from './finding.ts';
import { daysLeft } from './reasons.ts';
import type { Situation } from './situation.ts';
import * as words from './words.ts';

/** The deadline in one line: `2 days past LFD · 650 USD so far`. */
export const describeDeadline = ({ words: when, cost }: Pick<Deadline, 'words' | 'cost'>): string =>
  [when, cost].filter(Boolean).join(' · ');

/** Both facts in one line: `Ready for pickup, 2 days past LFD`. */
export const spokenVerdict = ({ headline, deadline }: Pick<Finding, 'headline' | 'deadline'>): string =>
  deadline ? `${headline}, ${deadline.words}` : headline;

/** The last free day that presses, and fees that run by the day; null while neither does. */
export function deadlineOf(situation: Situation): Deadline | null {
  const days = daysLeft(situation);
  const cost = costSoFar(owedSums(feeTotals(situation.report?.fees ?? null)));
  const isPast = days !== null && days < 0;
  if (!isPast && runsByDay(situation.report?.fees ?? null)) {
    return { tone: 'lost', words: words.feesRunning, short: words.feesRunning, cost };
  }
  if (days === null || freeDayUrgency(days, situation.limits.freeDayNearDays) === 'later') return null;
  return {
    tone: isPast ? 'lost' : 'risk',
    words: words.freeDay(days),
    short: words.freeDayInShort(days),
    cost: isPast ? cost : null,
  };
}

/** `650 USD so far`; null where nothing is owed. */
export function costSoFar(owed: readonly FeeSum[]): string | null {
  return owed.length === 0 ? null : words.soFar(formatList(owed.map(formatMoney)));
}

const daily: readonly string[] = ['demurrage', 'extended_dwell_time'];

/** Whether a source reports fees that run by the day. */
export const runsByDay = (fees: readonly Fee[] | null): boolean =>
  fees?.some(({ type, amount }) => amount > 0 && daily.includes(type)) === true;
