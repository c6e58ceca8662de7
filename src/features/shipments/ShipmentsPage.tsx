import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { facetCounts, filterFleet } from '#/domain/fleetFilter.ts';
import { sortFleet } from '#/domain/fleetSort.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { KeptNotice } from '#/parts/KeptNotice.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { TableSkeleton } from '#/ui/TableSkeleton.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FleetProgress } from './FleetProgress.tsx';
import { isFiltered } from './fleetSearch.ts';
import { NoShipments } from './NoShipments.tsx';
import { ShipmentTable } from './ShipmentTable.tsx';
import { SortSelect } from './SortSelect.tsx';
import { TextFilter } from './TextFilter.tsx';

const route = getRouteApi('/_app/shipments/');
const noShipments: readonly Shipment[] = [];

export function ShipmentsPage() {
  const { fleetQuery } = route.useRouteContext();
  const fleet = useQuery(fleetQuery);
  const filter = useDeferredValue(route.useSearch());
  const { sort = 'newest' } = filter;

  const shipments = fleet.data?.shipments ?? noShipments;
  const rows = useMemo(() => sortFleet(filterFleet(shipments, filter), sort), [shipments, filter, sort]);
  const counts = useMemo(() => facetCounts(shipments, filter), [shipments, filter]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>Shipments · Landfall</title>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-lg font-semibold">Shipments</h1>
        <FleetProgress
          fleet={fleet.data}
          failed={fleet.isError}
          shown={rows.length}
          filtered={isFiltered(filter)}
          sort={sort}
        />
        <div className="ml-auto flex w-full gap-2 sm:w-auto">
          <SortSelect />
          <div className="min-w-0 flex-1 sm:w-72">
            <TextFilter />
          </div>
        </div>
      </div>
      <FilterChips counts={counts} />
      <KeptNotice fleet={fleet.data} failed={fleet.isError} />
      {fleet.isError && (
        <div className="px-4 pb-3">
          <ErrorPanel words={errorWords(fleet.error)} onRetry={() => void fleet.refetch()} />
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 md:flex-row">
        <FacetPanel counts={counts} filter={filter} counted={fleet.data !== undefined} />
        {(rows.length > 0 || !fleet.isError) && (
          <section
            aria-label="Shipments"
            aria-busy={fleet.isPending}
            className="card flex min-h-96 min-w-0 flex-1 flex-col overflow-hidden"
          >
            {rows.length > 0 ? (
              <ShipmentTable rows={rows} />
            ) : fleet.isPending ? (
              <TableSkeleton cells={['h-4 w-40', 'h-4 w-28', 'h-4 flex-1', 'h-4 w-32', 'h-5 w-24']} />
            ) : (
              <NoShipments fleet={fleet.data} filter={filter} />
            )}
          </section>
        )}
      </div>
    </div>
  );
}
