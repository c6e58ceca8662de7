/** Widths of characters in ems, rounded up for a semibold sans serif: no text is wider than what they add up to. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/u, 1.05],
  [/[mwMW@%]/, 0.95],
  [/[A-Z\u00c0-\u00de&]/, 0.74],
  [/[ijlft.,:;'’|()[\]\s-]/, 0.38],
];
const other = 0.63;

/** How wide a text may be at that size, without a document to measure it in. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += widths.find(([some]) => some.test(character))?.[1] ?? other;
  return Math.ceil(ems * size);
}
