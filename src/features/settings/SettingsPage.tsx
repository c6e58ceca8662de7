import type { ComponentProps, ReactNode } from 'react';
import type { ErrorWords } from '#/parts/ErrorPanel.tsx';
import { PageError } from '#/parts/PageError.tsx';
import { Button } from '#/ui/Button.tsx';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { UndoLine } from '#/ui/UndoLine.tsx';
import type { Done } from './done.ts';
import { SettingsLinks } from './SettingsLinks.tsx';

/** What the account has of one kind: what that is, how to add to it, what was done last, and the list of it. */
export function SettingsPage({
  here,
  title,
  intro,
  add,
  loading,
  isLoading,
  done,
  failure,
  onAdd,
  onRetry,
  children,
}: {
  here: ComponentProps<typeof SettingsLinks>['here'];
  title: string;
  intro: string;
  /** On the button that adds one. */
  add: string;
  /** What is loaded, in words. */
  loading: string;
  isLoading: boolean;
  done: Done | null;
  /** Why there is nothing to show. */
  failure: ErrorWords | null;
  onAdd: () => void;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4">
      <title>{`${title} · Landfall`}</title>
      <div className="max-w-4xl space-y-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 flex-1 basis-60">
            <h1 className="text-title font-semibold max-md:sr-only">{title}</h1>
            <p className="max-w-prose text-sm text-ink-soft">{intro}</p>
            <SettingsLinks here={here} />
          </div>
          <Button look="primary" onClick={onAdd}>
            {add}
          </Button>
        </div>
        {done?.undo ? (
          <UndoLine done={done.words} onUndo={done.undo} />
        ) : (
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {done?.words}
          </p>
        )}
        <PageError words={failure} onRetry={onRetry} />
        {isLoading && (
          <div aria-busy>
            <span role="status" className="sr-only">
              {loading}
            </span>
            <Skeleton className="h-24 w-full" />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
