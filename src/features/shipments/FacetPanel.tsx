import type { FleetFilter } from '#/domain/fleetFilter.ts';
import type { FacetCounts } from '#/domain/fleetFilter.ts';
import { FacetList } from './FacetList.tsx';

/** Every filter with its count, in sight on a wide screen and one tap away on a narrow one. */
export function FacetPanel({ counts, filter }: { counts: FacetCounts; filter: FleetFilter }) {
  const lists = (
    <>
      <FacetList facet="status" title="Container status" values={counts.status} chosen={filter.status} />
      <FacetList facet="carrier" title="Carrier" values={counts.carrier} chosen={filter.carrier} fold={8} />
      <FacetList facet="pod" title="Port of discharge" values={counts.pod} chosen={filter.pod} fold={8} />
    </>
  );
  return (
    <>
      <details className="card md:hidden">
        <summary className="px-3 py-2 text-sm font-medium">Filters</summary>
        <div className="space-y-4 px-3 pb-3">{lists}</div>
      </details>
      <nav aria-label="Filters" className="hidden w-56 shrink-0 space-y-5 overflow-y-auto pr-1 md:block">
        {lists}
      </nav>
    </>
  );
}
