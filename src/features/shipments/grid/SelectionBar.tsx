import type { FleetRow } from '#/domain/list/row.ts';
import { Button } from '#/ui/Button.tsx';
import type { Selection } from '#/ui/useGridSelection.ts';
import { select } from './selection.ts';

const count = new Intl.NumberFormat('en');

/** How many rows are selected, those included that are not in the list now, and a way to let go of them. */
export function SelectionBar({ rows, selected }: { rows: readonly FleetRow[]; selected: Selection }) {
  const hidden = selected.size - rows.filter(({ id }) => selected.has(id)).length;
  return (
    <div className="flex h-10 items-center gap-2 pr-1.5 pl-3 text-sm whitespace-nowrap">
      <p role="status">
        <span className="font-medium">{count.format(selected.size)} selected</span>
        {hidden > 0 && (
          <span className="text-ink-soft">, {count.format(hidden)} of them not in this list</span>
        )}
      </p>
      <Button look="bare" onClick={() => select(new Set())}>
        Clear
      </Button>
    </div>
  );
}
