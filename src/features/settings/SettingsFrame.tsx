import type { ReactNode } from 'react';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import type { Done } from './done.ts';

/** What stands around settings: what they are, and what was done last. */
export function SettingsFrame({
  title,
  intro,
  action,
  done,
  children,
}: {
  title: string;
  intro: string;
  /** The one thing to do. */
  action?: ReactNode;
  done: Done | null;
  children: ReactNode;
}) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4" data-scroll-restoration-id="settings">
      <title>{`${title} · Landfall`}</title>
      <div className="max-w-4xl space-y-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <h1 className="text-title font-semibold max-md:sr-only">{title}</h1>
            <p className="max-w-prose text-sm text-ink-soft">{intro}</p>
          </div>
          {action}
        </div>
        {done?.undo ? (
          // In sight wherever in a long list it was done.
          <UndoLine done={done.words} onUndo={done.undo} className="sticky top-0 z-10 bg-canvas" />
        ) : (
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {done?.words}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
