import { Link } from '@tanstack/react-router';
import { isWindow, nextThreeDays } from '#/domain/arrival/presets.ts';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import { arrivingSoon, toggleFacet, withWindow } from '#/domain/list/filterLinks.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { countSoFar } from '#/parts/words.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { rowKindNames } from '#/wording/listViews.ts';
import { quickFacets } from './quickFacets.ts';
import type { Counted } from './useFacetCounts.ts';
import { quickFilters, quickFilterLabels } from './words.ts';

interface Quick {
  readonly key: keyof typeof quickFilterLabels;
  readonly tone: Tone;
  readonly count: number;
  readonly active: boolean;
  readonly toggle: (search: FleetSearch) => FleetSearch;
}

/** What people come for, counted by the rule of its facet: one click narrows the list to it. What nothing has is not there. */
export function QuickFilters({
  counts,
  counted: { by, basis },
  filter,
}: {
  counts: FacetCounts;
  counted: Counted;
  filter: FleetFilter;
}) {
  const ofFacets = quickFacets.map(({ key, tone, facet, value }): Quick => ({
    key,
    tone,
    count: counts[facet].find((one) => one.value === value)?.count ?? 0,
    active: filter[facet]?.includes(value) ?? false,
    toggle: (search) => toggleFacet(search, facet, value),
  }));
  const arriving = isWindow(nextThreeDays, filter) && filter.arrival?.join() === 'expected';
  const arrivingSoonest: Quick = {
    key: 'arriving',
    tone: 'vessel',
    count: counts.arriving,
    active: arriving,
    toggle: (search) => (arriving ? { ...withWindow(search, {}), arrival: undefined } : arrivingSoon(search)),
  };
  // Before what should have arrived.
  const quick = ofFacets.toSpliced(-1, 0, arrivingSoonest);
  const present = quick.filter(({ count, active }) => count > 0 || active);
  if (present.length === 0) return null;
  return (
    <nav aria-label={quickFilters} className="flex gap-2 overflow-x-auto px-4 pb-2 max-md:py-1">
      <span className="inline-flex min-h-6 shrink-0 items-center text-xs text-ink-soft max-md:min-h-11">
        {rowKindNames[by]}
      </span>
      {present.map(({ key, tone, count, active, toggle }) => (
        <Link
          key={key}
          to="/shipments"
          search={toggle}
          aria-current={active ? 'true' : undefined}
          className="inline-flex min-h-6 shrink-0 items-center rounded whitespace-nowrap hover:underline aria-[current]:outline-2 aria-[current]:outline-current max-md:min-h-11"
        >
          <Badge tone={tone}>
            {countSoFar(count, basis === 'part')} {quickFilterLabels[key]}
          </Badge>
        </Link>
      ))}
    </nav>
  );
}
