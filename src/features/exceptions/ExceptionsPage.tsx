import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { useCases } from '#/data/customFields/useCases.ts';
import { useExceptions } from '#/data/exceptions/useExceptions.ts';
import { useAcknowledgements } from '#/device/acknowledgements.ts';
import { rememberList } from '#/device/openedList.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { useIsLive } from '#/device/useLive.ts';
import { mine } from '#/domain/cases/cases.ts';
import { countConcerned, totalConcerned } from '#/domain/exceptions/concerned.ts';
import { estimatedCosts } from '#/domain/exceptions/estimatedCosts.ts';
import { exceptionRows, rowGroupings } from '#/domain/exceptions/exceptionRows.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { IgnoredSettings } from '#/parts/lists/IgnoredSettings.tsx';
import { messages } from '#/parts/messages/messagesDialogWords.ts';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { StartPageButton } from '#/parts/pages/StartPageButton.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import type { GridSelection } from '#/ui/grid/useGridSelection.ts';
import { useStableOrder } from '#/ui/grid/useStableOrder.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { printedPart } from '#/ui/Printed.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { describeConcerned } from '#/wording/concerned.ts';
import { SelectionActions } from './actions/SelectionActions.tsx';
import { useExceptionActions } from './actions/useExceptionActions.ts';
import { ExceptionFilters, ExceptionSettingsButton } from './controls.tsx';
import { ExceptionDialogs } from './ExceptionDialogs.tsx';
import {
  chosenGrouping,
  exceptionsView,
  describeFilter,
  isFiltered,
  withoutUnknown,
  showsAcknowledged,
  ungrouped,
  unknownValues,
  withAcknowledged,
  withGrouping,
} from './exceptionsSearch.ts';
import { ExceptionList } from './list/ExceptionList.tsx';
import { MoneyLine } from './MoneyLine.tsx';
import { NoExceptions } from './NoExceptions.tsx';
import { CaseNotices, RequestsNotice } from './notices.tsx';
import { print, selectedOnly } from './paper/words.ts';
import {
  acknowledgedToggle,
  groupBy,
  groupingLabels,
  listOrder,
  notGrouped,
  pageTitle,
  unreadAcknowledgements,
} from './words.ts';

const route = getRouteApi('/_app/exceptions');
/** On paper, a sheet by terminal takes the place of the page. */
const PrintedExceptions = printedPart(() => import('./paper/ExceptionSheet.tsx'), 'ExceptionSheet');
const noShipments: readonly Shipment[] = [];

/** What needs action, a row for each container with all its reasons, the worst first. */
export function ExceptionsPage() {
  const { fleetQuery, openRequestsQuery } = route.useRouteContext();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const fleet = useQuery(fleetQuery);
  const requests = useQuery(openRequestsQuery);
  // An estimate becomes overdue at any minute.
  const now = instant(useNow(minute));
  const today = localDay(now, viewerZone());
  const settings = usePreferences((preferences) => preferences.exceptions);
  const format = useFormatOptions();
  const { acknowledged, unread } = useAcknowledgements();
  const api = route.useRouteContext({ select: (context) => context.api });
  const [selected, setSelected] = useState<GridSelection>(new Set());

  const { items, rejected } = useExceptions(fleet.data, requests.data, now, settings);
  const shipments = fleet.data?.shipments ?? noShipments;
  const all = useMemo(() => exceptionRows(items), [items]);
  const cases = useCases(api, all, today);
  const { reader, notes } = cases;
  const { entries } = cases.fields;
  const {
    rows: sorted,
    counts,
    acknowledgedCount,
  } = useMemo(
    () => exceptionsView(items, shipments, search, { acknowledged, entries, reader }, today, format),
    [items, shipments, search, acknowledged, entries, reader, today, format],
  );
  const { shown: rows, holding } = useStableOrder(sorted, search, useIsLive());
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  const actions = useExceptionActions(rows, today, cases);
  const concerned = useMemo(() => countConcerned(rows.flatMap((row) => row.items)), [rows]);
  const book = useTariffs();
  const estimates = useMemo(() => estimatedCosts(rows, shipments, book, now), [rows, shipments, book, now]);
  const showing = showsAcknowledged(search);
  const grouping = chosenGrouping(search);

  /** Those that a key on a row means: the selected ones where it is one of them. */
  const meant = (id: string) => (selected.has(id) ? chosen : rows.filter((row) => row.id === id));
  const onLetter = (letter: string, id: string) => {
    if (letter === 'a') actions.toggle(meant(id));
    else if (letter === 's') actions.ask('snooze', meant(id));
    else if (letter === 'n') actions.ask('note', meant(id));
    else if (letter === 'o') actions.ask('owner', meant(id));
    else if (letter === 'm') actions.write(meant(id), null);
    else return false;
    return true;
  };
  useEffect(
    () =>
      rememberList(() => ({
        name: 'exceptions',
        entries: rows.flatMap(({ subject: { shipmentId, container } }) =>
          shipmentId === null ? [] : [{ shipmentId, container }],
        ),
      })),
    [rows],
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>{`${pageTitle} · Landfall`}</title>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2 max-md:gap-x-2 max-md:gap-y-1">
        <h1 className="text-title font-semibold max-md:sr-only">{pageTitle}</h1>
        <div className="flex max-md:basis-full">
          <CountProgress
            fleet={fleet.data}
            failed={fleet.isError}
            count={totalConcerned(concerned)}
            counted={() => describeConcerned(concerned)}
            words={listOrder}
            rejected={rejected + (requests.data?.skipped ?? 0)}
          />
        </div>
        <MoneyLine rows={rows} estimates={estimates} />
        <UndoLine className="max-md:basis-full md:ml-auto" done={actions.done} onUndo={actions.undoLast} />
        <Select
          label={groupBy}
          value={grouping ?? ungrouped}
          options={[
            ...rowGroupings.map((by) => ({ value: by, label: groupingLabels[by].option })),
            { value: ungrouped, label: notGrouped },
          ]}
          onChange={(by) => void navigate({ search: withGrouping(search, by) })}
        />
        {(acknowledgedCount > 0 || showing) && (
          <Link to="/exceptions" search={withAcknowledged(search, !showing)} className={buttonClasses()}>
            {acknowledgedToggle(showing, acknowledgedCount)}
          </Link>
        )}
        {rows.length > 0 && (
          <Button aria-haspopup="dialog" onClick={() => actions.write(rows, null)}>
            {messages}
          </Button>
        )}
        {rows.length > 0 && (
          <Button className="max-md:hidden" onClick={() => window.print()}>
            {print}
          </Button>
        )}
        <StartPageButton page="exceptions" />
        <ExceptionSettingsButton />
      </div>
      {unread > 0 && (
        <p role="status" className="px-4 pb-2 text-sm text-ink-soft">
          {unreadAcknowledgements(unread)}
        </p>
      )}
      <IgnoredSettings className="mx-4 mb-2" words={unknownValues(search)}>
        {({ look, content }) => (
          <Link to="/exceptions" search={withoutUnknown(search)} replace {...look}>
            {content}
          </Link>
        )}
      </IgnoredSettings>
      <ListNotices
        fleet={fleet.data}
        failure={fleet.error && describeError(fleet.error)}
        onRetry={() => void fleet.refetch()}
      />
      <RequestsNotice
        error={requests.error}
        isMissing={requests.data === undefined}
        complete={(requests.data?.cut ?? []).length === 0}
        onRetry={() => void requests.refetch()}
      />
      <CaseNotices cases={cases} onMove={actions.moveLeft} asksName={search.owner?.includes(mine) === true} />
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 lg:flex-row">
        <ExceptionFilters
          counts={counts}
          known={{ shipments: fleet.data !== undefined, requests: requests.data !== undefined }}
          isPartial={fleet.data?.complete === false}
        />
        <section
          aria-label={pageTitle}
          aria-busy={fleet.isPending}
          className="card flex min-h-96 min-w-0 flex-1 flex-col overflow-hidden"
          {...holding}
        >
          {rows.length > 0 ? (
            <ExceptionList
              estimates={estimates}
              rows={rows}
              grouping={grouping}
              selected={selected}
              bar={
                chosen.length > 0 ? (
                  <SelectionActions rows={chosen} actions={actions} onClear={() => setSelected(new Set())} />
                ) : null
              }
              notes={notes}
              entries={entries}
              isAcknowledged={actions.isRowAcknowledged}
              onSelect={setSelected}
              onAct={actions.toggleOne}
              onOwner={actions.askOwner}
              onLetter={onLetter}
              onMessage={actions.write}
            />
          ) : fleet.isPending || requests.isPending ? (
            <TableSkeleton cells={['h-5 w-20', 'h-4 flex-1', 'h-4 w-32', 'h-4 w-28']} />
          ) : (
            !fleet.isError && (
              <NoExceptions
                complete={fleet.data?.complete ?? false}
                filtered={isFiltered(search)}
                acknowledged={acknowledgedCount}
              />
            )
          )}
        </section>
      </div>
      <PrintedExceptions
        rows={chosen.length > 0 ? chosen : rows}
        notes={notes}
        entries={entries}
        filters={[...describeFilter(search), ...(chosen.length > 0 ? [selectedOnly] : [])]}
        readAt={fleet.data?.readAt ?? null}
      />
      <ExceptionDialogs actions={actions} cases={cases} shipments={shipments} today={today} />
    </div>
  );
}
