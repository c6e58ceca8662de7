import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { placeWithCode } from '#/domain/records/placeName.ts';
import { isSameText, type NamedPlace, samePlace } from '#/domain/records/samePlace.ts';
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

interface NamedFact {
  readonly key: string;
  readonly kind: ChangeKind;
  readonly name: string;
}

/** What is distinguished by a key and shown by a name. */
export function nameChange(
  fact: NamedFact,
  before: ReviewedName | null | undefined,
  now: ReviewedName | null,
): Change[] {
  if (before === undefined || before?.key === now?.key) return [];
  const value = (one: ReviewedName | null) => one && (one.name ?? nameNotReported);
  return [replaced(fact, value(before), value(now), 'other')];
}

/** Where the container goes. Another place overturns every plan that was made for the one before. */
export function placeChange(
  fact: NamedFact,
  before: NamedPlace | null | undefined,
  now: NamedPlace | null,
): Change[] {
  if (before === undefined || before === now || isStillPlace(before, now)) return [];
  const value = (place: NamedPlace | null) => place && (placeWithCode(place) ?? nameNotReported);
  return [replaced(fact, value(before), value(now), 'worse')];
}

/**
 * Whether a reader would call both one place. Its record may be another one, and one city goes by two codes
 * (docs/interface.md trap 33).
 */
export const isStillPlace = (before: NamedPlace | null, now: NamedPlace | null): boolean =>
  samePlace(before, now) ||
  isSameText(before?.locode ?? null, now?.locode ?? null) ||
  isSameText(before?.name ?? null, now?.name ?? null);

/** A number that is on papers and in other systems. */
export function numberChange(fact: NamedFact, before: string | null | undefined, now: string): Change[] {
  if (before === undefined || normalizeNumber(before ?? '') === normalizeNumber(now)) return [];
  return [replaced(fact, before || null, now || null, 'worse')];
}

/** @param bearing of one that has taken the place of another */
function replaced(
  { key, kind, name }: NamedFact,
  before: string | null,
  now: string | null,
  bearing: Bearing,
): Change {
  const values = { key, kind, from: textValue(before), to: textValue(now) };
  if (before === null) return { ...values, words: reportedLabel(name), bearing: 'other' };
  if (now === null) return { ...values, words: goneLabel(name), bearing: 'other' };
  return { ...values, words: changedLabel(name), bearing };
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
