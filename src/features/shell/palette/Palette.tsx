import { Suspense, useState } from 'react';
import { lazyPart } from '#/ui/lazyPart.ts';
import type { Command, CommandOutcome } from './command.ts';
import { PaletteDialog, type PaletteProps } from './PaletteDialog.tsx';
import { PaletteOutcome } from './PaletteOutcome.tsx';

const ShortcutsHelp = lazyPart(
  async () => (await import('#/features/shell/ShortcutsHelp.tsx')).ShortcutsHelp,
);

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
      {help && (
        <Suspense>
          <ShortcutsHelp onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </>
  );
}
