import { normalizeNumber } from './identifiers.ts';

/** Whether two lists hold the same labels. Their order means nothing: a service may sort them. */
export function sameLabels(one: readonly string[], other: readonly string[]): boolean {
  const sorted = other.toSorted();
  return one.length === other.length && one.toSorted().every((label, index) => label === sorted[index]);
}

/** A list with what was typed or pasted at its end, and what of that it held already. */
export interface AddedLabels {
  readonly labels: readonly string[];
  readonly repeated: readonly string[];
}

// What separates values in mails and sheets. A blank does not: “SO 4711” is one reference.
const separators = /[,;\t\r\n]+/;
const invisible = /[\p{Cf}\p{Cc}]/gu;

/**
 * Adds every value of a typed or pasted text, trimmed, without invisible characters. A value that find would take
 * for one that is there (`po-1` and `PO-1`) is not added.
 */
export function addLabels(labels: readonly string[], text: string): AddedLabels {
  const known = new Set(labels.map(normalizeNumber));
  const added: string[] = [];
  const repeated: string[] = [];
  for (const part of text.split(separators)) {
    const label = part.replace(invisible, '').replace(/\s+/g, ' ').trim();
    const key = normalizeNumber(label);
    if (key === '') continue;
    if (known.has(key)) repeated.push(label);
    else added.push(label);
    known.add(key);
  }
  return { labels: added.length > 0 ? [...labels, ...added] : labels, repeated: [...new Set(repeated)] };
}

/** What somebody else made of a list, with what was added and removed here done to it as well. */
export function mergeLabels(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const kept = theirs.filter((label) => mine.includes(label) || !base.includes(label));
  return [...kept, ...mine.filter((label) => !base.includes(label) && !theirs.includes(label))];
}
