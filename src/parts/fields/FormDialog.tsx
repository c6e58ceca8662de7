import type { ReactNode } from 'react';
import * as words from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';

/**
 * A form in a dialog. What was refused and no field of it is to blame for stands above the buttons, and both stay in sight
 * while a long form scrolls.
 */
export function FormDialog({
  title,
  submit,
  isSaving = false,
  problem = null,
  hint = null,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  submit: string;
  isSaving?: boolean;
  problem?: string | null;
  /** What follows from it. */
  hint?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        aria-label={title}
        className="min-h-0 scroll-pb-20 space-y-4 overflow-y-auto px-4 pt-3 text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) onSubmit();
        }}
      >
        {children}
        <div className="sticky bottom-0 space-y-4 border-t border-line bg-surface py-3">
          {problem !== null && (
            <p role="alert" className="break-words text-problem">
              {problem}
            </p>
          )}
          {hint !== null && <p className="break-words">{hint}</p>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" aria-disabled={isSaving}>
              {isSaving ? words.saving : submit}
            </Button>
            <Button onClick={onClose}>{words.cancel}</Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
