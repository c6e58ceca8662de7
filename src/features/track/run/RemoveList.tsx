import { run as words } from '#/features/track/words.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/Dialog.tsx';

/** Asks before a list is removed: what of it was not sent is nowhere else. */
export function RemoveList({
  unsent,
  onRemove,
  onClose,
}: {
  unsent: number;
  onRemove: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={words.removeTitle} onClose={onClose}>
      <div className="space-y-4 p-4 text-sm">
        <p>{words.removeText(unsent)}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={onRemove}>
            {words.remove}
          </Button>
          <Button onClick={onClose}>{words.keep}</Button>
        </div>
      </div>
    </Dialog>
  );
}
