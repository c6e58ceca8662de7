import type { ReactNode } from 'react';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { focusMain } from '#/ui/hooks/focusMain.ts';
import { undo } from '#/ui/words.ts';

/** Says what was done last, with an undo; empty before anything was. */
export function UndoLine({
  done,
  onUndo,
  takeFocus = false,
  className,
}: {
  done: ReactNode;
  onUndo: () => void;
  /** Where what had the focus is gone. */
  takeFocus?: boolean;
  className?: string;
}) {
  return (
    <div className={classes('flex min-w-0 items-center gap-1 text-sm text-ink-soft', className)}>
      <p role="status" className="min-w-0 truncate">
        {done}
      </p>
      {done && (
        <Button
          key={typeof done === 'string' ? done : undefined}
          look="bare"
          autoFocus={takeFocus}
          onClick={({ currentTarget }) => {
            focusMain(currentTarget);
            onUndo();
          }}
        >
          {undo}
        </Button>
      )}
    </div>
  );
}
