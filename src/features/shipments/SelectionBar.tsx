import type { FleetRow } from '#/domain/fleetRow.ts';
import { Button } from '#/ui/Button.tsx';
import { select, useSelection } from './selection.ts';

const count = new Intl.NumberFormat('en');

/** How many rows are selected, those included that the filters hide, and a way to let go of them. */
export function SelectionBar({ rows }: { rows: readonly FleetRow[] }) {
  const selected = useSelection();
  const shown = selected.size === 0 ? 0 : rows.filter(({ id }) => selected.has(id)).length;
  const hidden = selected.size - shown;
  return (
    <div role="status" className="contents">
      {selected.size > 0 && (
        <div className="flex items-center gap-2 px-4 pb-2 text-sm">
          <span className="font-medium">{count.format(selected.size)} selected</span>
          {hidden > 0 && <span className="text-ink-soft">{count.format(hidden)} of them not shown</span>}
          <Button look="bare" onClick={() => select(new Set())}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  );
}
