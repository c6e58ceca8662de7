import { lazy, Suspense, useState } from 'react';
import type { Command, CommandOutcome } from './command.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import { PaletteOutcome } from './PaletteOutcome.tsx';

const ShortcutsHelp = lazy(async () => ({
  default: (await import('#/features/shell/ShortcutsHelp.tsx')).ShortcutsHelp,
}));

/** The command palette, and what its commands leave open once it is closed. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [outcome, setOutcome] = useState<CommandOutcome | null>(null);
  const [help, setHelp] = useState(false);
  const run = async (command: Command) => {
    setOutcome(null);
    onClose();
    setOutcome((await command.run()) ?? null);
  };
  return (
    <>
      {open && (
        <PaletteDialog
          onRun={(command) => void run(command)}
          onHelp={() => setHelp(true)}
          onClose={onClose}
        />
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
