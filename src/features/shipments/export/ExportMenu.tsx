import { type RefObject, useEffect, useMemo, useState } from 'react';
import { clockOf, usePreferences } from '#/device/preferences.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetView } from '#/domain/list/view.ts';
import type { CustomFields } from '#/domain/records/customField.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { ShareRows } from '#/features/shipments/actions/shareDialog.ts';
import { share } from '#/features/shipments/actions/words.ts';
import { useSelection } from '#/features/shipments/grid/rememberedIds.ts';
import { useCurrentView } from '#/features/shipments/views/useCurrentView.ts';
import { exportTitle } from '#/features/shipments/words.ts';
import type { FileKind } from '#/files/fileName.ts';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { Button } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { PopoverPanel } from '#/ui/overlays/PopoverPanel.tsx';
import { printedPart } from '#/ui/Printed.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { describeOrder } from '#/wording/listViews.ts';
import type { ExportSource } from './exportRows.ts';
import { useExport } from './useExport.ts';
import {
  allShown,
  cancelExport,
  columnsAndClock,
  describeScope,
  fileFailed,
  fileFailedNext,
  fileKindLabels,
  forOthers,
  preparingRows,
  printLabels,
  rowsExported,
  rowsToExport,
  savedAs,
  selectedRows,
  stillLoading,
  writingFile,
} from './words.ts';

const PrintedList = printedPart(() => import('./PrintSheet.tsx'), 'PrintSheet');

const kinds: readonly FileKind[] = ['csv', 'xlsx', 'ics'];

/**
 * Exports the rows and columns of the screen: as CSV, Excel or calendar file, on paper, or as a link for others. The button that opens it
 * stands in the page, since a press on one that is replaced meanwhile is lost.
 */
export function ExportMenu({
  rows,
  view,
  counts,
  fields,
  known,
  fleet,
  context,
  button,
  open,
  onClose,
  onWorking,
}: {
  /** In the order of the list. */
  rows: readonly FleetRow[];
  view: FleetView;
  /** Null until the filters are counted. */
  counts: FacetCounts | null;
  fields: CustomFields | undefined;
  known: KnownColumns;
  fleet: Fleet | undefined;
  context: ColumnContext;
  /** Opened the menu, and has the focus once it closes. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
  /** Called with whether a file is being written, which goes on while the menu is closed. */
  onWorking: (working: boolean) => void;
}) {
  const timeDisplay = usePreferences((preferences) => preferences.timeDisplay);
  const zone = usePreferences((preferences) => preferences.zone);
  const selected = useSelection();
  const current = useCurrentView();
  const name = current.changed ? null : (current.view?.name ?? null);
  const [all, setAll] = useState(false);
  const [shared, setShared] = useState<Pick<ExportSource, 'rows' | 'view'> | null>(null);
  const { state, run, cancel } = useExport();
  const isWorking = state.kind === 'working';
  useEffect(() => onWorking(isWorking), [isWorking, onWorking]);

  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  const meant = all || chosen.length === 0 ? rows : chosen;
  const total = meant.length;
  const source = useMemo(
    (): ExportSource => ({
      rows: meant,
      choices: view.columns,
      by: view.by,
      known,
      ...context,
      clock: clockOf({ timeDisplay, zone }),
      readAt: fleet?.readAt ?? context.now,
      view: name,
    }),
    [meant, view.columns, view.by, known, context, timeDisplay, zone, fleet?.readAt, name],
  );

  return (
    <>
      {open && (
        <PopoverPanel label={exportTitle} button={button} onClose={onClose}>
          {state.kind === 'working' ? (
            <Working done={state.rows} total={total} onCancel={cancel} />
          ) : (
            <>
              <div className="space-y-2 p-3">
                {chosen.length > 0 ? (
                  <RadioGroup
                    label={rowsToExport}
                    value={all ? 'all' : 'chosen'}
                    options={[
                      { value: 'chosen', label: selectedRows(chosen.length) },
                      { value: 'all', label: allShown(rows.length) },
                    ]}
                    onChange={(value) => setAll(value === 'all')}
                  />
                ) : (
                  <p className="text-sm font-medium">{describeScope(total)}</p>
                )}
                {!fleet?.complete && total > 0 && <p className="text-xs text-attention">{stillLoading}</p>}
              </div>
              <ul className="border-y border-line p-1">
                {kinds.map((kind) => (
                  <Choice
                    key={kind}
                    {...fileKindLabels[kind]}
                    disabled={total === 0}
                    onClick={() => void run(kind, source)}
                  />
                ))}
                <Choice
                  {...printLabels}
                  disabled={total === 0}
                  onClick={() => {
                    onClose();
                    window.print();
                  }}
                />
                <Choice
                  name={share}
                  what={forOthers}
                  disabled={total === 0}
                  onClick={() => {
                    onClose();
                    setShared({ rows: meant, view: meant === rows ? name : null });
                  }}
                />
              </ul>
              <div className="space-y-2 p-3">
                <p role="status" className="text-sm empty:hidden">
                  {state.kind === 'saved' && savedAs(state.name)}
                </p>
                {state.kind === 'failed' && (
                  <ErrorPanel words={{ title: fileFailed, why: state.why, next: fileFailedNext }} />
                )}
                <p className="text-xs text-ink-soft">{columnsAndClock(source.clock)}</p>
              </div>
            </>
          )}
        </PopoverPanel>
      )}
      {shared && <ShareRows {...shared} now={context.now} onClose={() => setShared(null)} />}
      <PrintedList
        source={source}
        order={describeOrder(view.order, known)}
        filter={view.filter}
        {...{ counts, fields }}
      />
    </>
  );
}

/** How far a file is. */
function Working({ done, total, onCancel }: { done: number; total: number; onCancel: () => void }) {
  return (
    <div className="space-y-2 p-3">
      <p role="status" className="text-sm">
        {done < total ? preparingRows : writingFile}
      </p>
      <ProgressBar label={rowsExported} value={done} max={done < total ? total : null} />
      <Button onClick={onCancel}>{cancelExport}</Button>
    </div>
  );
}

function Choice({
  name,
  what,
  disabled,
  onClick,
}: {
  name: string;
  what: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={onClick}
        className="flex w-full items-baseline gap-3 rounded px-2 py-2 text-left text-sm hover:bg-hover disabled:opacity-50"
      >
        <span className="w-16 shrink-0 font-medium">{name}</span>
        <span className="text-xs text-ink-soft">{what}</span>
      </button>
    </li>
  );
}
