import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { isSameText, type NamedPlace, samePlace } from '#/domain/records/samePlace.ts';
import { mayLackTime } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { momentShift, type MomentShift } from '#/time/momentShift.ts';
import type { Change, MomentFact, NameFact, NumberFact, PlaceFact } from './change.ts';
import type { ReviewedName } from './reviewedShipment.ts';

/*
 * What has become of one fact: one change, or none where it is the same. A value before of undefined is not known any
 * more, and then there is none.
 */

export function momentChange(
  fact: MomentFact,
  before: Moment | null | undefined,
  now: Moment | null,
): Change[] {
  if (before === undefined || (before === null && now === null)) return [];
  const shift = before && now && shiftOf(before, now);
  if (before && now && !shift) return [];
  return [{ ...fact, from: before && momentValue(before), to: now && momentValue(now), shift }];
}

export const momentValue = (moment: Moment) => ({ kind: 'moment', moment }) as const;

/** What is distinguished by a key and shown by a name. */
export function nameChange(
  fact: NameFact,
  before: ReviewedName | null | undefined,
  now: ReviewedName | null,
): Change[] {
  if (before === undefined || before?.key === now?.key) return [];
  const value = (one: ReviewedName | null) => one && ({ kind: 'name', name: one.name } as const);
  return [{ ...fact, from: value(before), to: value(now) }];
}

/** Where the container goes. */
export function placeChange(
  fact: PlaceFact,
  before: NamedPlace | null | undefined,
  now: NamedPlace | null,
): Change[] {
  if (before === undefined || before === now || isStillPlace(before, now)) return [];
  const value = (place: NamedPlace | null) =>
    place && ({ kind: 'place', name: place.name, locode: place.locode } as const);
  return [{ ...fact, from: value(before), to: value(now) }];
}

/**
 * Whether a reader would call both one place. Its record may be another one, and one city goes by two codes
 * (docs/interface.md trap 33).
 */
const isStillPlace = (before: NamedPlace | null, now: NamedPlace | null): boolean =>
  samePlace(before, now) ||
  isSameText(before?.locode ?? null, now?.locode ?? null) ||
  isSameText(before?.name ?? null, now?.name ?? null);

/** A number that is on papers and in other systems. */
export function numberChange(fact: NumberFact, before: string | null | undefined, now: string): Change[] {
  if (before === undefined || normalizeNumber(before ?? '') === normalizeNumber(now)) return [];
  const value = (number: string | null) => (number ? ({ kind: 'number', number } as const) : null);
  return [{ ...fact, from: value(before), to: value(now) }];
}

/**
 * How far a moment has moved: by days, else by hours, which are null where they cannot be counted. Null where no plan changes
 * by it: less than an hour on the same day, a time added to a known day, a zone added to known digits.
 */
export function shiftOf(from: Moment, to: Moment): MomentShift | null {
  if (from.kind !== 'day' && to.kind !== 'day' && sortKey(from) === sortKey(to)) return null;
  const { days, hours } = momentShift(from, to);
  if (days !== 0) return { days, hours: null };
  if (hours === 0 || (hours === null && (mayLackTime(from) || mayLackTime(to)))) return null;
  return { days, hours };
}
