import type { ReactNode } from 'react';
import { Button } from '#/ui/Button.tsx';
import { focusMain } from '#/ui/hooks/focusMain.ts';
import * as words from './words.ts';

/** An entry of a list: what it says, and what is done with it, each act where it can be done. */
export function EntryItem({
  name,
  aside,
  onEdit,
  onDuplicate,
  onRemove,
  children,
}: {
  /** Of the entry, which tells its buttons from those of others. */
  name: string;
  onEdit?: (() => void) | undefined;
  onDuplicate?: () => void;
  onRemove?: (() => void) | undefined;
  /** What stands before its buttons. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-2">
      <div className="min-w-0 flex-1 basis-72 space-y-0.5 break-words">{children}</div>
      <div className="flex flex-wrap items-center gap-1">
        {aside}
        {onEdit && (
          <Button aria-label={words.edit(name)} onClick={onEdit}>
            {words.editShort}
          </Button>
        )}
        {onDuplicate && (
          <Button aria-label={words.duplicateLabel(name)} onClick={onDuplicate}>
            {words.duplicate}
          </Button>
        )}
        {onRemove && (
          <Button
            aria-label={words.removeLabel(name)}
            onClick={({ currentTarget }) => {
              focusMain(currentTarget);
              onRemove();
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
