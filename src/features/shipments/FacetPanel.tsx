import { useState } from 'react';
import type { FacetCounts, FleetFilter } from '#/domain/fleetFilter.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { FilterIcon } from '#/ui/icons.tsx';
import { FacetList } from './FacetList.tsx';

/** Every filter with its counts, in sight on a wide screen and one tap away on a narrow one. */
export function FacetPanel({
  counts,
  filter,
  counted,
}: {
  counts: FacetCounts;
  filter: FleetFilter;
  counted: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <div className="shrink-0 md:flex md:w-56 md:min-h-0 md:flex-col">
      <Button className="w-full md:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FilterIcon />
        {open ? 'Hide filters' : 'Filters'}
      </Button>
      <nav
        aria-label="Filters"
        className={classes('-ml-2 space-y-5 pt-1 max-md:pt-3 md:overflow-y-auto', !open && 'max-md:hidden')}
      >
        <FacetList
          facet="status"
          title="Container status"
          values={counts.status}
          counted={counted}
          chosen={filter.status}
        />
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
      </nav>
    </div>
  );
}
