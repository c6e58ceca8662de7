import { useState, useEffect } from 'react';
import { CopyByHand } from '#/parts/messages/CopyButton.tsx';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import type { Command, CommandOutcome } from './command.ts';
import { PaletteDialog, type PaletteProps } from './PaletteDialog.tsx';
import { dismiss, undo } from './words.ts';

const shownFor = 5_000;

const ShortcutsHelp = lazyPart(() => import('#/features/shell/ShortcutsHelp.tsx'), 'ShortcutsHelp');

/** The palette of the find box, and what its commands leave open once it is closed. */
export function Palette({ open, ...dialog }: PaletteProps & { open: boolean }) {
  const [outcome, setOutcome] = useState<CommandOutcome | null>(null);
  const [help, setHelp] = useState(false);
  const run = async (command: Command) => {
    setOutcome(null);
    dialog.onClose();
    setOutcome((await command.run()) ?? null);
  };
  return (
    <>
      {open && (
        <PaletteDialog {...dialog} onRun={(command) => void run(command)} onHelp={() => setHelp(true)} />
      )}
      <PaletteOutcome outcome={outcome} onDone={() => setOutcome(null)} />
      {help && <ShortcutsHelp onClose={() => setHelp(false)} />}
    </>
  );
}

/** What a command has done. It goes away by itself unless something can be done about it. */
function PaletteOutcome({ outcome, onDone }: { outcome: CommandOutcome | null; onDone: () => void }) {
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
        outcome && 'py-1 pr-2 pl-4 shadow-float',
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
