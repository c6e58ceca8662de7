import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { EditIcon } from '#/ui/icons/menuIcons.tsx';
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

/** Opens the editor of a value, in whose `group` it stands: it shows while somebody points there. */
export function EditButton({
  name,
  ...rest
}: { name: string } & Pick<ButtonProps, 'ref' | 'autoFocus' | 'onClick' | 'aria-disabled'>) {
  return (
    <Button
      {...rest}
      look="bare"
      aria-label={words.edit(name)}
      title={words.edit(name)}
      className="-my-1 size-6 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:size-8 pointer-coarse:opacity-100"
    >
      <EditIcon />
    </Button>
  );
}
