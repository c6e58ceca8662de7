import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { Cases } from '#/data/customFields/useCases.ts';
import { useReader } from '#/device/reader.ts';
import { sharedText } from '#/domain/cases/cases.ts';
import { AccountFieldNotices } from '#/parts/fields/AccountFieldNotices.tsx';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { useOffline } from '#/ui/hooks/useOffline.ts';
import * as words from './caseWords.ts';
import { OwnerField } from './OwnerField.tsx';
import { requestsCut, requestsFailed, requestsNotCached } from './words.ts';

/** Says that tracking requests are missing here, or some of them. The rest of the page is complete. */
export function RequestsNotice({
  error,
  isMissing,
  complete,
  onRetry,
}: {
  error: Error | null;
  /** Whether there are none at all. */
  isMissing: boolean;
  complete: boolean;
  onRetry: () => void;
}) {
  const isOffline = useOffline();
  // They are cached nowhere, so that the exceptions of a list that is are fewer than they were.
  if (isOffline && isMissing) {
    return (
      <p role="status" className="px-4 pb-2 text-sm text-attention">
        {requestsNotCached}
      </p>
    );
  }
  if (error === null ? complete : isOffline) return null;
  return (
    <p className="flex items-center gap-1 px-4 pb-2 text-sm text-attention">
      {error === null ? (
        requestsCut
      ) : (
        <>
          <span role="status">{requestsFailed(describeError(error).title)}</span>
          <Button look="bare" onClick={onRetry}>
            {tryAgain}
          </Button>
        </>
      )}
    </p>
  );
}

/** Where owners, notes and snoozes are stored, what of them was not saved or loaded, and whose name “Mine” needs. */
export function CaseNotices({
  cases,
  onMove,
  asksName,
}: {
  cases: Cases;
  onMove: () => void;
  /** Whether the address asks for what the reader has. */
  asksName: boolean;
}) {
  const { fields, leftCount, reader } = cases;
  // Said by the bar of the page then.
  const isOffline = useOffline();
  const [isNaming, setNaming] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <AccountFieldNotices
        state={fields}
        left={leftCount}
        onMove={onMove}
        onDiscard={() => useReader.setState({ keepsCases: true })}
        words={words.caseStorage}
      />
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-2 px-4 text-sm text-ink-soft not-empty:pb-2 empty:hidden"
      >
        {fields.failure && !isOffline && (
          <>
            <p>{words.casesFailed(fields.failure.title)}</p>
            <Button look="bare" onClick={fields.retry}>
              {words.tryAgain}
            </Button>
          </>
        )}
        {asksName && reader === null && (
          <>
            <p>{words.mineNeedsName}</p>
            <Button look="bare" aria-haspopup="dialog" onClick={() => setNaming(true)}>
              {words.enterName}
            </Button>
          </>
        )}
      </div>
      {isNaming && (
        <FormDialog
          title={words.nameTitle}
          submit={words.saveName}
          problem={problem}
          onSubmit={() => {
            const name = sharedText(typed);
            setProblem(name === null ? words.ownerMissing : null);
            if (name === null) return;
            useReader.setState({ name });
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        >
          <OwnerField value={typed} owners={cases.owners} onChange={setTyped} />
        </FormDialog>
      )}
    </>
  );
}
