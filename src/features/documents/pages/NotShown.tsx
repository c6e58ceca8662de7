import type { ReactNode } from 'react';
import { detail } from '#/features/documents/words.ts';
import { Button } from '#/ui/Button.tsx';
import { WarningIcon } from '#/ui/icons/Icon.tsx';

/** What is not drawn and why, beside the way to see it. */
export function NotShown({ children, onDownload }: { children: ReactNode; onDownload: () => void }) {
  return (
    <div
      role="status"
      className="mx-auto mb-2 flex w-full max-w-4xl flex-wrap items-center gap-x-3 gap-y-2 rounded border border-line-strong bg-surface p-3 text-sm"
    >
      <span className="text-ink-soft">
        <WarningIcon />
      </span>
      <p className="min-w-0 flex-1 basis-56">{children}</p>
      <Button onClick={onDownload}>{detail.download}</Button>
    </div>
  );
}
