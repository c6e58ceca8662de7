import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import type { Moment } from '#/time/moment.ts';
import { type Bearing, type Change, type ChangeKind, momentValue, textValue } from './change.ts';
import { dayShiftWords, momentShift, movedWords } from '#/time/momentShift.ts';
import type { ReviewedName } from './reviewedShipment.ts';

/*
 * What has become of one fact: one change, or none where it is the same. A value before of undefined is not known any
 * more, and then nothing is said.
 */

interface MomentFact {
  readonly key: string;
  readonly kind: ChangeKind;
  /** Said when there was none before. */
  readonly reported: string;
  /** Followed by `2 days later`. */
  readonly moved: string;
  /** Said when there is none any more. */
  readonly gone: string;
  /** How it bears on a plan that it is told, and that it has gone. */
  readonly bears: readonly [reported: Bearing, gone: Bearing];
  /** How it bears that it is so many days later; `other` where it is not said. */
  readonly bearsMoved?: (from: Moment, to: Moment) => Bearing;
}

export function momentChange(
  { key, kind, reported, moved, gone, bears, bearsMoved = () => 'other' }: MomentFact,
  before: Moment | null | undefined,
  now: Moment | null,
): Change[] {
  if (before === undefined || (before === null && now === null)) return [];
  const values = { key, kind, from: momentValue(before), to: momentValue(now) };
  if (!before) return [{ ...values, words: reported, bearing: bears[0] }];
  if (!now) return [{ ...values, words: gone, bearing: bears[1] }];
  const shift = movedWords(before, now);
  if (shift === null) return [];
  const days = Math.abs(momentShift(before, now).days);
  return [{ ...values, words: `${moved} ${shift}`, bearing: bearsMoved(before, now), days }];
}

/** A last free day. Sooner is worse: the days without charge are fewer. */
export function freeDayChange(
  who: string,
  before: CalendarDay | null | undefined,
  now: CalendarDay | null,
): Change[] {
  if (before === undefined || before === now) return [];
  const name = `${who} last free day`;
  const value = (day: CalendarDay | null) => momentValue(day && { kind: 'day', day });
  const change = { key: `free_day ${who}`, kind: 'free_day', from: value(before), to: value(now) } as const;
  if (before === null) return [{ ...change, words: `${name} reported`, bearing: 'other' }];
  if (now === null) return [{ ...change, words: `${name} no longer reported`, bearing: 'other' }];
  const days = daysBetween(before, now);
  const bearing = days < 0 ? 'worse' : 'better';
  return [{ ...change, words: `${name} ${dayShiftWords(days)}`, bearing, days: Math.abs(days) }];
}

/** What is told apart by a key and shown by a name. */
export function nameChange(
  fact: { readonly key: string; readonly kind: ChangeKind; readonly name: string },
  before: ReviewedName | null | undefined,
  now: ReviewedName | null,
): Change[] {
  if (before === undefined || before?.key === now?.key) return [];
  const { key, kind, name } = fact;
  const words =
    before === null ? `${name} reported` : now === null ? `${name} no longer reported` : `${name} changed`;
  const value = (one: ReviewedName | null) => textValue(one && (one.name ?? 'name not reported'));
  return [{ key, kind, bearing: 'other', words, from: value(before), to: value(now) }];
}
