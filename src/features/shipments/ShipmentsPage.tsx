import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { useChangedOnly } from '#/data/changes/changedOnly.ts';
import { slugOptionsQuery } from '#/data/customFields/queries.ts';
import { namedByAll, useExceptionsOnly } from '#/data/exceptions/exceptionsOnly.ts';
import { useNumberSet } from '#/data/find/useNumberSet.ts';
import { useCostsOnly } from '#/data/fleet/useListCosts.ts';
import { isFieldKey, slugIn, joinFields } from '#/domain/list/fields.ts';
import { isFiltered } from '#/domain/list/filter.ts';
import type { Grouping } from '#/domain/list/view.ts';
import type { CustomOption } from '#/domain/records/customField.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { AddressFilter } from '#/links/AddressFilter.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { FilterPanel } from '#/ui/fields/FilterPanel.tsx';
import { GridSkeleton } from '#/ui/grid/GridSkeleton.tsx';
import { useLater } from '#/ui/hooks/useLater.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { untilUsed } from '#/ui/Printed.tsx';
import { ColumnsButton } from './columns/ColumnsButton.tsx';
import { columnTracks } from './columns/gridColumns.ts';
import { useKnownColumns, useColumnContext } from './columns/useKnownColumns.ts';
import { CostFacet } from './filters/lazyFacets.ts';
import { useCustomFields } from './filters/useCustomFields.ts';
import { useFacetCounts } from './filters/useFacetCounts.ts';
import { ShipmentList } from './grid/ShipmentList.tsx';
import {
  ExceptionFacet,
  FacetLists,
  FieldsNotice,
  IgnoredSettingsNotice,
  ListChips,
  NoShipments,
  QuickFilters,
  SetPanel,
} from './lazyParts.ts';
import { FleetProgress, ListHeader } from './ListHeader.tsx';
import { useFleetRows, useFleetView } from './useFleetView.ts';
import { SortSelect, ViewControls } from './views/ViewControls.tsx';
import { ViewsMenu } from './views/ViewsMenu.tsx';
import { exporting, exportTitle, shipmentsTitle, showOnMap } from './words.ts';

// An export follows a press on its button, and the paper of the list comes with it.
const ExportMenu = lazyPart(() => untilUsed().then(() => import('./export/ExportMenu.tsx')), 'ExportMenu');

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
  const exportButton = useRef<HTMLButtonElement>(null);
  const [exportOpen, setExportOpen] = useState(false);
  const [isExporting, setExporting] = useState(false);

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
  const [isCostOpen, setCostOpen] = useState(false);
  const context = useColumnContext(view, isCostOpen, shipments, read, now);
  const priced = useCostsOnly(filter, shipments, context.costs, now);
  const exceptions = useExceptionsOnly(api, filter, fleet.data, now, isDrawn);
  const { concerned } = exceptions;
  const ready = useMemo(
    () => ({ ...filter, named: namedByAll(named, concerned, priced) }),
    [filter, named, concerned, priced],
  );
  // Each of these two facets counts what the other filters leave.
  const [withoutExceptions, withoutCosts] = useMemo(
    () => [priced, concerned].map((other) => ({ ...filter, named: namedByAll(named, other) })),
    [filter, named, concerned, priced],
  );
  const { rows, groups, rejected, holding } = useFleetRows(shipments, view, ready, options, context);
  const basis = fleet.data ? (fleet.data.complete ? 'all' : 'part') : 'nothing';
  const { counts, counted } = useFacetCounts({ shipments, by, filter: ready, now, basis });

  const isPricing = priced !== null && context.costs === undefined;
  const isBusy = fleet.isPending || comparing || finding || exceptions.finding || isPricing;
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
            rejected={rejected}
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
        <Button
          ref={exportButton}
          aria-haspopup="dialog"
          aria-expanded={exportOpen}
          onClick={() => setExportOpen(!exportOpen)}
        >
          {isExporting && !exportOpen ? exporting : exportTitle}
          <ChevronDownIcon />
        </Button>
        <ExportMenu
          rows={rows}
          view={view}
          counts={counts}
          fields={fields.read}
          known={known}
          fleet={fleet.data}
          context={context}
          button={exportButton}
          open={exportOpen}
          onClose={() => setExportOpen(false)}
          onWorking={setExporting}
        />
      </ListHeader>
      {/* What comes above rows has its line before, and keeps it after: no row moves under a press. */}
      <div className={classes('shrink-0', hasList && 'min-h-8 max-md:min-h-13')}>
        {counts && counted.basis !== 'nothing' && (
          <QuickFilters counts={counts} counted={counted} filter={filter} />
        )}
      </div>
      {ignored.length > 0 && <IgnoredSettingsNotice view={view} ignored={ignored} />}
      <ListNotices
        fleet={fleet.data}
        failure={fleet.error && describeError(fleet.error)}
        onRetry={() => void fleet.refetch()}
      />
      <PageError words={comparison.error && describeError(comparison.error)} onRetry={comparison.retry} />
      <PageError words={finder.error && describeError(finder.error)} onRetry={finder.retry} />
      <PageError words={exceptions.error && describeError(exceptions.error)} onRetry={exceptions.retry} />
      {answer && <SetPanel key={answer.id} answer={answer} fleet={fleet.data} />}
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 lg:flex-row">
        <FilterPanel field={<AddressFilter q={filter.q} findsLines />}>
          {counts && (
            <FacetLists
              counts={counts}
              counted={counted}
              filter={filter}
              exceptions={
                exceptions.items && (
                  <ExceptionFacet
                    items={exceptions.items}
                    hasAcknowledged={exceptions.hasAcknowledged}
                    shipments={shipments}
                    by={by}
                    filter={withoutExceptions ?? filter}
                    now={now}
                  />
                )
              }
              costs={{
                isOpen: isCostOpen || priced !== null,
                setOpen: setCostOpen,
                needed: priced !== null,
                facet: context.costs && (
                  <CostFacet costs={context.costs} counted={counted} filter={withoutCosts ?? filter} />
                ),
              }}
              fields={fields}
            />
          )}
        </FilterPanel>
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {fields.needed && (
            <div className="min-h-7 shrink-0">
              <FieldsNotice fields={fields} filtered={filter.fields !== undefined} />
            </div>
          )}
          {(filter.active ?? isFiltered(filter)) && (
            <div className="min-h-9 shrink-0">
              {counts && <ListChips counts={counts} filter={filter} fields={fields.read} known={known} />}
            </div>
          )}
          {(rows.length > 0 || !hasFailed) && (
            <section
              aria-label={shipmentsTitle}
              aria-busy={isBusy}
              className="card flex min-h-96 flex-1 flex-col overflow-hidden"
              {...holding}
            >
              {rows.length === 0 && isBusy ? (
                <GridSkeleton columns={columnTracks(view.columns, known)} />
              ) : (
                <ShipmentList
                  rows={rows}
                  empty={<NoShipments fleet={fleet.data} filter={filter} />}
                  groups={groups}
                  view={view}
                  known={known}
                  context={context}
                  onExport={() => setExportOpen(true)}
                />
              )}
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

const none: readonly CustomOption[] = [];

/** The options of the custom field that rows are grouped by, in their order; none until they are loaded. */
function useGroupOptions(grouping: Grouping | null): readonly CustomOption[] {
  const api = route.useRouteContext({ select: (context) => context.api });
  const slug = grouping !== null && isFieldKey(grouping) ? slugIn(grouping) : null;
  const { data } = useQuery({ ...slugOptionsQuery(api, slug ?? ''), enabled: slug !== null });
  return data ?? none;
}
