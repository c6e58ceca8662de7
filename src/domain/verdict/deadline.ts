import { feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import type { Fee } from '#/domain/records/container.ts';
import type { Deadline } from './finding.ts';
import { daysLeft } from './reasons.ts';
import type { Situation } from './situation.ts';

/** The last free day that presses, and fees that run by the day; null while neither does. */
export function deadlineOf(situation: Situation): Deadline | null {
  const days = daysLeft(situation);
  const owed = owedSums(feeTotals(situation.report?.fees ?? null));
  const isPast = days !== null && days < 0;
  if (!isPast && runsByDay(situation.report?.fees ?? null)) {
    return { code: 'feesRunning', tone: 'lost', owed };
  }
  if (days === null || freeDayUrgency(days, situation.limits.freeDayNearDays) === 'later') return null;
  return { code: 'freeDay', days, tone: isPast ? 'lost' : 'risk', owed: isPast ? owed : [] };
}

const daily: readonly string[] = ['demurrage', 'extended_dwell_time'];

/** Whether a source reports fees that run by the day. */
export const runsByDay = (fees: readonly Fee[] | null): boolean =>
  fees?.some(({ type, amount }) => amount > 0 && daily.includes(type)) === true;
