import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { useAccountFields } from '#/data/customFields/useAccountFields.ts';
import { nothingYet, usePlanRows } from '#/data/fleet/planRows.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { devicePlan } from '#/device/deviceFields.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { daysFrom, type PlanRow, rowsByTerminal } from '#/domain/pickups/pickups.ts';
import { truckerSheets } from '#/domain/pickups/sheets.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { AccountFieldNotices } from '#/parts/fields/AccountFieldNotices.tsx';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { PageHead } from '#/parts/pages/PageHead.tsx';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import { addDays } from '#/time/calendarDay.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { useOffline } from '#/ui/hooks/useOffline.ts';
import { PickupsPicture } from '#/ui/icons/pictures.tsx';
import { Printed } from '#/ui/Printed.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { containerCount } from '#/wording/counts.ts';
import { namedPlanFields } from '#/wording/pickupPlan.ts';
import { PaperSheets } from './PaperSheets.tsx';
import { PlanBar } from './PlanBar.tsx';
import { SuggestDialog, usePlanning } from './planning.tsx';
import { SheetsDialog } from './SheetsDialog.tsx';
import { TerminalSection } from './TerminalSection.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/pickups');
const noShipments: readonly Shipment[] = [];

/** What to pick up on which day, and which empties to return: by terminal, with what waiting costs, for the whole team. */
export function PickupsPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const fleet = useQuery(fleetQuery(api));
  const book = useTariffs();
  // A day begins in every zone at a quarter of an hour.
  const now = instant(useNow(15 * minute));
  const shipments = fleet.data?.shipments ?? noShipments;
  const readAt = fleet.data?.readAt ?? null;
  const found = usePlanRows(shipments, book, now);
  const { rows, rejected } = found;
  const today = localDay(now, viewerZone());
  const days = daysFrom(today);
  const plan = useAccountFields(api, namedPlanFields, devicePlan);
  const until = addDays(today, days.length);
  // Said by the bar of the page then.
  const isOffline = useOffline();
  const [isSuggesting, setSuggesting] = useState(false);
  const isAnyOn = book.tariffs.some(({ isOn }) => isOn);
  const { selected, setSelected, done, planDay, follow, setDetails, undo, page, onKey, onDrag, onDrop } =
    usePlanning(rows, days, plan);
  const sheets = useMemo(() => truckerSheets(rows, plan.entries), [rows, plan.entries]);
  const [handing, setHanding] = useState<string | null>();
  const handed = handing === undefined ? undefined : sheets.find(({ trucker }) => trucker === handing);
  const chosen = rows.filter(({ container }) => selected.has(container.id));
  const section = { entries: plan.entries, selected, costsShown: isAnyOn, onSelect: setSelected, onDrag };
  const terminals = (wanted: PlanRow['kind']) =>
    rowsByTerminal(rows.filter(({ kind }) => kind === wanted)).map((group) => (
      <TerminalSection key={group.key} group={group} {...section} />
    ));

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the rows in it.
    <div ref={page} className="flex min-h-0 flex-1 flex-col overflow-y-auto" onKeyDown={onKey}>
      <PageHead title={pageLabels.pickups}>
        <CountProgress
          fleet={fleet.data}
          failed={fleet.isError}
          count={rows.length}
          counted={containerCount}
          words={words.order}
          rejected={rejected}
        />
        <UndoLine className="ml-auto" done={done} onUndo={undo} />
        {rows.length > 0 && plan.storage !== 'loading' && (
          <Button onClick={() => setSuggesting(true)}>{words.suggest}</Button>
        )}
        {sheets.length > 0 && (
          <Button onClick={() => setHanding(sheets[0]?.trucker ?? null)}>{words.sheets}</Button>
        )}
      </PageHead>
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
          <PlanBar
            rows={rows}
            chosen={chosen}
            entries={plan.entries}
            days={days}
            until={until}
            onChoose={(day) => planDay(chosen, day)}
            onDrop={onDrop}
            onSet={(values) => setDetails(chosen, values)}
            onClear={() => setSelected(new Set())}
          />
          {!isAnyOn && (
            <p className="px-4 pt-3 text-sm text-ink-soft">
              {words.noTariffs}{' '}
              <Link to="/settings/tariffs" className="underline underline-offset-2">
                {words.addTariff}
              </Link>
            </p>
          )}
          <div className="space-y-4 p-4">
            {terminals('pickup')}
            {rows.some(({ kind }) => kind === 'return') && (
              <h2 className="pt-3 text-lg font-semibold">{words.returnsTitle}</h2>
            )}
            {terminals('return')}
          </div>
        </>
      )}
      {handed ? (
        <SheetsDialog
          rows={rows}
          entries={plan.entries}
          truckers={sheets.map(({ trucker }) => trucker)}
          chosen={handed.trucker}
          readAt={readAt}
          onChoose={setHanding}
          onClose={() => setHanding(undefined)}
        />
      ) : (
        sheets.length > 0 && <Printed>{() => <PaperSheets sheets={sheets} readAt={readAt} />}</Printed>
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
