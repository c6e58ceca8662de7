import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import type { CellFact, CountedFact } from './cellFact.ts';
import type { CellValue } from './column.ts';

/** The values of cells, each from a value that a record may lack. An empty text counts as not reported. */

export function textCell(text: string | null | undefined): CellValue {
  return text ? { kind: 'text', text } : null;
}

/** Every text once, in the order in which they come; one alone is a plain text. */
export function textsCell(all: readonly (string | null | undefined)[]): CellValue {
  const texts = [...new Set(all.filter((text): text is string => Boolean(text)))];
  if (texts.length > 1) return { kind: 'texts', texts };
  return textCell(texts[0]);
}

export function factCell(fact: CellFact | null): CellValue {
  return fact && { kind: 'fact', fact };
}

export function numberCell(number: number | null | undefined, unit: string | null = null): CellValue {
  return number === null || number === undefined ? null : { kind: 'number', number, unit };
}

export function momentCell(
  moment: Moment | null | undefined,
  status: 'expected' | 'actual' | null = null,
): CellValue {
  return moment ? { kind: 'moment', moment, status } : null;
}

/** The actual time, or else the estimated one. */
export function actualOrExpected(actual: Moment | null, expected: Moment | null): CellValue {
  return momentCell(actual, 'actual') ?? momentCell(expected, 'expected');
}

export function dayCell(day: CalendarDay | null | undefined): CellValue {
  return day ? momentCell({ kind: 'day', day }) : null;
}

export function instantCell(at: Instant | null | undefined): CellValue {
  return at === null || at === undefined ? null : { kind: 'instant', at };
}

/** Each fact once, by its key, with how many there are of it. */
export function countFacts<Fact>(
  facts: readonly Fact[],
  keyOf: (fact: Fact) => string,
): readonly CountedFact<Fact>[] {
  return [...Map.groupBy(facts, keyOf).values()].flatMap(([fact, ...more]) =>
    fact === undefined ? [] : [{ fact, count: more.length + 1 }],
  );
}

/** The first of several moments, without those that are not reported. */
export function firstOf(moments: readonly (Moment | null)[]): Moment | null {
  return extreme(moments, (one, other) => sortKey(one) < sortKey(other));
}

/** When the last of them happened; null until all have happened. */
export function whenAll(moments: readonly (Moment | null)[]): Moment | null {
  if (moments.includes(null)) return null;
  return extreme(moments, (one, other) => sortKey(one) > sortKey(other));
}

function extreme(
  moments: readonly (Moment | null)[],
  isBetter: (one: Moment, other: Moment) => boolean,
): Moment | null {
  let best: Moment | null = null;
  for (const moment of moments) if (moment && (!best || isBetter(moment, best))) best = moment;
  return best;
}
