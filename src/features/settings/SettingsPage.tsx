import type { ReactNode } from 'react';
import type { ErrorText } from '#/parts/pages/ErrorPanel.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { Button } from '#/ui/Button.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
import type { Done } from './done.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

/** What the account has of one kind: what that is, how to add to it, what was done last, and the list of it. */
export function SettingsPage({
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
  title: string;
  intro: string;
  /** On the button that adds one. */
  add: string;
  /** What is loaded, in words. */
  loading: string;
  isLoading: boolean;
  done: Done | null;
  /** Why there is nothing to show. */
  failure: ErrorText | null;
  onAdd: () => void;
  onRetry: () => void;
  children: ReactNode;
}) {
  return (
    <SettingsFrame
      title={title}
      intro={intro}
      done={done}
      action={
        <Button look="primary" onClick={onAdd}>
          {add}
        </Button>
      }
    >
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
    </SettingsFrame>
  );
}
