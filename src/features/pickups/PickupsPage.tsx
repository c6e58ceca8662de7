import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { useAccountFields } from '#/data/customFields/useAccountFields.ts';
import { nothingYet, usePlanRows } from '#/data/fleet/planRows.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { devicePlan } from '#/device/deviceFields.ts';
import { followTariffs, useTariffs } from '#/device/tariffs.ts';
import { addUp, savedBetween } from '#/domain/charges/sums.ts';
import { daysFrom, type PlanRow, rowsByTerminal, type TerminalRows } from '#/domain/pickups/pickups.ts';
import { type PlanEntries, planFields, plannedDay } from '#/domain/pickups/plan.ts';
import { truckerSheets } from '#/domain/pickups/sheets.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { AccountFieldNotices } from '#/parts/fields/AccountFieldNotices.tsx';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { pageLabels } from '#/parts/pages/pageLabels.ts';
import { Time } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { useOffline } from '#/ui/hooks/useOffline.ts';
import { PickupsPicture } from '#/ui/icons/pictures.tsx';
import { printedPart } from '#/ui/Printed.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { DayStrip } from './DayStrip.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import { SheetsDialog } from './SheetsDialog.tsx';
import { sheets as sheetsLabel } from './sheetWords.ts';
import { SuggestDialog } from './SuggestDialog.tsx';
import { TerminalSection } from './TerminalSection.tsx';
import { usePlanning } from './usePlanning.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/pickups');
/** On paper, a sheet for each trucker takes the place of the page. */
const PrintedSheets = printedPart(() => import('./PaperSheets.tsx'), 'PaperSheets');
const noShipments: readonly Shipment[] = [];

/** What to pick up on which day, and which empties to return: by terminal, with what waiting costs, for the whole team. */
export function PickupsPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const fleet = useQuery(fleetQuery(api));
  const book = useTariffs();
  useEffect(followTariffs, []);
  // A day begins in every zone at a quarter of an hour.
  const now = instant(useNow(15 * minute));
  const shipments = fleet.data?.shipments ?? noShipments;
  const found = usePlanRows(shipments, book, now);
  const { rows, rejected } = found;
  const today = localDay(now, viewerZone());
  const days = daysFrom(today);
  const plan = useAccountFields(api, planFields, devicePlan);
  const until = addDays(today, days.length);
  // Said by the bar of the page then.
  const isOffline = useOffline();
  const [isSuggesting, setSuggesting] = useState(false);
  const isAnyOn = book.tariffs.some(({ isOn }) => isOn);
  const { selected, setSelected, done, planDay, follow, setDetails, undo, page, onKey, onDrag, onDrop } =
    usePlanning(rows, days, plan);
  const format = useFormatOptions();
  const sheets = useMemo(() => truckerSheets(rows, plan.entries, format), [rows, plan.entries, format]);
  const [handing, setHanding] = useState<string | null>();
  const handed = handing === undefined ? undefined : sheets.find(({ trucker }) => trucker === handing);
  const chosen = rows.filter(({ container }) => selected.has(container.id));
  const section = { entries: plan.entries, selected, costsShown: isAnyOn, onSelect: setSelected, onDrag };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the rows in it.
    <div ref={page} className="flex min-h-0 flex-1 flex-col overflow-y-auto" onKeyDown={onKey}>
      <title>{`${pageLabels.pickups} · Landfall`}</title>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-title font-semibold max-md:sr-only">{pageLabels.pickups}</h1>
        <CountProgress
          fleet={fleet.data}
          failed={fleet.isError}
          count={rows.length}
          one="container"
          many="containers"
          words={words.order}
          rejected={rejected}
        />
        <UndoLine className="ml-auto" done={done} onUndo={undo} />
        {rows.length > 0 && plan.storage !== 'loading' && (
          <Button onClick={() => setSuggesting(true)}>{words.suggest}</Button>
        )}
        {sheets.length > 0 && (
          <Button onClick={() => setHanding(sheets[0]?.trucker ?? null)}>{sheetsLabel}</Button>
        )}
      </div>
      <ListNotices
        fleet={fleet.data}
        failure={fleet.error && describeError(fleet.error)}
        onRetry={() => void fleet.refetch()}
      />
      <PageError words={isOffline ? null : plan.failure} onRetry={plan.retry} />
      <AccountFieldNotices
        state={plan}
        left={plan.left.length}
        onMove={plan.sharing.move}
        onDiscard={plan.sharing.discard}
        words={words.storage}
      />
      {rows.length > 0 && (
        <>
          <div className="sticky top-0 z-10 space-y-2 border-b border-line bg-surface px-4 py-2">
            <DayStrip
              days={days}
              counts={countByDay(rows, plan.entries)}
              isIdle={chosen.length === 0}
              onChoose={(day) => planDay(chosen, day)}
              onDrop={onDrop}
            />
            {chosen.length > 0 ? (
              <PlanDetails
                key={chosen.map(({ container }) => container.id).join()}
                rows={chosen}
                entries={plan.entries}
                onSet={(values) => setDetails(chosen, values)}
                onClear={() => setSelected(new Set())}
              />
            ) : (
              <p className="text-xs text-ink-soft max-md:hidden">{words.howTo}</p>
            )}
            <Avoided rows={rows} entries={plan.entries} until={until} />
          </div>
          {!isAnyOn && (
            <p className="px-4 pt-3 text-sm text-ink-soft">
              {words.noTariffs}{' '}
              <Link to="/settings/tariffs" className="underline underline-offset-2">
                {words.addTariff}
              </Link>
            </p>
          )}
          <div className="space-y-4 p-4">
            <Terminals groups={rowsByTerminal(rows.filter(({ kind }) => kind === 'pickup'))} {...section} />
            <Terminals
              title={words.returnsTitle}
              groups={rowsByTerminal(rows.filter(({ kind }) => kind === 'return'))}
              {...section}
            />
          </div>
        </>
      )}
      {handed && (
        <SheetsDialog
          sheets={sheets}
          chosen={handed}
          onChoose={({ trucker }) => setHanding(trucker)}
          onClose={() => setHanding(undefined)}
        />
      )}
      {sheets.length > 0 && (
        <PrintedSheets sheets={handed ? [handed] : sheets} readAt={fleet.data?.readAt ?? null} />
      )}
      {isSuggesting && (
        <SuggestDialog
          rows={rows}
          entries={plan.entries}
          days={days}
          until={until}
          onPlan={follow}
          onClose={() => setSuggesting(false)}
        />
      )}
      {rows.length === 0 && (fleet.isPending || found === nothingYet) && (
        <TableSkeleton cells={['h-4 w-40', 'h-4 flex-1', 'h-4 w-32']} />
      )}
      {rows.length === 0 && found !== nothingYet && fleet.data?.complete && (
        <EmptyState heading="h2" title={words.empty.title} picture={<PickupsPicture />}>
          <p>{words.empty.text}</p>
          <Link to="/shipments" search={{ by: 'container' }} className={buttonClasses()}>
            {words.emptyLink}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}

function countByDay(rows: readonly PlanRow[], entries: PlanEntries): ReadonlyMap<CalendarDay | null, number> {
  const counts = new Map<CalendarDay | null, number>();
  for (const { container, kind } of rows) {
    const day = plannedDay(entries.get(container.id), kind);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** What the plan saves, against leaving all of it until after the days ahead. */
function Avoided({
  rows,
  entries,
  until,
}: {
  rows: readonly PlanRow[];
  entries: PlanEntries;
  until: CalendarDay;
}) {
  const sums = addUp(
    rows.flatMap(({ container, kind, charges, today }) => {
      const day = plannedDay(entries.get(container.id), kind);
      return day !== null && day >= today && day < until ? savedBetween(charges, day, until) : [];
    }),
  );
  if (sums.length === 0) return null;
  return (
    <p role="status" className="text-sm">
      {words.avoided(sums)} <Time moment={{ kind: 'day', day: until }} />
    </p>
  );
}

function Terminals({
  title,
  groups,
  ...section
}: { title?: string; groups: readonly TerminalRows[] } & Omit<
  Parameters<typeof TerminalSection>[0],
  'group'
>) {
  if (groups.length === 0) return null;
  return (
    <>
      {title !== undefined && <h2 className="pt-3 text-lg font-semibold">{title}</h2>}
      {groups.map((group) => (
        <TerminalSection key={group.key} group={group} {...section} />
      ))}
    </>
  );
}
