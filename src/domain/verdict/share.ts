import { inSentence } from '#/language/inSentence.ts';
import type { MostPressing } from './verdict.ts';

/** How the containers of a row stand: `1 of 3`, `2 picked up`. Nothing of one alone. */
export function describeShare({ sharedBy, others }: Pick<MostPressing, 'sharedBy' | 'others'>): string[] {
  const all = others.reduce((sum, { count }) => sum + count, sharedBy);
  if (all < 2) return [];
  // What follows a colon is for the page of the container.
  const named = others.map(
    ({ count, headline }) => `${count} ${inSentence(headline.split(':')[0] ?? headline)}`,
  );
  return [`${sharedBy} of ${all}`, ...named];
}
