import { useEffect } from 'react';
import { CopyByHand } from '#/parts/CopyByHand.tsx';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons.tsx';
import type { CommandOutcome } from './command.ts';
import { dismiss, undo } from './words.ts';

const shownFor = 5_000;

/** What a command has done. It goes away by itself unless something can be done about it. */
export function PaletteOutcome({ outcome, onDone }: { outcome: CommandOutcome | null; onDone: () => void }) {
  const stays = outcome?.undo !== undefined || outcome?.copyByHand !== undefined;
  useEffect(() => {
    if (!outcome || stays) return;
    const timer = setTimeout(onDone, shownFor);
    return () => clearTimeout(timer);
  }, [outcome, stays, onDone]);
  return (
    <div
      className={classes(
        outcome && 'card',
        'fixed inset-x-3 bottom-3 z-20 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-x-2 gap-y-1 text-sm print:hidden',
        outcome && 'py-1.5 pr-1.5 pl-3.5 shadow-lg',
      )}
    >
      <p role="status" className="min-w-0 wrap-anywhere">
        {outcome?.words}
      </p>
      {outcome?.copyByHand !== undefined && <CopyByHand text={outcome.copyByHand} />}
      {outcome?.undo && (
        <Button look="bare" onClick={() => void outcome.undo?.().then(onDone)}>
          {undo}
        </Button>
      )}
      {outcome && (
        <Button look="bare" aria-label={dismiss} onClick={onDone}>
          <CloseIcon />
        </Button>
      )}
    </div>
  );
}
