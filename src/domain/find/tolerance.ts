import { hasValidCheckDigit } from '#/domain/records/containerNumber.ts';
import { matchOf, uniqueMatches, type Resolution } from './find.ts';
import { equalTo, type FoundNumber, type Numbers, withPart } from './findIndex.ts';
import type { FindQuery } from './findQuery.ts';
import { readContainerNumber } from './looseKey.ts';
import { eachContaining } from './substringIndex.ts';

// What follows where the exact order (docs/interface.md 2.8) finds nothing; where it finds anything, none of this is
// asked. `Numbers` are here those of `indexLoosely`.

/** A shorter part, or a shorter number with one character wrong, is in too many numbers to mean one. */
const shortestPart = 4;
const shortestNear = 7;

/** The first that has the number; the one number it is a part of, unless there are several. */
export function resolveTolerantly(numbers: Numbers, query: FindQuery): Resolution {
  const [first] = equalNumbers(numbers, query);
  const [part, other] = first ? [first] : longerNumbers(numbers, query, 2);
  return part && !other ? { kind: 'tolerant', ...matchOf(part) } : { kind: 'none' };
}

/**
 * What has the number, however it is written: other separators, O for 0 or I for 1, a word before it ("PO", "B/L"), the
 * carrier's code before it though the record has it without.
 */
export function equalNumbers(
  numbers: Numbers,
  { hasDigit, keys, afterScac }: FindQuery,
): readonly FoundNumber[] {
  if (!hasDigit) return [];
  for (const key of keys) {
    const found = uniqueMatches(equalTo(numbers, key));
    if (found.length > 0) return found;
  }
  for (const { scac, key } of afterScac) {
    // A bill of lading that the record has without the code of its carrier. Another carrier's is another number.
    const bills = [...equalTo(numbers, key)].filter(
      ({ shipment, field }) => isBill(field) && shipment.carrier.scac === scac,
    );
    const found = uniqueMatches(bills);
    if (found.length > 0) return found;
  }
  return [];
}

function isBill(field: FoundNumber['field']): boolean {
  return field === 'billOfLading' || field === 'normalizedNumber';
}

/** What has the number as a part of its own, however it is written. */
export function longerNumbers(numbers: Numbers, query: FindQuery, limit = Infinity): readonly FoundNumber[] {
  return uniqueMatches(withLoosePart(numbers, query), limit);
}

function* withLoosePart(
  numbers: Numbers,
  { hasDigit, keys, label }: FindQuery,
): Generator<FoundNumber, undefined> {
  const key = keys.at(-1) ?? '';
  if (!hasDigit || key.length < shortestPart) return;
  for (const found of withPart(numbers, key)) {
    // A word says what the number is part of; without one it may be part of anything.
    const isContainer = found.field === 'containerNumber';
    if (!label || isContainer === (label === 'container')) yield found;
  }
}

/**
 * The numbers that differ from a query by one character that is wrong, missing, too many or exchanged with its
 * neighbour. They must not be taken for the number asked for: they are offered. A container number whose check digit is
 * right was typed correctly, so that nothing is near it.
 */
export function nearNumbers(
  numbers: Numbers,
  { hasDigit, unlabelled, keys }: FindQuery,
  limit: number,
): readonly FoundNumber[] {
  const container = readContainerNumber(unlabelled);
  const key = keys.at(-1) ?? '';
  if (!hasDigit || (container !== null && hasValidCheckDigit(container))) return [];
  if (key.length < shortestNear || key.length > numbers.parts.longest + 1) return [];
  return uniqueMatches(withOneError(numbers, key), limit);
}

function* withOneError({ entries, parts }: Numbers, key: string): Generator<FoundNumber, undefined> {
  // One error touches two characters at most, so one third of the number is as it should be.
  const third = Math.ceil(key.length / 3);
  const near = new Set<number>();
  for (let from = 0; from < key.length; from += third) {
    for (const at of eachContaining(parts, key.slice(from, from + third))) {
      if (isOneErrorAway(key, parts.texts[at] ?? '')) near.add(at);
    }
  }
  for (const at of [...near].toSorted((one, other) => one - other)) {
    const entry = entries[at];
    if (entry) yield entry;
  }
}

/** Whether two different texts are equal but for one character that is wrong, missing or exchanged with its neighbour. */
export function isOneErrorAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let begin = 0;
  while (begin < short.length && short[begin] === long[begin]) begin++;
  let end = 0;
  while (end < short.length - begin && short.at(-1 - end) === long.at(-1 - end)) end++;
  const left = short.length - begin - end;
  if (short.length < long.length) return left === 0;
  return left === 1 || (left === 2 && short[begin] === long[begin + 1] && short[begin + 1] === long[begin]);
}
