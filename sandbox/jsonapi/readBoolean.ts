import { badParameter } from './problem.ts';

const words = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/**
 * A yes or no in the query, in the spellings that clients send. Null when it is not asked for.
 *
 * @throws Problem 400 naming the parameter
 */
export function readBoolean(query: URLSearchParams, name: string): boolean | null {
  const text = query.get(name)?.trim().toLowerCase();
  if (!text) return null;
  const value = words.get(text);
  if (value === undefined) throw badParameter(name, `${name} accepts true or false.`);
  return value;
}
