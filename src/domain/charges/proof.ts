import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { dayOf } from '#/time/localDay.ts';
import { dayOff, stepOf } from './charge.ts';
import type { CountedState } from './containerCharges.ts';
import type { Tariff } from './tariff.ts';

/** Why a day of an estimate is free, charged or left out. */
type DayReason =
  /** The clock started on it, and free time begins later. */
  | { readonly code: 'clockStarted' }
  | { readonly code: 'free'; readonly number: number; readonly of: number }
  /** The last free day that whoever charges reports. */
  | { readonly code: 'reportedFree' }
  /** Neither free nor charged. */
  | { readonly code: 'weekend' | 'holiday'; readonly within: 'free' | 'charged' }
  /** Day `number` of charge, at the price that holds from day `fromDay`. */
  | { readonly code: 'charged'; readonly number: number; readonly fromDay: number }
  /** The one charge for the container, and each day after it. */
  | { readonly code: 'chargedOnce' | 'chargedBefore' };

/** A day of an estimate. */
export interface ProofDay {
  readonly day: CalendarDay;
  readonly reason: DayReason;
  /** What it costs, in hundredths of the currency. */
  readonly amount: number;
  /** The sum of all days up to and with it. */
  readonly sum: number;
}

/**
 * How an estimate comes about, to be recomputed by hand (docs/charges.md 6): each day from that on which the clock started, through
 * the last one that is free or counted.
 */
export function proofOf(tariff: Tariff, state: CountedState): readonly ProofDay[] {
  const last = state.through < state.lastFreeDay ? state.lastFreeDay : state.through;
  const days: ProofDay[] = [];
  const reasons = reasonsOf(tariff, state);
  let sum = 0;
  for (let day = dayOf(state.start); day <= last; day = addDays(day, 1)) {
    const reason = reasons(day);
    const amount = amountOf(tariff, reason);
    sum += amount;
    days.push({ day, reason, amount, sum });
  }
  return days;
}

/** Asked of one day after the other. */
function reasonsOf(
  { freeDays, freeCount, chargedCount, per, steps }: Tariff,
  { firstFreeDay, lastFreeDay, calendar }: CountedState,
): (day: CalendarDay) => DayReason {
  let [free, charged] = [0, 0];
  return (day) => {
    if (day <= lastFreeDay) {
      if (firstFreeDay === null) return { code: 'reportedFree' };
      if (day < firstFreeDay) return { code: 'clockStarted' };
      const off = freeCount === 'working' ? dayOff(day, calendar) : null;
      return off ? { code: off, within: 'free' } : { code: 'free', number: ++free, of: freeDays };
    }
    if (per === 'container' && charged > 0) return { code: 'chargedBefore' };
    const off = chargedCount === 'working' ? dayOff(day, calendar) : null;
    if (off) return { code: off, within: 'charged' };
    charged += 1;
    if (per === 'container') return { code: 'chargedOnce' };
    return { code: 'charged', number: charged, fromDay: stepOf({ steps }, charged)?.fromDay ?? 1 };
  };
}

function amountOf({ steps }: Tariff, reason: DayReason): number {
  if (reason.code === 'chargedOnce') return steps[0]?.amount ?? 0;
  return reason.code === 'charged' ? (stepOf({ steps }, reason.number)?.amount ?? 0) : 0;
}
