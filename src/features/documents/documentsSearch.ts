import {
  type DocumentFacet,
  documentFacets,
  type DocumentFilter,
} from '#/domain/documents/documentFilter.ts';

/** What stands in the address. Words that this version does not know find nothing to narrow and stay where they are. */
export type DocumentsSearch = { readonly q?: string | undefined } & {
  readonly [Facet in DocumentFacet]?: readonly string[] | undefined;
};

export function filterOf(search: DocumentsSearch): DocumentFilter {
  const { q = '', type = [], status = [], linked = [] } = search;
  return { text: q, type, status, linked };
}

/** How many values are chosen. */
export function chosenCount(search: DocumentsSearch): number {
  return documentFacets.reduce((count, facet) => count + (search[facet]?.length ?? 0), 0);
}

export function isFiltered(search: DocumentsSearch): boolean {
  return chosenCount(search) > 0 || Boolean(search.q?.trim());
}
