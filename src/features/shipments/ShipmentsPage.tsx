import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { joinFields } from '#/domain/list/fields.ts';
import { isFiltered } from '#/domain/list/filter.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ColumnsButton } from '#/features/shipments/columns/ColumnsButton.tsx';
import { columnTracks } from '#/features/shipments/columns/listColumns.ts';
import { useKnownColumns } from '#/features/shipments/columns/useKnownColumns.ts';
import { ExportMenu } from '#/features/shipments/export/ExportMenu.tsx';
import { TextFilter } from '#/features/shipments/filters/TextFilter.tsx';
import { useCustomFields } from '#/features/shipments/filters/useCustomFields.ts';
import { useFacetCounts } from '#/features/shipments/filters/useFacetCounts.ts';
import { ShipmentList } from '#/features/shipments/grid/ShipmentList.tsx';
import { SortSelect } from '#/features/shipments/views/SortSelect.tsx';
import { ViewControls } from '#/features/shipments/views/ViewControls.tsx';
import { ViewsMenu } from '#/features/shipments/views/ViewsMenu.tsx';
import { CachedNotice } from '#/parts/CachedNotice.tsx';
import { PageError } from '#/parts/PageError.tsx';
import { useChangedOnly } from '#/queries/changedOnly.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { namedByBoth, useExceptionsOnly } from '#/queries/exceptionsOnly.ts';
import { useNumberSet } from '#/queries/numberSet.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { buttonClasses } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { FilterPanel } from '#/ui/FilterPanel.tsx';
import { GridSkeleton } from '#/ui/GridSkeleton.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { useLater } from '#/ui/useLater.ts';
import { useNow } from '#/ui/useNow.ts';
import { FleetProgress } from './FleetProgress.tsx';
import { ListHeader } from './ListHeader.tsx';
import { useFleetRows } from './useFleetRows.ts';
import { useFleetView } from './useFleetView.ts';
import { useGroupOptions } from './useGroupOptions.ts';
import { shipmentsTitle, showOnMap } from './words.ts';

const IgnoredSettingsNotice = lazyPart(
  async () => (await import('./filters/IgnoredSettingsNotice.tsx')).IgnoredSettingsNotice,
);
const NoShipments = lazyPart(async () => (await import('./NoShipments.tsx')).NoShipments);
const ExceptionFacet = lazyPart(async () => (await import('./filters/ExceptionFacet.tsx')).ExceptionFacet);
// What the rows are narrowed with comes after them.
const FacetLists = lazyPart(async () => (await import('./filters/FacetLists.tsx')).FacetLists);
const FieldsNotice = lazyPart(async () => (await import('./filters/FieldsNotice.tsx')).FieldsNotice);
const ListChips = lazyPart(async () => (await import('./filters/ListChips.tsx')).ListChips);
const QuickFilters = lazyPart(async () => (await import('./filters/QuickFilters.tsx')).QuickFilters);
const SetPanel = lazyPart(async () => (await import('./set/SetPanel.tsx')).SetPanel);

const route = getRouteApi('/_app/shipments');
/** An arrival is overdue from the minute after its time, here as on its own page. */
const listStep = minute;
const noShipments: readonly Shipment[] = [];

export function ShipmentsPage() {
  const { api, fleetQuery } = route.useRouteContext();
  const fleet = useQuery(fleetQuery);
  const search = route.useSearch();
  const { view, ignored } = useFleetView();
  const { by, filter } = view;
  // A new minute changes every row: of ten thousand it waits for whatever the reader does meanwhile.
  const now = instant(useDeferredValue(useNow(listStep)));
  const [exporting, setExporting] = useState(false);

  const fields = useCustomFields(view);
  const read = fleet.data?.shipments ?? noShipments;
  const filledIn = fields.read?.fields;
  const joined = useMemo(() => joinFields(read, filledIn ?? []), [read, filledIn]);
  const options = useGroupOptions(view.group);
  const { shipments, comparing, ...comparison } = useChangedOnly(joined, filter, fleet.data);
  const { answer, named, finding, ...finder } = useNumberSet(filter, fleet.data, fleet.isError);
  const isKnown = fleet.data !== undefined;
  const isDrawn = useLater(isKnown);
  // What rows can be grouped by is asked for once they are there.
  const { known } = useKnownColumns(fields.needed || isDrawn);
  const exceptions = useExceptionsOnly(api, filter, fleet.data, now, isDrawn);
  const withoutExceptions = useMemo(() => ({ ...filter, named }), [filter, named]);
  const { concerned } = exceptions;
  const ready = useMemo(
    () => (concerned ? { ...filter, named: namedByBoth(named, concerned) } : withoutExceptions),
    [filter, named, concerned, withoutExceptions],
  );
  const { rows, groups, faulty, holding } = useFleetRows(shipments, view, ready, now, options);
  // The facet counts what it would leave of these.
  const others = useFleetRows(concerned ? shipments : noShipments, view, withoutExceptions, now, options);
  const { counts, counted } = useFacetCounts({ shipments, by, filter: ready, now, isKnown });

  const isBusy = fleet.isPending || comparing || finding || exceptions.finding;
  const hasFailed = [fleet, comparison, finder, exceptions].some(({ error }) => error !== null);
  const hasList = rows.length > 0 || (isBusy && !hasFailed);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>{`${shipmentsTitle} · Landfall`}</title>
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
            {/* A phone has the map in its bar, and room for the rows. */}
            <Link to="/map" search={search} className={classes(buttonClasses(), 'max-md:hidden')}>
              {showOnMap}
            </Link>
            <ViewsMenu />
          </>
        }
      >
        <ViewControls view={view} known={known} />
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
          open={exporting}
          onOpen={setExporting}
        />
      </ListHeader>
      {/* What comes above rows has its line before, and keeps it after: no row moves under a press. */}
      <div className={classes('shrink-0', hasList && 'min-h-8 max-md:min-h-13')}>
        <Suspense>{counts && counted.isKnown && <QuickFilters counts={counts} filter={filter} />}</Suspense>
      </div>
      {ignored.length > 0 && (
        <Suspense>
          <IgnoredSettingsNotice view={view} ignored={ignored} />
        </Suspense>
      )}
      <CachedNotice fleet={fleet.data} failed={fleet.isError} />
      <PageError words={fleet.error && errorWords(fleet.error)} onRetry={() => void fleet.refetch()} />
      <PageError words={comparison.error && errorWords(comparison.error)} onRetry={comparison.retry} />
      <PageError words={finder.error && errorWords(finder.error)} onRetry={finder.retry} />
      <PageError words={exceptions.error && errorWords(exceptions.error)} onRetry={exceptions.retry} />
      {answer && (
        <Suspense>
          <SetPanel key={answer.id} answer={answer} fleet={fleet.data} />
        </Suspense>
      )}
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 lg:flex-row">
        <FilterPanel field={<TextFilter />}>
          {counts && (
            <Suspense>
              <FacetLists
                counts={counts}
                counted={counted}
                filter={filter}
                rows={rows}
                exceptions={
                  exceptions.items && (
                    <Suspense>
                      <ExceptionFacet
                        items={exceptions.items}
                        rows={concerned ? others.rows : rows}
                        chosen={filter.exception}
                      />
                    </Suspense>
                  )
                }
                fields={fields}
              />
            </Suspense>
          )}
        </FilterPanel>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {fields.needed && (
            <div className="min-h-7 shrink-0">
              <Suspense>
                <FieldsNotice fields={fields} filtered={filter.fields !== undefined} />
              </Suspense>
            </div>
          )}
          {(filter.active ?? isFiltered(filter)) && (
            <div className="min-h-9 shrink-0">
              <Suspense>
                {counts && <ListChips counts={counts} filter={filter} fields={fields.read} known={known} />}
              </Suspense>
            </div>
          )}
          {(rows.length > 0 || !hasFailed) && (
            <section
              aria-label={shipmentsTitle}
              aria-busy={isBusy}
              className="card flex min-h-96 flex-1 flex-col overflow-hidden"
              {...holding}
            >
              {rows.length > 0 ? (
                <ShipmentList
                  rows={rows}
                  groups={groups}
                  view={view}
                  known={known}
                  fleet={shipments}
                  now={now}
                  onExport={() => setExporting(true)}
                />
              ) : isBusy ? (
                <GridSkeleton columns={columnTracks(view.columns, known)} />
              ) : (
                <Suspense>
                  <NoShipments fleet={fleet.data} filter={filter} />
                </Suspense>
              )}
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
