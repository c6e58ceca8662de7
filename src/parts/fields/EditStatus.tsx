import { Button } from '#/ui/Button.tsx';
import * as words from './editWords.ts';

/** What became of the last change of a value, with an undo for one that was saved. */
export function EditStatus({
  name,
  status,
  undoes,
  onUndo,
}: {
  name: string;
  status: 'saving' | 'saved' | 'failed' | null;
  /** Whether the change took back the one before it. */
  undoes: boolean;
  onUndo: () => void;
}) {
  return (
    <span className="inline-flex items-baseline gap-x-1 text-xs text-ink-soft">
      <span role="status">
        {status === 'saving' && words.saving}
        {status === 'saved' && (undoes ? words.restored(name) : words.saved(name))}
      </span>
      {status === 'saved' && !undoes && (
        <Button look="bare" className="-my-1" aria-label={words.undoLabel(name)} onClick={onUndo}>
          {words.undo}
        </Button>
      )}
    </span>
  );
}
