import { getRouteApi, Link } from '@tanstack/react-router';
import type { ExceptionKind } from '#/domain/exceptions/exception.ts';
import { KindList } from '#/parts/KindList.tsx';
import { FilterField } from '#/ui/FilterField.tsx';
import { FilterPanel } from '#/ui/FilterPanel.tsx';
import { chosenKinds } from './exceptionsSearch.ts';
import { kindLabels, pageTitle } from './words.ts';

const route = getRouteApi('/_app/exceptions');

const ofRequests: readonly ExceptionKind[] = ['request_failed', 'request_waiting'];

interface KindFilterProps {
  readonly counts: ReadonlyMap<ExceptionKind, number>;
  /** Whether shipments, and whether tracking requests have been read. */
  readonly known: { readonly shipments: boolean; readonly requests: boolean };
}

/** A text, and every kind with its count. */
export function KindFilter({ counts, known }: KindFilterProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const chosen = chosenKinds(search);
  const countOf = (kind: ExceptionKind) =>
    known[ofRequests.includes(kind) ? 'requests' : 'shipments'] ? (counts.get(kind) ?? 0) : null;
  return (
    <FilterPanel
      chosen={chosen.length}
      field={
        <FilterField
          value={search.q ?? ''}
          onChange={(text) =>
            void navigate({ search: { ...search, q: text === '' ? undefined : text }, replace: true })
          }
        />
      }
    >
      <KindList title={pageTitle} labels={kindLabels} countOf={countOf} chosen={chosen}>
        {({ next, look, content }) => (
          <Link to="/exceptions" search={{ ...search, kind: next }} {...look}>
            {content}
          </Link>
        )}
      </KindList>
    </FilterPanel>
  );
}
