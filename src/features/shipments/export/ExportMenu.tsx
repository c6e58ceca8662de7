import { type RefObject, useEffect, useMemo, useState } from 'react';
import { clockOf, usePreferences } from '#/device/preferences.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import { describeOrder } from '#/domain/list/order.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetView } from '#/domain/list/view.ts';
import type { CustomFields } from '#/domain/records/customField.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { useSelection } from '#/features/shipments/grid/rememberedIds.ts';
import { useCurrentView } from '#/features/shipments/views/useCurrentView.ts';
import { exportTitle } from '#/features/shipments/words.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { PopoverPanel } from '#/ui/overlays/PopoverPanel.tsx';
import { printedPart } from '#/ui/Printed.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import type { ExportSource } from './exportRows.ts';
import { useExport } from './useExport.ts';

const ShareRows = lazyPart(() => import('#/features/shipments/actions/ShareRows.tsx'), 'ShareRows');
const PrintedList = printedPart(() => import('./PrintSheet.tsx'), 'PrintSheet');

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
          <ExportPanel
            counts={{ shown: rows.length, chosen: chosen.length }}
            all={all}
            onAll={setAll}
            source={source}
            complete={fleet?.complete ?? false}
            state={state}
            onExport={(kind) => void run(kind, source)}
            onShare={() => {
              onClose();
              setShared({ rows: meant, view: meant === rows ? name : null });
            }}
            onPrint={() => {
              onClose();
              window.print();
            }}
            onCancel={cancel}
          />
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
