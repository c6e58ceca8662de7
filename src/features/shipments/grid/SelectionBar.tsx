import type { FleetRow } from '#/domain/list/row.ts';
import { Button } from '#/ui/Button.tsx';
import type { Selection } from '#/ui/useGridSelection.ts';
import { select } from './selection.ts';
import { clearSelection, notListed, selectedCount } from './words.ts';

/** How many rows are selected, also those that are not in the list now, and a button that clears the selection. */
export function SelectionBar({ rows, selected }: { rows: readonly FleetRow[]; selected: Selection }) {
  const hidden = selected.size - rows.filter(({ id }) => selected.has(id)).length;
  return (
    <div className="flex h-10 items-center gap-2 pr-1.5 pl-3 text-sm whitespace-nowrap">
      <p role="status">
        <span className="font-medium">{selectedCount(selected.size)}</span>
        {hidden > 0 && <span className="text-ink-soft">{notListed(hidden)}</span>}
      </p>
      <Button look="bare" onClick={() => select(new Set())}>
        {clearSelection}
      </Button>
    </div>
  );
}
