import type { DocumentType } from './documentTypes.ts';
import type { Cell, Page } from './page.ts';

export interface Classification {
  readonly type: DocumentType;
  /** Why, in a sentence. */
  readonly notes: string;
}

/** What documents call themselves. */
const titles: readonly (readonly [type: DocumentType, words: string])[] = [
  [
    'arrival_notice',
    'arrival notice|notice of arrival|arrival notification|advice of arrival|pre-?arrival notice',
  ],
  ['delivery_order', 'delivery order|freight release|release order|pick-?up order|carrier release'],
  [
    'commercial_invoice',
    'commercial invoice|proforma invoice|customs invoice|sales invoice|tax invoice|invoice',
  ],
  ['packing_list', 'packing list|packing slip|packing specification|weight list'],
  ['bill_of_lading', 'bill of lading|sea ?waybill|liner waybill|waybill|b/l'],
];

/** What may stand beside a title without making it a sentence. */
const around =
  '(?:original|copy|draft|non-?negotiable|negotiable|not negotiable|ocean|master|house|express|straight|order|combined transport|multimodal transport|port[- ]to[- ]port|through|for|import|export|and|or|final|revised|(?:no\\.? ?|number )[\\w/-]+(?![\\w/-])|page|of|\\d+(?!\\d)|[^\\p{L}\\p{N}])*';

const patterns = titles.map(([type, words]) => ({
  type,
  title: new RegExp(`^${around}(?:${words})${around}$`, 'iu'),
  start: new RegExp(`^(?:subject: ?)?(?:(?:re|fw|fwd): ?)*${around}(?:${words})(?![\\w])`, 'iu'),
  mention: new RegExp(`(?<![\\w/])(?:${words})(?![\\w])`, 'giu'),
}));

/** Titles on the first page decide; what is only mentioned decides where nothing is a title. */
export function classify(pages: readonly Page[]): Classification {
  const [first] = pages;
  if (!first) return { type: 'other', notes: 'There is no text.' };
  const usual = median(first.cells.map(({ height }) => height));
  let best: { readonly score: number; readonly type: DocumentType; readonly cell: Cell } | null = null;
  for (const cell of first.cells) {
    for (const { type, title, start } of patterns) {
      const score =
        cell.text.length <= 100 && title.test(cell.text)
          ? 10
          : cell.line <= 3 && start.test(cell.text.slice(0, 100))
            ? 6
            : 0;
      if (score === 0) continue;
      const large = cell.height > 1.15 * usual ? 5 : 0;
      const high = cell.top < 0.3 * first.height ? 3 : 0;
      if (!best || score + large + high > best.score) best = { score: score + large + high, type, cell };
    }
  }
  if (best) return { type: best.type, notes: `Titled “${best.cell.text.slice(0, 100)}” on page 1.` };
  const text = pages
    .slice(0, 2)
    .flatMap(({ cells }) => cells.map((cell) => cell.text))
    .join('\n');
  const counts = patterns
    .map(({ type, mention }) => ({ type, words: [...text.matchAll(mention)].map(([words]) => words) }))
    .toSorted((a, b) => b.words.length - a.words.length);
  const [limit, next] = counts;
  if (limit && limit.words.length >= 2 && limit.words.length > (next?.words.length ?? 0)) {
    return {
      type: limit.type,
      notes: `Mentions “${limit.words[0]}” ${limit.words.length} times, and has no title.`,
    };
  }
  return { type: 'other', notes: 'Has no title of a known kind.' };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
