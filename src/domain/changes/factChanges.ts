import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import { mayLackTime } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { momentShift, shifted } from '#/time/momentShift.ts';
import { wholeDays, atAnotherTime, inHours } from '#/time/words.ts';
import { type Bearing, type Change, type ChangeKind, momentValue, textValue } from './change.ts';
import type { ReviewedName } from './reviewedShipment.ts';
import { type MovedText, changedLabel, goneLabel, nameNotReported, reportedLabel } from './words.ts';

/*
 * What has become of one fact: one change, or none where it is the same. A value before of undefined is not known any
 * more, and then there is none.
 */

interface MomentFact {
  readonly key: string;
  readonly kind: ChangeKind;
  /** The words where there was none before. */
  readonly reported: string;
  /** The words where it has moved. */
  readonly moved: MovedText;
  /** The words where there is none any more. */
  readonly gone: string;
  /** How it bears on a plan that it is reported, and that it no longer is. */
  readonly bears: readonly [reported: Bearing, gone: Bearing];
  /** How it bears that it is so many days later; `other` where it is left out. */
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
  const shift = describeMove(before, now);
  if (shift === null) return [];
  const days = Math.abs(momentShift(before, now).days);
  return [
    { ...values, words: moved(shift, momentShift(before, now)), bearing: bearsMoved(before, now), days },
  ];
}

/** A last free day. Sooner is worse: the days without charge are fewer. */
export function freeDayChange(
  who: string,
  before: CalendarDay | null | undefined,
  now: CalendarDay | null,
): Change[] {
  if (before === undefined || before === now) return [];
  const name = `${who} LFD`;
  const value = (day: CalendarDay | null) => momentValue(day && { kind: 'day', day });
  const change = { key: `free_day ${who}`, kind: 'free_day', from: value(before), to: value(now) } as const;
  if (before === null) return [{ ...change, words: reportedLabel(name), bearing: 'other' }];
  if (now === null) return [{ ...change, words: goneLabel(name), bearing: 'other' }];
  const days = daysBetween(before, now);
  const bearing = days < 0 ? 'worse' : 'better';
  return [{ ...change, words: `${name} ${formatDayShift(days)}`, bearing, days: Math.abs(days) }];
}

/** What is distinguished by a key and shown by a name. */
export function nameChange(
  fact: { readonly key: string; readonly kind: ChangeKind; readonly name: string },
  before: ReviewedName | null | undefined,
  now: ReviewedName | null,
): Change[] {
  if (before === undefined || before?.key === now?.key) return [];
  const { key, kind, name } = fact;
  const words = before === null ? reportedLabel(name) : now === null ? goneLabel(name) : changedLabel(name);
  const value = (one: ReviewedName | null) => textValue(one && (one.name ?? nameNotReported));
  return [{ key, kind, bearing: 'other', words, from: value(before), to: value(now) }];
}

/**
 * How a moment has moved in words: `2 days later`, `5 h earlier`. Null where no plan changes by it: less than an hour
 * on the same day, a time added to a known day, a zone added to known digits.
 */
export function describeMove(from: Moment, to: Moment): string | null {
  if (from.kind !== 'day' && to.kind !== 'day' && sortKey(from) === sortKey(to)) return null;
  const { days, hours } = momentShift(from, to);
  if (days !== 0) return formatDayShift(days);
  if (hours !== null) return hours === 0 ? null : shifted(hours, inHours);
  return mayLackTime(from) || mayLackTime(to) ? null : atAnotherTime;
}

/** `2 days later`, `1 day earlier`. */
function formatDayShift(days: number): string {
  return shifted(days, wholeDays);
}
