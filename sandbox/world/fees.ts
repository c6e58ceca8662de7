import type { Instant } from '#/time/instant.ts';
import { type Draft, wholeSecond } from './draft.ts';
import type { Landing } from './onLandEvents.ts';
import type { PlannedFee, PlannedHold } from './plan.ts';
import { chance, type Key, pick } from './random.ts';
import { day } from './schedule.ts';

/** Demurrage that grows by the day, exams, and on some boxes a total that repeats the items (docs/interface.md 6.3). */
export function planFees(
  draft: Draft,
  box: Key,
  landing: Landing,
  holds: readonly PlannedHold[],
  chargedFrom: Instant | null,
): PlannedFee[] {
  if (!landing.tells) return [];
  // A box that never goes out stops costing more when the terminal stops listing it.
  const until = wholeSecond(landing.out ?? landing.grounded + 90 * day);
  const currencyCode = landing.place.startsWith('CA') ? 'CAD' : 'USD';
  const fees: PlannedFee[] = [];
  const examined = holds.find((hold) => hold.name === 'VACIS' || hold.name === 'USDA');
  const exam = examined ? pick([285, 410, 450, 612.5], box, 'exam') : 0;
  const examFrom = wholeSecond(landing.grounded + day);
  if (examined && examFrom < until) {
    fees.push({ type: 'exam', currencyCode, from: examFrom, until, amount: exam, perDay: 0 });
  }
  if (chargedFrom !== null && chargedFrom < until) {
    const perDay = pick([125, 150, 185, 240, 325], draft.key, 'demurrage');
    const type = landing.trainArrived === null ? 'demurrage' : 'extended_dwell_time';
    fees.push({ type, currencyCode, from: chargedFrom, until, amount: perDay, perDay });
  }
  if (chance(0.3, box, 'other fee')) {
    // Some are listed before they are posted: amount 0 is valid.
    const amount = pick([0, 0, 45, 96.5], box, 'other fee');
    fees.push({ type: 'other', currencyCode, from: wholeSecond(landing.grounded), until, amount, perDay: 0 });
  }
  return chance(0.3, box, 'total') ? [...fees, ...totals(fees)] : fees;
}

// One total per stretch in which the same items stand.
function totals(fees: readonly PlannedFee[]): PlannedFee[] {
  const seams = [...new Set(fees.map((fee) => fee.from))].toSorted((a, b) => a - b);
  return seams.flatMap((from, index) => {
    const first = fees[0];
    const status = fees.filter((fee) => fee.from <= from);
    const until = seams[index + 1] ?? first?.until ?? from;
    if (!first || until <= from) return [];
    return {
      type: 'total',
      currencyCode: first.currencyCode,
      from,
      until,
      amount: status.reduce((sum, fee) => sum + feeAmount(fee, from), 0),
      perDay: status.reduce((sum, fee) => sum + fee.perDay, 0),
    } as const;
  });
}

/** What a fee has grown to: its first amount and as much again for each further day that has started. */
export function feeAmount(fee: PlannedFee, now: number): number {
  return fee.amount + fee.perDay * Math.max(0, Math.floor((now - fee.from) / day));
}
