import { Suspense, useState } from 'react';
import { Button } from '#/ui/Button.tsx';
import { GearIcon } from '#/ui/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { preferencesTitle } from './words.ts';

const PreferencesDialog = lazyPart(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);

/** Opens all that the user of this device can choose. */
export function PreferencesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="w-8 px-0"
        aria-label={preferencesTitle}
        aria-haspopup="dialog"
        title={preferencesTitle}
        onClick={() => setOpen(true)}
      >
        <GearIcon />
      </Button>
      {open && (
        <Suspense>
          <PreferencesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
