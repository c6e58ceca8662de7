import { getRouteApi, Link } from '@tanstack/react-router';
import { type ChangeKind, changeKinds } from '#/domain/changes/change.ts';
import { changeKindLabels } from '#/domain/changes/words.ts';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { FilterField } from '#/ui/fields/FilterField.tsx';
import { FilterPanel } from '#/ui/fields/FilterPanel.tsx';
import { chosenKinds } from './changesSearch.ts';
import { pageName } from './words.ts';

const route = getRouteApi('/_app/changes');

/** Text, and every kind of change with the count of shipments that have it. */
export function ChangesFilter({
  counts,
  isPartial,
}: {
  counts: ReadonlyMap<ChangeKind, number> | null;
  /** Whether more may follow. */
  isPartial: boolean;
}) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const chosen = chosenKinds(search);
  return (
    <FilterPanel chosen={chosen.length + (search.q === undefined ? 0 : 1)}>
      <div className="pl-2">
        <FilterField
          value={search.q ?? ''}
          onChange={(q) =>
            void navigate({ search: { ...search, q: q === '' ? undefined : q }, replace: true })
          }
        />
      </div>
      <FacetList
        title={pageName}
        values={changeKinds.map((kind) => ({
          value: kind,
          label: changeKindLabels[kind],
          count: counts && (counts.get(kind) ?? 0),
        }))}
        chosen={chosen}
        isPartial={isPartial}
      >
        {({ next, look, content }) => (
          <Link to="/changes" search={{ ...search, kind: next }} {...look}>
            {content}
          </Link>
        )}
      </FacetList>
    </FilterPanel>
  );
}
