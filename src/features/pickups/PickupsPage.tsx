import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { useAccountFields } from '#/data/customFields/useAccountFields.ts';
import { nothingYet, usePlanRows } from '#/data/fleet/planRows.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { devicePlan } from '#/device/deviceFields.ts';
import { useTariffs } from '#/device/tariffs.ts';
import type { Message } from '#/domain/messages/plainText.ts';
import { daysFrom, type PlanRow, rowsByTerminal } from '#/domain/pickups/pickups.ts';
import { planFields } from '#/domain/pickups/plan.ts';
import { truckerSheets, type TruckerSheet } from '#/domain/pickups/sheets.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { saveTable } from '#/files/saveTable.ts';
import { counted } from '#/language/plural.ts';
import { AccountFieldNotices } from '#/parts/fields/AccountFieldNotices.tsx';
import { CountProgress } from '#/parts/lists/CountProgress.tsx';
import { findLink } from '#/parts/messages/findLink.ts';
import { MessageEditor } from '#/parts/messages/MessageEditor.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ListNotices } from '#/parts/pages/ListNotices.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { PageHead } from '#/parts/pages/PageHead.tsx';
import { pageLabels } from '#/parts/pages/pageLabels.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { addDays } from '#/time/calendarDay.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { Button, buttonClasses } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { useOffline } from '#/ui/hooks/useOffline.ts';
import { PickupsPicture } from '#/ui/icons/pictures.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { printedPart } from '#/ui/Printed.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { PlanBar } from './PlanBar.tsx';
import { SuggestDialog, usePlanning } from './planning.tsx';
import * as sheetWords from './sheetWords.ts';
import { TerminalSection } from './TerminalSection.tsx';
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
          counted={(count) => counted(count, 'container')}
          words={words.order}
          rejected={rejected}
        />
        <UndoLine className="ml-auto" done={done} onUndo={undo} />
        {rows.length > 0 && plan.storage !== 'loading' && (
          <Button onClick={() => setSuggesting(true)}>{words.suggest}</Button>
        )}
        {sheets.length > 0 && (
          <Button onClick={() => setHanding(sheets[0]?.trucker ?? null)}>{sheetWords.sheets}</Button>
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

/** Hands a trucker what is planned: as a message, on paper, or as a workbook. */
function SheetsDialog({
  sheets,
  chosen,
  onChoose,
  onClose,
}: {
  sheets: readonly TruckerSheet[];
  chosen: TruckerSheet;
  onChoose: (sheet: TruckerSheet) => void;
  onClose: () => void;
}) {
  const [edits, setEdits] = useState<ReadonlyMap<string | null, Message>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    const rows = sheetWords.tableRows(chosen, findLink);
    try {
      await saveTable(
        'xlsx',
        { headings: sheetWords.headings, rows, sheet: sheetWords.sheets },
        sheetWords.sheetTitle(chosen.trucker),
      );
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog title={sheetWords.dialogTitle} onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4">
        <Select
          label={sheetWords.trucker}
          value={keyOf(chosen)}
          options={sheets.map((sheet) => ({
            value: keyOf(sheet),
            label: sheet.trucker ?? sheetWords.noTrucker,
          }))}
          onChange={(key) => {
            const next = sheets.find((sheet) => keyOf(sheet) === key);
            if (next) onChoose(next);
          }}
        />
        <p className="text-sm text-ink-soft">{sheetWords.sheetCount(chosen.lines)}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => window.print()}>{sheetWords.print}</Button>
          <Button onClick={() => void save()}>{sheetWords.saveWorkbook}</Button>
        </div>
        {hasFailed && (
          <p role="alert" className="text-sm text-problem">
            {sheetWords.notSaved}
          </p>
        )}
        <MessageEditor
          message={edits.get(chosen.trucker) ?? sheetWords.sheetMessage(chosen, findLink)}
          fees={null}
          onEdit={(message) => setEdits(new Map(edits).set(chosen.trucker, message))}
        />
      </div>
    </Dialog>
  );
}

const keyOf = ({ trucker }: TruckerSheet) => trucker ?? '';
