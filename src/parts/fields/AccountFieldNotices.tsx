import type { AccountFieldState, FailedChange } from '#/domain/accountFields/fieldState.ts';
import { dismiss } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { containerName } from '#/wording/containerName.ts';
import { FormDialog } from './FormDialog.tsx';
import { nowSays, recordCount, savingChanges } from './words.ts';

/** What the fields are called in sentences. */
export interface AccountFieldTexts {
  readonly onDevice: {
    readonly chosen: string;
    readonly forbidden: string;
    readonly taken: (labels: readonly string[]) => string;
  };
  readonly share: string;
  readonly shareTitle: string;
  readonly shareText: string;
  readonly define: string;
  readonly stayHere: string;
  readonly leftHere: (count: number) => string;
  readonly move: string;
  /** Of the button that ends the offer to move. */
  readonly discard: string;
}

const maxNamed = 3;
const namesOf = (numbers: readonly string[]): string =>
  numbers.length > maxNamed ? recordCount(numbers.length) : numbers.join(', ');

/**
 * Where fields of the account are stored if that is not with the account, what was not saved, and the question before the
 * first change.
 */
export function AccountFieldNotices({
  state,
  left,
  onMove,
  onDiscard,
  words,
}: {
  state: AccountFieldState;
  /** How many records have something on this device that can be moved to the account. */
  left: number;
  onMove: () => void;
  /** What becomes of it otherwise. */
  onDiscard: () => void;
  words: AccountFieldTexts;
}) {
  const { sharing, storage, why, failed, unsent } = state;
  return (
    <>
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-2 px-4 text-sm text-ink-soft not-empty:pb-2"
      >
        {unsent > 0 && <p>{savingChanges(unsent)}</p>}
        {storage === 'device' && (
          <>
            <p>{why === 'taken' ? words.onDevice.taken(state.taken) : words.onDevice[why ?? 'chosen']}</p>
            {state.canShare && (
              <Button look="bare" onClick={sharing.ask}>
                {words.share}
              </Button>
            )}
          </>
        )}
        {left > 0 && (
          <>
            <p>{words.leftHere(left)}</p>
            <Button look="bare" onClick={onMove}>
              {words.move}
            </Button>
            <Button look="bare" onClick={onDiscard}>
              {words.discard}
            </Button>
          </>
        )}
      </div>
      {failed.length > 0 && (
        <div role="alert" className="flex flex-wrap items-center gap-x-2 px-4 pb-2 text-sm text-problem">
          {[...Map.groupBy(failed, describeFailed)].map(([reason, some]) => (
            <p key={reason}>
              {namesOf([...new Set(some.map(({ change }) => containerName(change)))])}: {reason}
            </p>
          ))}
          <Button look="bare" onClick={state.dismiss}>
            {dismiss}
          </Button>
        </div>
      )}
      {sharing.isAsked && (
        <FormDialog
          title={words.shareTitle}
          submit={words.define}
          isSaving={sharing.isSaving}
          problem={sharing.problem}
          onSubmit={sharing.define}
          onClose={sharing.cancel}
        >
          <p>{words.shareText}</p>
          <Button onClick={sharing.stayHere}>{words.stayHere}</Button>
        </FormDialog>
      )}
    </>
  );
}

function describeFailed({ reason, newest }: FailedChange): string {
  return newest === null ? reason : `${reason} ${nowSays(newest)}`;
}
