import { getRouteApi, Link } from '@tanstack/react-router';
import { type DocumentFacet, type DocumentsView, untyped } from '#/domain/documents/documentFilter.ts';
import { documentStatuses } from '#/domain/documents/documentStatus.ts';
import { typeLabel, typesToChoose } from '#/domain/documents/documentType.ts';
import { linkedLabels, statusLabels } from '#/domain/documents/words.ts';
import type { DocumentType } from '#/domain/records/tradeDocument.ts';
import { AddressFilter } from '#/links/AddressFilter.tsx';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { FilterPanel } from '#/ui/fields/FilterPanel.tsx';
import { chosenCount } from './documentsSearch.ts';
import { facetTitles, typeNotKnown } from './words.ts';

const route = getRouteApi('/_app/documents');

/** A text; every type, status and link with what it would leave. */
export function DocumentFilters({
  counts,
  types,
}: {
  /** Null until the list is loaded. */
  counts: DocumentsView['counts'] | null;
  types: readonly DocumentType[] | undefined;
}) {
  const search = route.useSearch();
  return (
    <FilterPanel chosen={chosenCount(search)} field={<AddressFilter q={search.q} />}>
      <Facet facet="type" counts={counts} kinds={typeKinds(types, [...(counts?.type.keys() ?? [])])} />
      <Facet
        facet="status"
        counts={counts}
        kinds={documentStatuses.map((status) => [status, statusLabels[status]])}
      />
      <Facet facet="linked" counts={counts} kinds={Object.entries(linkedLabels)} />
    </FilterPanel>
  );
}

function Facet({
  facet,
  counts,
  kinds,
}: {
  facet: DocumentFacet;
  counts: DocumentsView['counts'] | null;
  kinds: Iterable<readonly [string, string]>;
}) {
  const search = route.useSearch();
  return (
    <FacetList
      title={facetTitles[facet]}
      values={Array.from(kinds, ([value, label]) => ({
        value,
        label,
        count: counts && (counts[facet].get(value) ?? 0),
      }))}
      chosen={search[facet] ?? []}
    >
      {({ next, look, content }) => (
        <Link to="/documents" search={{ ...search, [facet]: next }} {...look}>
          {content}
        </Link>
      )}
    </FacetList>
  );
}

/** The account's types, then those that only documents name, and none at the end. */
function typeKinds(
  types: readonly DocumentType[] | undefined,
  present: readonly string[],
): readonly (readonly [string, string])[] {
  const codes = new Set([...typesToChoose(types).map(({ code }) => code), ...present]);
  codes.delete(untyped);
  return [...Array.from(codes, (code) => [code, typeLabel(code, types)] as const), [untyped, typeNotKnown]];
}
