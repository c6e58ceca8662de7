import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * The one text of a value by RFC 8785: names in the order of their UTF-16 units, numbers and texts as ECMAScript writes
 * them, no space between.
 *
 * @throws {TypeError} for what JSON has no text for: no finite number, half of a surrogate pair
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('The number is not finite.');
  if (typeof value === 'string' && !value.isWellFormed()) throw new TypeError('The text is not well-formed.');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value as { readonly [name: string]: Json });
  // By units, not by the rules of a language.
  const sorted = entries.toSorted(([a], [b]) => compareCodeUnits(a, b));
  return `{${sorted.map(([name, part]) => `${canonicalJson(name)}:${canonicalJson(part)}`).join(',')}}`;
}
