import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShipmentChanges } from '#/data/changes/queries.ts';
import { rememberList } from '#/device/openedList.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useLive } from '#/device/useLive.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import { isFieldKey, slugIn } from '#/domain/list/fields.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetGroup } from '#/domain/list/rowGroups.ts';
import { rowVerdict } from '#/domain/list/rowVerdict.ts';
import { printOrder } from '#/domain/list/search.ts';
import type { FleetView } from '#/domain/list/view.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import { actOf, useRowActs } from '#/features/shipments/actions/useRowActs.ts';
import { useBulkRun } from '#/features/shipments/bulk/bulkRun.ts';
import { sizeColumn, withColumns } from '#/features/shipments/columns/columnChoice.ts';
import { listColumns } from '#/features/shipments/columns/gridColumns.ts';
import { rowEntry, rowNumber } from '#/features/shipments/columns/numberCell.tsx';
import { verdictLooks } from '#/parts/status/looks.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { Grid } from '#/ui/grid/Grid.tsx';
import { rowHeights } from '#/ui/grid/rowPlaces.ts';
import { useWide } from '#/ui/hooks/useScreen.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { describeGrouping } from '#/wording/listGroups.ts';
import { rowKindNames } from '#/wording/listViews.ts';
import { listCard } from './listCard.tsx';
import { groupedLines } from './listLines.ts';
import { select, toggleFolded, toggleSelected, useFoldedGroups, useSelection } from './rememberedIds.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments');
const noRows: readonly FleetRow[] = [];

// Rows are read before anything is done with them.
const onRows = () => import('#/features/shipments/actions/onRows.ts');
const BulkLine = lazyPart(onRows, 'BulkLine');
const RowsMessage = lazyPart(onRows, 'RowsMessage');
const SelectionBar = lazyPart(onRows, 'SelectionBar');
const BulkDialog = lazyPart(() => import('#/features/shipments/bulk/BulkDialog.tsx'), 'BulkDialog');
const CellDialog = lazyPart(() => import('#/features/shipments/fields/CellDialog.tsx'), 'CellDialog');
const PeekPanel = lazyPart(
  () => import('#/features/shipments/peek/PeekPanel.tsx'),
  'PeekPanel',
  // As wide as what comes there.
  () => <div aria-hidden className="min-w-96 flex-1 border-l border-line max-xl:hidden" />,
);

/**
 * The rows with columns, widths, order and groups as in the address. What is being done with rows stays open where a change
 * leaves none that pass the filter.
 */
export function ShipmentList({
  rows,
  empty,
  groups,
  view,
  known,
  context: given,
  onExport,
}: {
  rows: readonly FleetRow[];
  /** Stands in the place of the rows where there are none. */
  empty: ReactNode;
  /** The same rows by what they have in common; null where they are not grouped. */
  groups: readonly FleetGroup[] | null;
  view: FleetView;
  known: KnownColumns;
  context: ColumnContext;
  onExport: () => void;
}) {
  const navigate = route.useNavigate();
  const selected = useSelection();
  const folded = useFoldedGroups();
  const changed = useLive((live) => live.changed);
  const { lastRow, onRow } = useLastRow();
  const times = useFormatOptions();
  const changesOf = useShipmentChanges();
  const density = usePreferences((preferences) => preferences.density);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const acts = useRowActs();
  const wide = useWide();
  const run = useBulkRun();
  const [isRunShown, showRun] = useState(false);
  /** The id of the row that is shown beside the list. */
  const [peeked, setPeeked] = useState<string | null>(null);
  /** The cell that is being edited. */
  const [cell, editCell] = useState<{ readonly row: FleetRow; readonly slug: string } | null>(null);
  const editedCell = useRef<HTMLElement>(null);
  const context = useMemo(
    () => ({
      ...given,
      times: { ...times, isNarrow: true },
      changesOf,
    }),
    [given, times, changesOf],
  );
  const columns = useMemo(() => listColumns(view.columns, known, context), [view.columns, known, context]);
  const card = useMemo(() => listCard(columns), [columns]);
  const edge = useCallback((row: FleetRow) => rowEdge(row, context), [context]);
  const lines = useMemo(
    () =>
      groups && view.group
        ? groupedLines(groups, describeGrouping(view.group, known), times, {
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
    const act = lookup(actOf, key);
    if (act) acts.act(act, meant(id));
    else if (key === 'e') onExport();
    else if (key === ' ' && wide) setPeeked(peeked === null ? id : null);
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
  const bar =
    hasActs || run ? (
      <>
        {run && <BulkLine run={run} onShow={() => showRun(true)} />}
        {hasActs && (
          <SelectionBar rows={rows} selected={selected} acts={acts} {...given} onExport={onExport} />
        )}
      </>
    ) : null;

  return (
    <div className="flex min-h-0 flex-1">
      <div
        className={`flex min-h-0 min-w-0 ${besidePeek === null ? 'flex-1' : ''}`}
        style={{ width: besidePeek ?? undefined }}
      >
        {rows.length === 0 ? (
          <div className="flex min-w-0 flex-1 flex-col">
            {bar}
            {empty}
          </div>
        ) : (
          <Grid
            label={rowKindNames[view.by]}
            lines={lines}
            columns={columns}
            sort={view.order}
            selected={selected}
            changed={changed}
            lastRow={lastRow}
            nameOf={rowNumber}
            edge={edge}
            card={card}
            swipe={{
              label: ({ id }) => (selected.has(id) ? words.deselect : words.select),
              run: ({ id }) => toggleSelected(id),
            }}
            rowHeight={rowHeights[density]}
            rowHint={words.rowHint}
            singleKeys={singleKeys}
            bar={bar}
            onSort={(order) =>
              void navigate({ search: (search) => ({ ...search, sort: printOrder(order) }) })
            }
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
        )}
      </div>
      {wide && peeked !== null && (
        <PeekPanel
          row={rows.find(({ id }) => id === peeked)}
          context={context}
          known={known}
          columns={columns}
          onRoom={setBesidePeek}
          onClose={() => setPeeked(null)}
        />
      )}
      {(acts.change !== null || (isRunShown && run)) && (
        <BulkDialog
          rows={acts.change ?? noRows}
          onClose={() => {
            acts.endChange();
            showRun(false);
          }}
        />
      )}
      {cell && <CellDialog {...cell} cell={editedCell} onSaved={acts.say} onClose={() => editCell(null)} />}
      {acts.message && <RowsMessage rows={acts.message} {...given} onClose={acts.endMessage} />}
    </div>
  );
}

/** The edge of a row whose money or deadline is lost or will be, by the worse of its verdict and its deadline. */
function rowEdge(row: FleetRow, context: ColumnContext): string | null {
  const urgency = tryOr(() => rowVerdict(row, context)?.verdict.urgency, undefined);
  return urgency === 'lost' || urgency === 'risk' ? verdictLooks[urgency].fill : null;
}

// Outside of the page, like the selection.
const lastRows = new Map<string, string>();

/**
 * The id of the row that had the focus last, for each entry of the history, like its scroll position: "back" restores
 * both, while a link to the list begins at its top.
 */
function useLastRow() {
  const { history } = useRouter();
  // oxlint-disable-next-line no-underscore-dangle -- The router's name for the key of an entry.
  const entry = () => history.location.state.__TSR_key ?? '';
  return {
    lastRow: lastRows.get(entry()),
    onRow: (id: string) => void lastRows.set(entry(), id),
  };
}
