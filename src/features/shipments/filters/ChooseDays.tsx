import { Suspense, useState } from 'react';
import type { ArrivalWindow } from '#/domain/arrival/arrivalWindow.ts';
import { Button } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { chooseDays } from './words.ts';

const DayFields = lazyPart(async () => (await import('./DayFields.tsx')).DayFields);

/** A first and a last day that the reader chooses. */
export function ChooseDays({ window, startOpen }: { window: ArrivalWindow; startOpen: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button look="bare" className="px-2 text-xs" aria-expanded={open} onClick={() => setOpen(!open)}>
        {chooseDays}
      </Button>
      {open && (
        <Suspense>
          <DayFields window={window} />
        </Suspense>
      )}
    </>
  );
}
