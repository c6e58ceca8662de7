import { getRouteApi, Link } from '@tanstack/react-router';
import type { AttentionKind } from '#/domain/attentionItem.ts';
import { KindList } from '#/parts/KindList.tsx';
import { FilterPanel } from '#/ui/FilterPanel.tsx';
import { chosenKinds, kindLabels } from './attentionSearch.ts';

const route = getRouteApi('/_app/attention');

/** Every kind with its count. */
export function KindFilter({ counts }: { counts: ReadonlyMap<AttentionKind, number> }) {
  const search = route.useSearch();
  const chosen = chosenKinds(search);
  return (
    <FilterPanel chosen={chosen.length}>
      <KindList title="What needs you" labels={kindLabels} counts={counts} chosen={chosen}>
        {({ next, look, content }) => (
          <Link to="/attention" search={{ ...search, kind: next }} {...look}>
            {content}
          </Link>
        )}
      </KindList>
    </FilterPanel>
  );
}
