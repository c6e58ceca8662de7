import { useState } from 'react';
import type { FleetView } from '#/domain/list/view.ts';
import { Button } from '#/ui/Button.tsx';
import { ColumnsIcon } from '#/ui/icons/icons.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { columnsTitle } from './words.ts';

const ColumnsDialog = lazyPart(() => import('./ColumnsDialog.tsx'), 'ColumnsDialog');

/** Opens the choice of columns, which is loaded when it is first opened. */
export function ColumnsButton({ view }: { view: FleetView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ColumnsIcon />
        {columnsTitle}
      </Button>
      {open && <ColumnsDialog view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
