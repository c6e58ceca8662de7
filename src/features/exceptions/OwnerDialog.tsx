import { useId, useState } from 'react';
import type { Cases } from '#/data/customFields/useCases.ts';
import { useReader } from '#/device/reader.ts';
import { type CaseEntries, isShareable, sharedText } from '#/domain/cases/cases.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { namesOf } from './actions/useExceptionActions.ts';
import * as words from './caseWords.ts';
import { OwnerField } from './OwnerField.tsx';
import { cancelLabel } from './words.ts';

/** Names that are a press away; all others are offered while somebody types. */
const maxNames = 6;

/** Asks who has rows: the reader, somebody who has others, or a name that is typed. */
export function OwnerDialog({
  rows,
  cases,
  onGive,
  onClose,
}: {
  rows: readonly ExceptionRow[];
  cases: Cases;
  /** Null for no owner. */
  onGive: (name: string | null, seen: CaseEntries) => void;
  onClose: () => void;
}) {
  const id = useId();
  const { owners, reader, fields } = cases;
  // What a colleague writes while it is open is not overwritten.
  const [seen] = useState(fields.entries);
  const [typed, setTyped] = useState('');
  const [isMe, setIsMe] = useState(false);
  const [wrong, setWrong] = useState(false);
  const isOwned = rows.some((row) => fields.entries.get(row.id)?.owner !== undefined);
  const others = owners.filter((name) => name !== reader);
  return (
    <Dialog title={words.ownerTitle(namesOf(rows))} onClose={onClose}>
      <form
        className="space-y-3 overflow-y-auto p-4 text-sm"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const name = sharedText(typed);
          setWrong(name === null);
          if (name === null) return;
          if (isMe) useReader.setState({ name });
          onGive(name, seen);
        }}
      >
        <div className="flex flex-wrap gap-2 empty:hidden">
          {reader !== null && (
            <Button look="primary" onClick={() => onGive(reader, seen)}>
              {words.ownerMe(reader)}
            </Button>
          )}
          {others.slice(0, maxNames).map((name) => (
            <Button key={name} className="max-w-full" onClick={() => onGive(name, seen)}>
              <span className="truncate">{name}</span>
            </Button>
          ))}
          {isOwned && (
            <Button look="bare" onClick={() => onGive(null, seen)}>
              {words.ownerRemove}
            </Button>
          )}
        </div>
        <OwnerField
          value={typed}
          owners={owners}
          isWrong={wrong}
          describedBy={`${id}-hint ${id}-problem`}
          onChange={(name) => {
            setTyped(name);
            setWrong(false);
          }}
        />
        <label className="flex items-center gap-2 max-md:min-h-11">
          <input
            type="checkbox"
            checked={isMe}
            onChange={({ target }) => setIsMe(target.checked)}
            className="size-4 accent-(--accent)"
          />
          {words.ownerIsMe}
        </label>
        <p id={`${id}-problem`} role="status" className="text-problem empty:hidden">
          {wrong && words.ownerMissing}
        </p>
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {fields.storage === 'device' ? words.ownerHereHint : words.ownerHint}{' '}
          {!rows.every(isShareable) && words.requestsHere}
        </p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" look="primary">
            {words.ownerSet}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
