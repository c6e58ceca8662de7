import type { ReactNode } from 'react';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import type { ErrorText } from '#/parts/pages/ErrorPanel.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { Button } from '#/ui/Button.tsx';
import { Loading } from '#/ui/states/Loading.tsx';
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
  empty,
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
  /** What is said, and shown, where there is none; null where there are some, or where that is not known yet. */
  empty: { readonly title: string; readonly text: string; readonly picture: ReactNode } | null;
  onAdd: () => void;
  onRetry: () => void;
  children: ReactNode;
}) {
  const addButton = (
    <Button look="primary" onClick={onAdd}>
      {add}
    </Button>
  );
  return (
    <SettingsFrame title={title} intro={intro} done={done} action={!empty && addButton}>
      <PageError words={failure} onRetry={onRetry} />
      {isLoading && <Loading label={loading} className="h-24 w-full" />}
      {empty ? (
        <EmptyState title={empty.title} heading="h2" picture={empty.picture}>
          <p>{empty.text}</p>
          {addButton}
        </EmptyState>
      ) : (
        children
      )}
    </SettingsFrame>
  );
}
