import { Fragment, type ReactNode } from 'react';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { Facet } from '#/domain/list/facetNames.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { filterNames } from '#/domain/list/words.ts';
import { FilterPanel } from '#/ui/FilterPanel.tsx';
import { ArrivalDays } from './ArrivalDays.tsx';
import { FacetList } from './FacetList.tsx';
import { TextFilter } from './TextFilter.tsx';

const facets: readonly { readonly facet: Facet; readonly fold?: number }[] = [
  { facet: 'lfd' },
  { facet: 'hold' },
  { facet: 'ready' },
  { facet: 'arrival' },
  { facet: 'eta' },
  { facet: 'status' },
  { facet: 'carrier', fold: 6 },
  { facet: 'podVessel', fold: 6 },
  { facet: 'pol', fold: 6 },
  { facet: 'pod', fold: 6 },
  { facet: 'destination', fold: 6 },
  { facet: 'terminal', fold: 6 },
  { facet: 'customer', fold: 6 },
  { facet: 'tag', fold: 6 },
  { facet: 'tracking' },
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
  /** What comes first, as it concerns the reader and not the records. */
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
            title={filterNames[facet]}
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
