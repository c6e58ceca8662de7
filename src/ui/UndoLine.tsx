import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/** Says what was done last, with a way back. */
export function UndoLine({ done, onUndo }: { done: ReactNode | null; onUndo: () => void }) {
  return (
    <div className="ml-auto flex min-w-0 items-center gap-1 text-sm text-ink-soft">
      <p role="status" className="min-w-0 truncate">
        {done}
      </p>
      {done !== null && (
        <Button look="bare" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
