import { Suspense, useState } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { Button } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { useHotkey } from '#/ui/useHotkey.ts';
import { shortcutsTitle } from './words.ts';

const ShortcutsHelp = lazyPart(async () => (await import('./ShortcutsHelp.tsx')).ShortcutsHelp);

/** Opens the list of keys; so does `?`. */
export function ShortcutsButton() {
  const [open, setOpen] = useState(false);
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  useHotkey('?', singleKeys, () => setOpen(true));
  return (
    <>
      <Button
        className="w-8 px-0"
        aria-label={shortcutsTitle}
        aria-keyshortcuts={singleKeys ? '?' : undefined}
        aria-haspopup="dialog"
        title={shortcutsTitle}
        onClick={() => setOpen(true)}
      >
        ?
      </Button>
      {open && (
        <Suspense>
          <ShortcutsHelp onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
