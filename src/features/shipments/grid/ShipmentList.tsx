import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '#/device/live.ts';
import { rememberList } from '#/device/openedList.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import { isFieldKey, slugIn } from '#/domain/list/fieldKey.ts';
import type { FleetGroup } from '#/domain/list/groups.ts';
import { groupWords } from '#/domain/list/groupWords.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { printOrder } from '#/domain/list/search.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { rowKindNames } from '#/domain/list/words.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { actOf, useRowActs } from '#/features/shipments/actions/useRowActs.ts';
import { useBulkRun } from '#/features/shipments/bulk/bulkRun.ts';
import { sizeColumn, withColumns } from '#/features/shipments/columns/columnChoice.ts';
import { listColumns } from '#/features/shipments/columns/listColumns.ts';
import { rowEntry, rowNumber } from '#/features/shipments/columns/numberCell.tsx';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import { useChangedWords } from '#/queries/changes.ts';
import type { Instant } from '#/time/instant.ts';
import { Grid } from '#/ui/Grid.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { rowHeights } from '#/ui/rowPlaces.ts';
import { isWide } from '#/ui/useScreen.ts';
import { toggleFolded, useFoldedGroups } from './foldedGroups.ts';
import { listCard } from './listCard.tsx';
import { groupedLines } from './listLines.ts';
import { select, toggleSelected, useSelection } from './selection.ts';
import { useLastRow } from './useLastRow.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments');
const noRows: readonly FleetRow[] = [];

// Rows are read before anything is done with them.
const SelectionBar = lazyPart(
  async () => (await import('#/features/shipments/actions/SelectionBar.tsx')).SelectionBar,
);
const RowsMessage = lazyPart(
  async () => (await import('#/features/shipments/actions/RowsMessage.tsx')).RowsMessage,
);
const BulkDialog = lazyPart(
  async () => (await import('#/features/shipments/bulk/BulkDialog.tsx')).BulkDialog,
);
const BulkLine = lazyPart(async () => (await import('#/features/shipments/bulk/BulkLine.tsx')).BulkLine);
const CellDialog = lazyPart(
  async () => (await import('#/features/shipments/fields/CellDialog.tsx')).CellDialog,
);
const PeekPanel = lazyPart(async () => (await import('#/features/shipments/peek/PeekPanel.tsx')).PeekPanel);

/** The rows with columns, widths, order and groups as in the address. */
export function ShipmentList({
  rows,
  groups,
  view,
  known,
  fleet,
  now,
  onExport,
}: {
  rows: readonly FleetRow[];
  /** The same rows by what they have in common; null where they are not grouped. */
  groups: readonly FleetGroup[] | null;
  view: FleetView;
  known: KnownColumns;
  /** All that the rows may be of, whatever the filter left of them. */
  fleet: readonly Shipment[];
  now: Instant;
  onExport: () => void;
}) {
  const navigate = route.useNavigate();
  const selected = useSelection();
  const folded = useFoldedGroups();
  const changed = useLive((live) => live.changed);
  const { lastRow, onRow } = useLastRow();
  const times = useFormatOptions();
  const changedWords = useChangedWords();
  const limits = usePreferences(({ exceptions }) => exceptions);
  const density = usePreferences((preferences) => preferences.density);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const acts = useRowActs();
  const run = useBulkRun();
  const [isRunShown, showRun] = useState(false);
  /** The id of the row that is shown beside the list. */
  const [peeked, setPeeked] = useState<string | null>(null);
  /** The cell that is being edited. */
  const [cell, editCell] = useState<{ readonly row: FleetRow; readonly slug: string } | null>(null);
  const editedCell = useRef<HTMLElement>(null);
  const context = useMemo(
    () => ({ now, times, fleet, limits, changedWords }),
    [now, times, fleet, limits, changedWords],
  );
  const columns = useMemo(() => listColumns(view.columns, known, context), [view.columns, known, context]);
  const card = useMemo(() => listCard(columns), [columns]);
  const lines = useMemo(
    () =>
      groups && view.group
        ? groupedLines(groups, groupWords(view.group, known), times, {
            folded,
            keyOf: ({ key }) => `${view.group} ${key}`,
            toggle: toggleFolded,
          })
        : rows,
    [rows, groups, view.group, known, times, folded],
  );

  useEffect(
    () => rememberList(() => ({ name: `${view.by}s`, entries: rows.map(rowEntry) })),
    [rows, view.by],
  );

  const resize = (id: string, width: number | null) =>
    void navigate({
      search: (search) => withColumns(search, (chosen) => sizeColumn(chosen, id, width)),
      // "Back" leads to another view, not through every width tried.
      replace: true,
    });

  /** A key on a row that is selected means all that are. */
  const meant = (id: string) => {
    const isMeant = selected.has(id) ? (one: string) => selected.has(one) : (one: string) => one === id;
    return rows.filter((row) => isMeant(row.id));
  };
  const onKey = (key: string, id: string) => {
    const act = ownEntry(actOf, key);
    if (act) acts.act(act, meant(id));
    else if (key === 'e') onExport();
    else if (key === ' ' && isWide()) setPeeked(peeked === null ? id : null);
    else if (key === 'Escape' && peeked !== null) setPeeked(null);
    else return false;
    return true;
  };
  const onEdit = (id: string, column: string) => {
    const row = rows.find((one) => one.id === id);
    if (!row || !isFieldKey(column)) return false;
    editedCell.current = document.activeElement as HTMLElement | null;
    editCell({ row, slug: slugIn(column) });
    return true;
  };
  const [besidePeek, setBesidePeek] = useState<number | null>(null);
  const hasActs = selected.size > 0 || acts.outcome !== null;

  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={`flex min-h-0 min-w-0 ${besidePeek === null ? 'flex-1' : ''}`}
        style={{ width: besidePeek ?? undefined }}
      >
        <Grid
          label={rowKindNames[view.by]}
          lines={lines}
          columns={columns}
          sort={view.order}
          selected={selected}
          changed={changed}
          lastRow={lastRow}
          nameOf={rowNumber}
          card={card}
          swipe={{
            label: ({ id }) => (selected.has(id) ? words.deselect : words.select),
            run: ({ id }) => toggleSelected(id),
          }}
          rowHeight={rowHeights[density]}
          rowHint={words.rowHint}
          singleKeys={singleKeys}
          bar={
            hasActs || run ? (
              <Suspense>
                {run && <BulkLine run={run} onShow={() => showRun(true)} />}
                {hasActs && (
                  <SelectionBar rows={rows} selected={selected} acts={acts} {...{ now, limits, onExport }} />
                )}
              </Suspense>
            ) : null
          }
          onSort={(order) => void navigate({ search: (search) => ({ ...search, sort: printOrder(order) }) })}
          onResize={resize}
          onSelect={select}
          onKey={onKey}
          onEdit={onEdit}
          onRow={(id) => {
            onRow(id);
            if (id !== lastRow) acts.clear();
            if (peeked !== null) setPeeked(id);
          }}
        />
      </div>
      {peeked !== null && (
        <Suspense fallback={<PeekPlace />}>
          <PeekPanel
            row={rows.find(({ id }) => id === peeked)}
            context={context}
            known={known}
            columns={columns}
            onRoom={setBesidePeek}
            onClose={() => setPeeked(null)}
          />
        </Suspense>
      )}
      {(acts.change !== null || (isRunShown && run)) && (
        <Suspense>
          <BulkDialog
            rows={acts.change ?? noRows}
            onClose={() => {
              acts.endChange();
              showRun(false);
            }}
          />
        </Suspense>
      )}
      {cell && (
        <Suspense>
          <CellDialog {...cell} cell={editedCell} onSaved={acts.say} onClose={() => editCell(null)} />
        </Suspense>
      )}
      {acts.message && (
        <Suspense>
          <RowsMessage rows={acts.message} now={now} limits={limits} onClose={acts.endMessage} />
        </Suspense>
      )}
    </div>
  );
}

/** As wide as what comes there. */
const PeekPlace = () => <div aria-hidden className="min-w-96 flex-1 border-l border-line max-xl:hidden" />;
