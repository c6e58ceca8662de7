import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { facetCounts } from '#/domain/facetCounts.ts';
import { joinFields } from '#/domain/fleetFields.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { KeptNotice } from '#/parts/KeptNotice.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { instant } from '#/time/instant.ts';
import { TableSkeleton } from '#/ui/TableSkeleton.tsx';
import { useLater } from '#/ui/useLater.ts';
import { useNow } from '#/ui/useNow.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { DroppedNotice } from './DroppedNotice.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import { FieldFacets } from './FieldFacets.tsx';
import { FieldsNotice } from './FieldsNotice.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FleetProgress } from './FleetProgress.tsx';
import { NoShipments } from './NoShipments.tsx';
import { ShipmentList } from './ShipmentList.tsx';
import { SortSelect } from './SortSelect.tsx';
import { TextFilter } from './TextFilter.tsx';
import { useCustomFields } from './useCustomFields.ts';
import { useFleetRows } from './useFleetRows.ts';
import { useFleetView } from './useFleetView.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import { ViewControls } from './ViewControls.tsx';

const route = getRouteApi('/_app/shipments/');
/** In every zone a day begins on a quarter of an hour; no word of the list is finer than that. */
const listStep = 15 * 60_000;
const noShipments: readonly Shipment[] = [];

export function ShipmentsPage() {
  const { fleetQuery } = route.useRouteContext();
  const fleet = useQuery(fleetQuery);
  const { view, dropped } = useFleetView();
  const { by, filter } = view;
  const now = instant(useNow(listStep));

  const fields = useCustomFields(view);
  const read = fleet.data?.shipments ?? noShipments;
  const filledIn = fields.read?.fields;
  const shipments = useMemo(() => joinFields(read, filledIn ?? []), [read, filledIn]);
  const { rows, groups } = useFleetRows(shipments, view, now);
  // The rows come first: nobody waits for a count.
  const isKnown = fleet.data !== undefined;
  const counted = useLater(
    useMemo(() => ({ shipments, by, filter, now, isKnown }), [shipments, by, filter, now, isKnown]),
  );
  const counts = useMemo(
    () => facetCounts(counted.shipments, counted.by, counted.filter, counted.now),
    [counted],
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>Shipments · Landfall</title>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-lg font-semibold">Shipments</h1>
        <ViewsMenu />
        <ExportMenu
          rows={rows}
          view={view}
          counts={counts}
          fields={fields.read}
          fleet={fleet.data}
          now={now}
        />
        <FleetProgress fleet={fleet.data} failed={fleet.isError} shown={rows.length} view={view} />
        <div className="ml-auto flex w-full flex-wrap gap-2 md:w-auto">
          <ViewControls view={view} />
          <SortSelect view={view} />
          <ColumnsButton view={view} />
          <div className="w-full sm:w-auto sm:flex-1 xl:w-72">
            <TextFilter />
          </div>
        </div>
      </div>
      <DroppedNotice view={view} dropped={dropped} />
      <FilterChips counts={counts} filter={filter} fields={fields.read} />
      <FieldsNotice fields={fields} />
      <KeptNotice fleet={fleet.data} failed={fleet.isError} />
      {fleet.isError && (
        <div className="px-4 pb-3">
          <ErrorPanel words={errorWords(fleet.error)} onRetry={() => void fleet.refetch()} />
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 md:flex-row">
        <FacetPanel counts={counts} filter={filter} counted={counted.isKnown}>
          <FieldFacets fields={fields} {...counted} />
        </FacetPanel>
        {(rows.length > 0 || !fleet.isError) && (
          <section
            aria-label="Shipments"
            aria-busy={fleet.isPending}
            className="card flex min-h-96 min-w-0 flex-1 flex-col overflow-hidden"
          >
            {rows.length > 0 ? (
              <ShipmentList rows={rows} groups={groups} view={view} now={now} />
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
