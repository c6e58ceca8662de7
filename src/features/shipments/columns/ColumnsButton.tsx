import { lazy, Suspense, useState } from 'react';
import type { FleetView } from '#/domain/list/view.ts';
import { Button } from '#/ui/Button.tsx';
import { ColumnsIcon } from '#/ui/icons.tsx';

const ColumnsDialog = lazy(async () => ({ default: (await import('./ColumnsDialog.tsx')).ColumnsDialog }));

/** Opens the choice of columns, which is loaded when somebody wants it. */
export function ColumnsButton({ view }: { view: FleetView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ColumnsIcon />
        Columns
      </Button>
      {open && (
        <Suspense>
          <ColumnsDialog view={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
