import type { DocumentType } from './documentTypes.ts';
import { isLabel, labelOf, railWaybill, withOrWithoutAccents } from './labels.ts';
import { type Layout, layoutOf } from './layout.ts';
import { findNumbers } from './numbers.ts';
import type { Cell, Page } from './page.ts';

export interface Classification {
  readonly type: DocumentType;
  /** Why, in a sentence. */
  readonly notes: string;
}

/** Money that a carrier, terminal or railroad asks for: its invoice is none of goods. */
const charges =
  'demurrage|detention|d ?& ?d|per diem|storage|(?:ocean )?freight|liegegeld|standgeld|lagergeld|seefracht|sobreestadías?|demoras|flete|surestaries|fret';

/** What documents call themselves, in four languages. */
const titles: readonly (readonly [type: DocumentType, words: string])[] = [
  [
    'arrival_notice',
    'arrival notice|notice of arrival|arrival notification|advice of arrival|arrival advice|advice note|pre-?arrival notice|' +
      'ankunfts(?:meldung|avis|anzeige|mitteilung|benachrichtigung)|(?:aviso|notificación) de (?:llegada|arribo)|' +
      "avis d['’]arrivée(?: de marchandises)?",
  ],
  [
    'delivery_order',
    'delivery order|freight release|release order|pick-?up order|carrier release|freistellung|auslieferungsauftrag|' +
      'orden de entrega|carta de liberación|bon à délivrer|ordre de livraison',
  ],
  [
    'other',
    `(?:(?:${charges})(?: ?(?:and|und|y|et|&|/|,) ?| )?){1,3}(?:invoice|rechnung|bill|statement)|` +
      `(?:rechnung|factura|facture)(?: (?:über|de|por|für))?(?: ?(?:and|und|y|et|&|/|,)? ?(?:${charges})){1,3}|` +
      '(?:shipment|rail|ramp|train|grounding|intermodal(?: arrival)?) notification(?:[ -]+intermodal)?',
  ],
  [
    'commercial_invoice',
    'commercial invoice|proforma invoice|customs invoice|sales invoice|tax invoice|invoice|handelsrechnung|zollrechnung|' +
      'proforma-?rechnung|rechnung|factura comercial|factura pro ?forma|factura|facture commerciale|facture pro ?forma|facture',
  ],
  [
    'packing_list',
    'packing list|packing slip|packing specification|weight list|packliste|lista de empaque|liste de colisage',
  ],
  [
    'bill_of_lading',
    'bill of lading|sea ?waybill|liner waybill|waybill|b/l|konnossement|seefrachtbrief|conocimiento de embarque|connaissement',
  ],
];

/** What may stand beside a title without making it a sentence. */
const around =
  '(?:original|copy|draft|non-?negotiable|negotiable|not negotiable|ocean|master|house|express|straight|order|combined transport|multimodal transport|port[- ]to[- ]port|through|for|import|export|and|or|final|revised|(?:no\\.? ?|number )[\\w/-]+(?![\\w/-])|page|of|\\d+(?!\\d)|[^\\p{L}\\p{N}])*';

const patterns = titles.map(([type, names]) => {
  const words = withOrWithoutAccents(names);
  return {
    type,
    title: new RegExp(`^${around}(?:${words})(?![\\p{L}\\d])${around}$`, 'iu'),
    start: new RegExp(`^(?:subject: ?)?(?:(?:re|fw|fwd): ?)*${around}(?:${words})(?![\\p{L}\\d_])`, 'iu'),
    mention: new RegExp(`(?<![\\p{L}\\d_/])(?:${words})(?![\\p{L}\\d_])`, 'giu'),
  };
});

/** Titles on the first page decide; what is only mentioned decides where nothing is a title. */
export function classify(pages: readonly Page[]): Classification {
  const [first] = pages;
  if (!first) return { type: 'other', notes: 'There is no text.' };
  const usual = median(first.cells.map(({ height }) => height));
  const layout = layoutOf(first);
  let best: { readonly score: number; readonly type: DocumentType; readonly cell: Cell } | null = null;
  for (const cell of first.cells) {
    const named = valueNamedBy(layout, cell);
    for (const { type, title, start } of patterns) {
      // `B/L 580123477` stands near the top of many papers. What names the number of its own paper may be its title.
      if (named === 'bill_of_lading_number' || named === railWaybill) break;
      const score =
        cell.text.length <= 100 && title.test(cell.text)
          ? 10
          : cell.line <= 3 &&
              !(type === 'bill_of_lading' && /\d{4}/.test(cell.text)) &&
              start.test(cell.text.slice(0, 100))
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

/** The name of the number that a cell only labels: it has the value, or is one of several labels in its line. */
function valueNamedBy(layout: Layout, cell: Cell): string | null {
  const found = labelOf(cell);
  if (found?.label.kind !== 'number') return null;
  const right = layout.right(cell);
  const isLabelled = isLabel(cell)
    ? [layout.left(cell), right].some((beside) => beside && isLabel(beside)) ||
      (right !== null && findNumbers(right.text)[0]?.start === 0)
    : /\d{4}/.test(cell.text.slice(found.end));
  return isLabelled ? found.label.name : null;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
