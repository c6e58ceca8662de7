import type { ReactNode } from 'react';
import * as words from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';

/** A form in a dialog. What the service refused and no field of it is to blame for stands above the buttons. */
export function FormDialog({
  title,
  submit,
  isSaving,
  problem,
  hint = null,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  submit: string;
  isSaving: boolean;
  problem: string | null;
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
        className="min-h-0 space-y-4 overflow-y-auto p-4 text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) onSubmit();
        }}
      >
        {children}
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
      </form>
    </Dialog>
  );
}
