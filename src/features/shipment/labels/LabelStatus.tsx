import type { LabelEdit } from '#/queries/editLabels.ts';
import { Button } from '#/ui/Button.tsx';
import type { LastEdit } from './useLabelEdit.ts';

/** What became of the last change, with a way back from one that was saved. */
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
        {last?.status === 'saving' && 'Saving'}
        {last?.status === 'saved' && `${name} ${last.edit.undoes ? 'put back' : 'saved'}`}
      </span>
      {last?.status === 'saved' && !last.edit.undoes && (
        <Button
          look="bare"
          className="-my-1"
          aria-label={`Undo: put back the ${name.toLowerCase()} from before`}
          onClick={() => onUndo(last.edit, last.labels)}
        >
          Undo
        </Button>
      )}
    </span>
  );
}
