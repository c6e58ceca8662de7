import type { ReactNode } from 'react';
import type { FacetCounts } from '#/domain/facetCounts.ts';
import type { FleetFilter } from '#/domain/fleetFilter.ts';
import { FilterPanel } from '#/ui/FilterPanel.tsx';
import { ArrivalDays } from './ArrivalDays.tsx';
import { FacetList } from './FacetList.tsx';

/** Every filter of the list with its counts. */
export function FacetPanel({
  counts,
  filter,
  counted,
  children,
}: {
  counts: FacetCounts;
  filter: FleetFilter;
  counted: boolean;
  /** Filters besides those of every account. */
  children: ReactNode;
}) {
  return (
    <FilterPanel>
      <FacetList
        facet="status"
        title="Container status"
        values={counts.status}
        counted={counted}
        chosen={filter.status}
      />
      <FacetList
        facet="arrival"
        title="Arrival at discharge"
        values={counts.arrival}
        counted={counted}
        chosen={filter.arrival}
      />
      <ArrivalDays window={{ from: filter.from, to: filter.to }} counts={counted ? counts.window : null} />
      <FacetList
        facet="carrier"
        title="Carrier"
        values={counts.carrier}
        counted={counted}
        chosen={filter.carrier}
        fold={8}
      />
      <FacetList
        facet="pod"
        title="Port of discharge"
        values={counts.pod}
        counted={counted}
        chosen={filter.pod}
        fold={8}
      />
      <FacetList
        facet="tracking"
        title="Tracking"
        values={counts.tracking}
        counted={counted}
        chosen={filter.tracking}
      />
      <FacetList facet="tag" title="Tag" values={counts.tag} counted={counted} chosen={filter.tag} fold={8} />
      {children}
    </FilterPanel>
  );
}
