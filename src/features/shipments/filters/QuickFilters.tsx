import { Link } from '@tanstack/react-router';
import { isWindow, nextThreeDays } from '#/domain/arrival/presets.ts';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { Facet } from '#/domain/list/facetNames.ts';
import { toggleFacet, withWindow } from '#/domain/list/filterLinks.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { quickFilters, quickFilterWords } from './words.ts';

interface Quick {
  readonly key: keyof typeof quickFilterWords;
  readonly tone: Tone;
  readonly count: number;
  readonly active: boolean;
  readonly toggle: (search: FleetSearch) => FleetSearch;
}

/** What people come for, counted: one click narrows the list to it. What nothing has is not there. */
export function QuickFilters({ counts, filter }: { counts: FacetCounts; filter: FleetFilter }) {
  const facet = (key: Quick['key'], tone: Tone, of: Facet, value: string): Quick => ({
    key,
    tone,
    count: counts[of].find((one) => one.value === value)?.count ?? 0,
    active: filter[of]?.some((one) => one === value) ?? false,
    toggle: (search) => toggleFacet(search, of, value),
  });
  const arriving = isWindow(nextThreeDays, filter);
  const quick: readonly Quick[] = [
    facet('past', 'problem', 'lfd', 'past'),
    facet('today', 'attention', 'lfd', 'today'),
    facet('soon', 'attention', 'lfd', 'soon'),
    facet('onHold', 'problem', 'hold', 'on_hold'),
    facet('ready', 'ready', 'ready', 'yes'),
    {
      key: 'arriving',
      tone: 'vessel',
      count: counts.window.get(nextThreeDays.label) ?? 0,
      active: arriving,
      toggle: (search) => withWindow(search, arriving ? {} : nextThreeDays),
    },
    facet('overdue', 'attention', 'arrival', 'overdue'),
  ];
  return (
    <nav
      aria-label={quickFilters}
      className="flex gap-1.5 overflow-x-auto px-4 pb-2 empty:hidden max-md:py-1"
    >
      {quick
        .filter(({ count, active }) => count > 0 || active)
        .map(({ key, tone, count, active, toggle }) => (
          <Link
            key={key}
            to="/shipments"
            search={toggle}
            aria-current={active ? 'true' : undefined}
            className="inline-flex min-h-6 shrink-0 items-center rounded whitespace-nowrap hover:underline aria-[current]:outline-2 aria-[current]:outline-current max-md:min-h-11"
          >
            <Badge tone={tone}>
              {count} {quickFilterWords[key]}
            </Badge>
          </Link>
        ))}
    </nav>
  );
}
