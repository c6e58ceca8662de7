import { inSentence } from '#/language/inSentence.ts';
import type { MostPressing } from './verdict.ts';

/** A headline that names what is reported, not what a container is or does. */
const ofReports = /report|unknown/;

/** How the containers of a row stand: `1 of 3`, `2 picked up`, `1 with contradictory reports`. Nothing of one alone. */
export function describeShare({ sharedBy, others }: Pick<MostPressing, 'sharedBy' | 'others'>): string[] {
  const all = others.reduce((sum, { count }) => sum + count, sharedBy);
  if (all < 2) return [];
  const named = others.map(({ count, headline }) => {
    const short = withoutDetail(headline);
    return `${count} ${ofReports.test(short) ? 'with ' : ''}${inSentence(short)}`;
  });
  return [`${sharedBy} of ${all}`, ...named];
}

/** What follows a colon is for the page of the container. */
function withoutDetail(headline: string): string {
  return headline.split(/[:：]/)[0] ?? headline;
}
