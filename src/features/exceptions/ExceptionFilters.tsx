import { getRouteApi, Link } from '@tanstack/react-router';
import { mine, unowned } from '#/domain/cases/cases.ts';
import { type ExceptionKind, exceptionKinds } from '#/domain/exceptions/exception.ts';
import { kindLabels } from '#/domain/exceptions/kindLabels.ts';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { FilterField } from '#/ui/fields/FilterField.tsx';
import { FilterPanel } from '#/ui/fields/FilterPanel.tsx';
import {
  chosenCount,
  chosenKinds,
  chosenNames,
  type ExceptionCounts,
  ownerName,
} from './exceptionsSearch.ts';
import { countsOfContainers, facetLabels, pageTitle } from './words.ts';

const route = getRouteApi('/_app/exceptions');

const ofRequests: readonly ExceptionKind[] = ['request_failed', 'request_waiting'];

interface ExceptionFiltersProps {
  readonly counts: ExceptionCounts;
  /** Whether shipments, and whether tracking requests have been read. */
  readonly known: { readonly shipments: boolean; readonly requests: boolean };
  /** Whether more may follow. */
  readonly isPartial: boolean;
}

/** A text; every kind, place, carrier and owner with its count. */
export function ExceptionFilters({ counts, known, isPartial }: ExceptionFiltersProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const countOf = (kind: ExceptionKind) =>
    known[ofRequests.includes(kind) ? 'requests' : 'shipments'] ? (counts.kind.get(kind) ?? 0) : null;
  return (
    <FilterPanel
      chosen={chosenCount(search)}
      field={
        <FilterField
          value={search.q ?? ''}
          onChange={(text) =>
            void navigate({ search: { ...search, q: text === '' ? undefined : text }, replace: true })
          }
        />
      }
    >
      <p className="px-2 text-xs text-ink-soft">{countsOfContainers}</p>
      <FacetList
        title={pageTitle}
        values={exceptionKinds.map((kind) => ({
          value: kind,
          label: kindLabels[kind],
          count: countOf(kind),
        }))}
        chosen={chosenKinds(search)}
        isPartial={isPartial}
      >
        {({ next, look, content }) => (
          <Link to="/exceptions" search={{ ...search, kind: next }} {...look}>
            {content}
          </Link>
        )}
      </FacetList>
      <NameFilter facet="place" counts={counts.place} isPartial={isPartial} />
      <NameFilter facet="carrier" counts={counts.carrier} isPartial={isPartial} />
      <NameFilter facet="owner" counts={counts.owner} isPartial={isPartial} />
    </FilterPanel>
  );
}

const isAlias = (name: string) => name === mine || name === unowned;

/** The names that rows have, the most frequent first. Nothing where there is none to choose between. */
function NameFilter({
  facet,
  counts,
  isPartial,
}: {
  facet: 'place' | 'carrier' | 'owner';
  counts: ReadonlyMap<string, number>;
  isPartial: boolean;
}) {
  const search = route.useSearch();
  const chosen = chosenNames(facet, search, counts);
  const names = [...new Set([...counts.keys(), ...chosen])].toSorted(
    (a, b) =>
      // “Mine” and “Unowned” before the names.
      Number(isAlias(b)) - Number(isAlias(a)) ||
      (counts.get(b) ?? 0) - (counts.get(a) ?? 0) ||
      a.localeCompare(b, 'en'),
  );
  if (names.length < 2 && chosen.length === 0) return null;
  return (
    <FacetList
      title={facetLabels[facet]}
      values={names.map((name) => ({ value: name, label: ownerName(name), count: counts.get(name) ?? 0 }))}
      chosen={chosen}
      isPartial={isPartial}
    >
      {({ next, look, content }) => (
        <Link to="/exceptions" search={{ ...search, [facet]: next }} {...look}>
          {content}
        </Link>
      )}
    </FacetList>
  );
}
