import { owedSums } from '#/domain/pickup/fees.ts';
import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';
import type { ExceptionItem, ExceptionSubject, FreeDayLeft } from './exception.ts';

/**
 * What happens to a container if nothing is done, the worst first. `unverified`: fees are reported, and the data is too
 * old to say whether they still grow. `tomorrow`: the last free day is today. `soon`: it is near.
 */
export const consequences = ['unverified', 'now', 'tomorrow', 'soon', 'blocked', 'late', 'watch'] as const;
export type Consequence = (typeof consequences)[number];

const lateKinds: readonly ExceptionKind[] = ['eta_slipped', 'not_seen', 'empty_out'];

/** Of all that needs action about one subject. */
export function consequenceOf(
  items: readonly ExceptionItem[],
  { fees }: ExceptionSubject,
  freeDay: FreeDayLeft | null,
): Consequence {
  const judged = items.filter(({ withheld }) => withheld === null);
  const has = (...kinds: readonly ExceptionKind[]) => judged.some(({ kind }) => kinds.includes(kind));
  if (has('free_day_over')) return 'now';
  if (owedSums(fees).length > 0) {
    return judged.length < items.length || has('tracking_stopped') ? 'unverified' : 'now';
  }
  if (has('free_day_near')) return freeDay?.daysLeft === 0 ? 'tomorrow' : 'soon';
  // What is still on its way can be cleared ahead: its hold blocks nothing yet.
  if (judged.some(({ kind, priority }) => kind === 'hold' && priority !== 'watch') || has('not_ready')) {
    return 'blocked';
  }
  return has(...lateKinds) ? 'late' : 'watch';
}
