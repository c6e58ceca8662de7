import type { LabelEdit } from '#/queries/editLabels.ts';
import { Button } from '#/ui/Button.tsx';
import type { LastEdit } from './useLabelEdit.ts';
import * as words from './words.ts';

/** What became of the last change, with an undo for one that was saved. */
export function LabelStatus({
  name,
  last,
  onUndo,
}: {
  name: string;
  last: LastEdit | null;
  onUndo: (edit: LabelEdit, saved: readonly string[]) => void;
}) {
  return (
    <span className="inline-flex items-baseline gap-x-1 text-xs text-ink-soft">
      <span role="status">
        {last?.status === 'saving' && words.saving}
        {last?.status === 'saved' && (last.edit.undoes ? words.restored(name) : words.saved(name))}
      </span>
      {last?.status === 'saved' && !last.edit.undoes && (
        <Button
          look="bare"
          className="-my-1"
          aria-label={words.undoLabel(name)}
          onClick={() => onUndo(last.edit, last.labels)}
        >
          {words.undo}
        </Button>
      )}
    </span>
  );
}
