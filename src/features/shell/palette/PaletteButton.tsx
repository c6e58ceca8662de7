import { lazy, Suspense, useState } from 'react';
import { paletteHint, paletteLabel } from '#/features/shell/words.ts';
import { Button } from '#/ui/Button.tsx';
import { commandKey, isApple } from '#/ui/commandKey.ts';
import { CommandIcon } from '#/ui/icons.tsx';
import { useCommandKey } from '#/ui/useHotkey.ts';

const Palette = lazy(() => import('./Palette.tsx').then((module) => ({ default: module.Palette })));

/** Opens the command palette; so does Ctrl K. What it consists of is loaded then. */
export function PaletteButton() {
  const [open, setOpen] = useState<boolean>();
  useCommandKey('k', () => {
    // One dialog at a time.
    if (open || !document.activeElement?.closest('[role=dialog]')) setOpen(!open);
  });
  return (
    <>
      <Button
        className="shrink-0 px-2 text-ink-soft"
        aria-label={paletteLabel}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        title={paletteHint(`${commandKey} K`)}
        onClick={() => setOpen(true)}
      >
        <CommandIcon />
        <kbd aria-hidden className="font-sans text-2xs text-ink-faint max-2xl:hidden">
          {commandKey} K
        </kbd>
      </Button>
      {open !== undefined && (
        <Suspense>
          <Palette open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
