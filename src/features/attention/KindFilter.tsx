import { getRouteApi, Link } from '@tanstack/react-router';
import { type AttentionKind, attentionKinds } from '#/domain/attentionItem.ts';
import { facetClasses } from '#/ui/facetClasses.ts';
import { FilterPanel } from '#/ui/FilterPanel.tsx';
import { CloseIcon } from '#/ui/icons.tsx';
import { chosenKinds, kindLabels, toggleKind } from './attentionSearch.ts';

const route = getRouteApi('/_app/attention');

/** Every kind with its count. */
export function KindFilter({ counts }: { counts: ReadonlyMap<AttentionKind, number> }) {
  const search = route.useSearch();
  const chosen = chosenKinds(search);
  return (
    <FilterPanel chosen={chosen.length}>
      <div>
        <h2 className="eyebrow px-2 pb-1">What needs you</h2>
        <ul>
          {attentionKinds.map((kind) => {
            const active = chosen.includes(kind);
            const count = counts.get(kind) ?? 0;
            return (
              <li key={kind}>
                <Link
                  to="/attention"
                  search={toggleKind(search, kind)}
                  aria-current={active ? 'true' : undefined}
                  className={facetClasses(active, count)}
                >
                  <span className="min-w-0 truncate">{kindLabels[kind]}</span>
                  {active && <CloseIcon />}
                  <span className="ml-auto text-xs">{count}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </FilterPanel>
  );
}
