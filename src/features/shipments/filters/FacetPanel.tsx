import { Fragment, type ReactNode } from 'react';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { FilterPanel } from '#/ui/FilterPanel.tsx';
import { ArrivalDays } from './ArrivalDays.tsx';
import { FacetList } from './FacetList.tsx';
import type { Facet } from '#/domain/list/filterLinks.ts';
import { TextFilter } from './TextFilter.tsx';

const facets: readonly { readonly facet: Facet; readonly title: string; readonly fold?: number }[] = [
  { facet: 'status', title: 'Container status' },
  { facet: 'arrival', title: 'Arrival at discharge' },
  { facet: 'carrier', title: 'Carrier', fold: 8 },
  { facet: 'pod', title: 'Port of discharge', fold: 8 },
  { facet: 'tracking', title: 'Tracking' },
  { facet: 'tag', title: 'Tag', fold: 8 },
];

/** Every filter of the list with its counts. */
export function FacetPanel({
  counts,
  filter,
  counted,
  first,
  children,
}: {
  counts: FacetCounts;
  filter: FleetFilter;
  counted: boolean;
  /** What stands first, as it concerns the reader and not the records. */
  first: ReactNode;
  /** Filters besides those of every account. */
  children: ReactNode;
}) {
  return (
    <FilterPanel field={<TextFilter />}>
      {first}
      {facets.map(({ facet, ...look }) => (
        <Fragment key={facet}>
          <FacetList
            {...look}
            facet={facet}
            values={counts[facet]}
            chosen={filter[facet]}
            counted={counted}
          />
          {facet === 'arrival' && (
            <ArrivalDays
              window={{ from: filter.from, to: filter.to }}
              counts={counted ? counts.window : null}
            />
          )}
        </Fragment>
      ))}
      {children}
    </FilterPanel>
  );
}
