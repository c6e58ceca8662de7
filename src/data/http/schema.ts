import * as v from 'valibot';
import { type Instant, parseInstant } from '#/time/instant.ts';

/**
 * The kinds of attributes that the wire knows. Every one may be missing or null, because live records leave out
 * what they do not know, whatever the specification marks as nullable (docs/interface.md 3.6, 3.12 and 9).
 */
export const text = v.nullish(v.string());
/** A text that is null where it is something else, and costs nothing but itself. */
export const word = v.fallback(text, null);
export const flag = v.nullish(v.boolean());
export const count = v.nullish(v.number());

/** Coordinates and amounts: numbers by the specification, strings in live answers (docs/interface.md 3.5 and 3.6). */
export const numeric = v.nullish(v.union([v.number(), v.string()]));

/** Reference numbers and tags: null, empty, and a list that holds only null all occur (docs/interface.md 10). */
export const texts = v.nullish(v.array(v.nullish(v.string())));

/** Something that later slices may read; nothing is promised about its shape. */
export const anything = v.optional(v.unknown());

/** The texts of a list, each once, without the nulls and empty strings that stand for nothing. */
export function readTexts(
  list: readonly (string | null | undefined)[] | null | undefined,
): readonly string[] {
  const reported = list?.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
  return [...new Set(reported)];
}

/** A number from a number or from its digits; null for anything else, and for one so large that it counts nothing. */
export function readNumber(value: number | string | null | undefined): number | null {
  if (typeof value !== 'number' && !readText(value)) return null;
  const number = Number(value);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
}

/** A text, or null where the source wrote nothing into it. */
export function readText(value: string | null | undefined): string | null {
  return value?.trim() ? value : null;
}

/** A text that a terminal wrote: `In Yard<br>(Decked)` are two lines. All other markup stays text. */
export function readTerminalText(value: string | null | undefined): string | null {
  return readText(value?.replaceAll(/\s*<br\s*\/?>\s*/gi, '\n'));
}

/** A system time, which is real UTC and has no zone (docs/interface.md 6.1). */
export function readInstant(value: string | null | undefined): Instant | null {
  return value ? parseInstant(value) : null;
}
