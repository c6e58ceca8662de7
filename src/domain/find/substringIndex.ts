/** Finds the first of many texts that contains another, without looking at most of them. */
export interface SubstringIndex {
  readonly texts: readonly string[];
  readonly longest: number;
  /** One more than the number of the first text with these one or two ASCII characters; 0 where there is none. */
  readonly singles: Uint32Array;
  readonly pairs: Uint32Array;
  /** The texts with other characters. */
  readonly foreign: readonly number[];
  /** Trigram by trigram the numbers of the texts that have it, ascending. */
  readonly lists: Uint32Array;
  /** Where the list of each trigram ends; it begins where the one before ends. */
  readonly ends: Uint32Array;
}

const ascii = 128;

/**
 * Trigrams are distinguished by a number of 16 bits, which some of them share: a list may hold texts too many, never too
 * few, and each is looked at before it counts.
 */
const trigrams = 2 ** 16;

function trigramAt(text: string, at: number): number {
  return (
    (text.charCodeAt(at) * 1849 + text.charCodeAt(at + 1) * 43 + text.charCodeAt(at + 2)) & (trigrams - 1)
  );
}

/** Texts between two pauses, which take about a tenth of a millisecond. */
const stride = 256;

/** Prepares the texts in small steps: whoever drives it may pause at every `yield`. */
export function* indexSubstrings(texts: readonly string[]): Generator<undefined, SubstringIndex, undefined> {
  const singles = new Uint32Array(ascii);
  const pairs = new Uint32Array(ascii * ascii);
  const foreign: number[] = [];
  const ends = new Uint32Array(trigrams);
  let longest = 0;
  for (let number = 0; number < texts.length; number++) {
    if (number % stride === 0) yield;
    const text = texts[number] ?? '';
    longest = Math.max(longest, text.length);
    if (noteShortParts(text, number, singles, pairs)) foreign.push(number);
    countTrigrams(text, ends);
  }
  const lists = new Uint32Array(sumUp(ends));
  for (let number = 0; number < texts.length; number++) {
    if (number % stride === 0) yield;
    listTrigrams(texts[number] ?? '', number, lists, ends);
  }
  return { texts, longest, singles, pairs, foreign, lists, ends };
}

function countTrigrams(text: string, counts: Uint32Array): void {
  for (let at = 0; at + 2 < text.length; at++) {
    const trigram = trigramAt(text, at);
    counts[trigram] = (counts[trigram] ?? 0) + 1;
  }
}

/** Turns counts into the places where the lists begin. */
function sumUp(counts: Uint32Array): number {
  let total = 0;
  for (const [trigram, count] of counts.entries()) {
    counts[trigram] = total;
    total += count;
  }
  return total;
}

/** Every list grows to where the next one begins, and so does its place: from begin to end. */
function listTrigrams(text: string, number: number, lists: Uint32Array, places: Uint32Array): void {
  for (let at = 0; at + 2 < text.length; at++) {
    const trigram = trigramAt(text, at);
    const place = places[trigram] ?? 0;
    lists[place] = number;
    places[trigram] = place + 1;
  }
}

/** Returns whether the text has other characters than ASCII. */
function noteShortParts(text: string, number: number, singles: Uint32Array, pairs: Uint32Array): boolean {
  let isForeign = false;
  let before = ascii;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ascii) isForeign = true;
    else {
      if (singles[code] === 0) singles[code] = number + 1;
      const pair = before * ascii + code;
      if (before < ascii && pairs[pair] === 0) pairs[pair] = number + 1;
    }
    before = code;
  }
  return isForeign;
}

/** The number of the first text that contains the part; null if none does or the part is empty. */
export function firstContaining(index: SubstringIndex, part: string): number | null {
  return eachContaining(index, part).next().value ?? null;
}

/** The numbers of all texts that contain the part, ascending, each looked for only when it is asked for. */
export function* eachContaining(index: SubstringIndex, part: string): Generator<number, undefined> {
  const { texts, lists, ends, longest } = index;
  if (part === '' || part.length > longest) return;
  if (part.length < 3) return yield* eachWithShort(index, part);
  // The texts with the two rarest trigrams of the part, which nearly always are few.
  let rarest = { begin: 0, end: Infinity };
  let second = rarest;
  for (let at = 0; at + 2 < part.length; at++) {
    const trigram = trigramAt(part, at);
    const list = { begin: ends[trigram - 1] ?? 0, end: ends[trigram] ?? 0 };
    if (sizeOf(list) < sizeOf(rarest)) [rarest, second] = [list, rarest];
    else if (sizeOf(list) < sizeOf(second)) second = list;
  }
  // Walking through a list costs less than looking at texts, unless it is far longer.
  const narrows = sizeOf(second) < sizeOf(rarest) * 32;
  let other = second.begin;
  let before = -1;
  for (let place = rarest.begin; place < rarest.end; place++) {
    const number = lists[place] ?? 0;
    // A text that has a trigram twice stands in its list twice.
    if (number === before) continue;
    before = number;
    if (narrows) {
      while (other < second.end && (lists[other] ?? 0) < number) other++;
      if (lists[other] !== number || other === second.end) continue;
    }
    if (texts[number]?.includes(part)) yield number;
  }
}

function sizeOf({ begin, end }: { readonly begin: number; readonly end: number }): number {
  return end - begin;
}

function* eachWithShort(index: SubstringIndex, part: string): Generator<number, undefined> {
  const first = firstWithShort(index, part);
  if (first === null) return;
  yield first;
  const { texts } = index;
  // So short a part is in most texts or in hardly any: reading on is good enough.
  for (let number = first + 1; number < texts.length; number++) {
    if (texts[number]?.includes(part)) yield number;
  }
}

function firstWithShort({ texts, singles, pairs, foreign }: SubstringIndex, part: string): number | null {
  const first = part.charCodeAt(0);
  const second = part.length === 2 ? part.charCodeAt(1) : 0;
  if (first >= ascii || second >= ascii)
    return foreign.find((number) => texts[number]?.includes(part)) ?? null;
  const found = (part.length === 2 ? pairs[first * ascii + second] : singles[first]) ?? 0;
  return found === 0 ? null : found - 1;
}
