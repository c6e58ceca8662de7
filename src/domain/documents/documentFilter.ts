import { normalizeNumber } from '#/domain/records/identifiers.ts';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { documentStatus } from './documentStatus.ts';

export const documentFacets = ['type', 'status', 'linked'] as const;
export type DocumentFacet = (typeof documentFacets)[number];

/** What narrows a list of documents; an empty facet does not. */
export type DocumentFilter = Readonly<Record<DocumentFacet, readonly string[]>> & {
  /** Every word has to occur in the name, the file's name, the type or a number of a link. */
  readonly text: string;
};

/** Stands for documents whose type is not known yet. */
export const untyped = 'unknown';

const valueOf: Readonly<Record<DocumentFacet, (document: TradeDocument) => string>> = {
  type: ({ type }) => type ?? untyped,
  status: documentStatus,
  linked: ({ links }) => (links.length > 0 ? 'yes' : 'no'),
};

export interface DocumentsView {
  readonly rows: readonly TradeDocument[];
  /** What each value would leave under the other filters. */
  readonly counts: Readonly<Record<DocumentFacet, ReadonlyMap<string, number>>>;
}

/**
 * The documents that pass, in their order, with the count of every value.
 *
 * @param typeLabel what a reader calls a type, who may look for it
 */
export function documentsView(
  documents: readonly TradeDocument[],
  filter: DocumentFilter,
  typeLabel: (type: string | null) => string,
): DocumentsView {
  const words = normalizeNumber(filter.text).split(' ').filter(Boolean);
  const counts = { type: new Map(), status: new Map(), linked: new Map() } satisfies Record<
    DocumentFacet,
    Map<string, number>
  >;
  const rows = documents.filter((document) => {
    if (words.length > 0 && !hasWords(document, words, typeLabel)) return false;
    const missed = documentFacets.filter(
      (facet) => filter[facet].length > 0 && !filter[facet].includes(valueOf[facet](document)),
    );
    for (const facet of missed.length === 0 ? documentFacets : missed.length === 1 ? missed : []) {
      const value = valueOf[facet](document);
      counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
    }
    return missed.length === 0;
  });
  return { rows, counts };
}

function hasWords(
  { name, fileName, type, links }: TradeDocument,
  words: readonly string[],
  typeLabel: (type: string | null) => string,
): boolean {
  const text = [name, fileName ?? '', typeLabel(type), ...links.map(({ number }) => number ?? '')]
    .map(normalizeNumber)
    .join('\n');
  return words.every((word) => text.includes(word));
}
