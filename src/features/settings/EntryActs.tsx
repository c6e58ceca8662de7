import type { ReactNode } from 'react';
import { Button } from '#/ui/Button.tsx';
import { focusMain } from '#/ui/hooks/focusMain.ts';
import * as words from './words.ts';

/** What is done with an entry of a list, each act where it can be done. */
export function EntryActs({
  name,
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
  /** What stands before them. */
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      {children}
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
  );
}
