import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { facetCounts } from '#/domain/list/facetCounts.ts';
import { joinFields } from '#/domain/list/fields.ts';
import { sift } from '#/domain/records/sift.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { CachedNotice } from '#/parts/CachedNotice.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { instant } from '#/time/instant.ts';
import { GridSkeleton } from '#/ui/GridSkeleton.tsx';
import { useLater } from '#/ui/useLater.ts';
import { useNow } from '#/ui/useNow.ts';
import { ChangedFacet } from '#/features/shipments/filters/ChangedFacet.tsx';
import { ColumnsButton } from '#/features/shipments/columns/ColumnsButton.tsx';
import { IgnoredSettingsNotice } from '#/features/shipments/filters/IgnoredSettingsNotice.tsx';
import { ExportMenu } from '#/features/shipments/export/ExportMenu.tsx';
import { FacetPanel } from '#/features/shipments/filters/FacetPanel.tsx';
import { FieldFacets } from '#/features/shipments/filters/FieldFacets.tsx';
import { FieldsNotice } from '#/features/shipments/filters/FieldsNotice.tsx';
import { FleetProgress } from './FleetProgress.tsx';
import { columnTracks } from '#/features/shipments/columns/listColumns.ts';
import { ListChips } from '#/features/shipments/filters/ListChips.tsx';
import { ListHeader } from './ListHeader.tsx';
import { MapLink } from './MapLink.tsx';
import { NoShipments } from './NoShipments.tsx';
import { ShipmentList } from '#/features/shipments/grid/ShipmentList.tsx';
import { SortSelect } from '#/features/shipments/views/SortSelect.tsx';
import { useChangedOnly } from '#/queries/changedOnly.ts';
import { useCustomFields } from '#/features/shipments/filters/useCustomFields.ts';
import { useFleetRows } from './useFleetRows.ts';
import { useFleetView } from './useFleetView.ts';
import { useKnownColumns } from '#/features/shipments/columns/useKnownColumns.ts';
import { ViewsMenu } from '#/features/shipments/views/ViewsMenu.tsx';
import { ViewControls } from '#/features/shipments/views/ViewControls.tsx';

const route = getRouteApi('/_app/shipments/');
/** An arrival is overdue from the minute after its time on, here as on its own page. */
const listStep = 60_000;
const noShipments: readonly Shipment[] = [];

export function ShipmentsPage() {
  const { fleetQuery } = route.useRouteContext();
  const fleet = useQuery(fleetQuery);
  const { view, dropped } = useFleetView();
  const { by, filter } = view;
  const now = instant(useNow(listStep));

  const fields = useCustomFields(view);
  const { known } = useKnownColumns(fields.needed);
  const read = fleet.data?.shipments ?? noShipments;
  const filledIn = fields.read?.fields;
  const joined = useMemo(() => joinFields(read, filledIn ?? []), [read, filledIn]);
  const { shipments, comparing, ...comparison } = useChangedOnly(joined, filter, fleet.data);
  const { rows, groups, faulty } = useFleetRows(shipments, view, now);
  // The rows come first: nobody waits for a count.
  const isKnown = fleet.data !== undefined;
  const counted = useLater(
    useMemo(() => ({ shipments, by, filter, now, isKnown }), [shipments, by, filter, now, isKnown]),
  );
  const counts = useMemo(
    () => sift(counted.shipments, (some) => facetCounts(some, counted.by, counted.filter, counted.now)).made,
    [counted],
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>Shipments · Landfall</title>
      <ListHeader
        count={
          <FleetProgress
            fleet={fleet.data}
            failed={fleet.isError}
            shown={rows.length}
            faulty={faulty}
            known={known}
            view={view}
          />
        }
        views={
          <>
            <MapLink />
            <ViewsMenu />
          </>
        }
      >
        <ViewControls view={view} />
        <SortSelect view={view} known={known} />
        <ColumnsButton view={view} />
        <ExportMenu
          rows={rows}
          view={view}
          counts={counts}
          fields={fields.read}
          known={known}
          fleet={fleet.data}
          now={now}
        />
      </ListHeader>
      <IgnoredSettingsNotice view={view} dropped={dropped} />
      <CachedNotice fleet={fleet.data} failed={fleet.isError} />
      {fleet.isError && (
        <div className="px-4 pb-3">
          <ErrorPanel words={errorWords(fleet.error)} onRetry={() => void fleet.refetch()} />
        </div>
      )}
      {comparison.error && (
        <div className="px-4 pb-3">
          <ErrorPanel words={errorWords(comparison.error)} onRetry={comparison.retry} />
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 md:flex-row">
        <FacetPanel
          counts={counts}
          filter={filter}
          counted={counted.isKnown}
          first={<ChangedFacet rows={rows} active={filter.changed !== undefined} counted={counted.isKnown} />}
        >
          <FieldFacets fields={fields} {...counted} />
        </FacetPanel>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <FieldsNotice fields={fields} filtered={filter.fields !== undefined} />
          <ListChips counts={counts} filter={filter} fields={fields.read} known={known} />
          {(rows.length > 0 || !(fleet.isError || comparison.error)) && (
            <section
              aria-label="Shipments"
              aria-busy={fleet.isPending || comparing}
              className="card flex min-h-96 flex-1 flex-col overflow-hidden"
            >
              {rows.length > 0 ? (
                <ShipmentList rows={rows} groups={groups} view={view} known={known} now={now} />
              ) : fleet.isPending || comparing ? (
                <GridSkeleton columns={columnTracks(view.columns, known)} />
              ) : (
                <NoShipments fleet={fleet.data} filter={filter} />
              )}
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
