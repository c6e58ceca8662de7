import { Link } from '@tanstack/react-router';
import { isWindow, nextThreeDays } from '#/domain/arrival/presets.ts';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { Facet } from '#/domain/list/facetNames.ts';
import { arrivingSoon, toggleFacet, withWindow } from '#/domain/list/filterLinks.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { countSoFar } from '#/parts/words.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { rowKindNames } from '#/wording/listViews.ts';
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
  const facet = (key: Quick['key'], tone: Tone, of: Facet, value: string): Quick => ({
    key,
    tone,
    count: counts[of].find((one) => one.value === value)?.count ?? 0,
    active: filter[of]?.some((one) => one === value) ?? false,
    toggle: (search) => toggleFacet(search, of, value),
  });
  const arriving = isWindow(nextThreeDays, filter) && filter.arrival?.join() === 'expected';
  const quick: readonly Quick[] = [
    facet('past', 'problem', 'lfd', 'past'),
    facet('today', 'attention', 'lfd', 'today'),
    facet('soon', 'attention', 'lfd', 'soon'),
    facet('onHold', 'problem', 'hold', 'on_hold'),
    facet('ready', 'ready', 'ready', 'yes'),
    {
      key: 'arriving',
      tone: 'vessel',
      count: counts.arriving,
      active: arriving,
      toggle: (search) =>
        arriving ? { ...withWindow(search, {}), arrival: undefined } : arrivingSoon(search),
    },
    facet('overdue', 'attention', 'arrival', 'overdue'),
  ];
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
