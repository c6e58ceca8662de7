import { useId, useState } from 'react';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import {
  choicesWith,
  entryOf,
  type FieldChoice,
  type FieldEntry,
  sameEntry,
} from '#/domain/records/fieldEntry.ts';
import { Button } from '#/ui/Button.tsx';
import { CustomFieldValue } from './CustomFieldValue.tsx';
import * as words from './editWords.ts';
import { FieldControl } from './FieldControl.tsx';

export interface FieldEditorProps {
  readonly definition: CustomDefinition;
  /** What the field begins with. */
  readonly start: CustomField | null;
  /** What the record held when editing began. */
  readonly seen: CustomField | null;
  /** What the record holds now, as last loaded. */
  readonly newest: CustomField | null;
  readonly choices: readonly FieldChoice[] | null;
  /** Why the last try was not saved, or why there is nothing to choose from. */
  readonly failure: string | null;
  readonly autoFocus: boolean;
  readonly onSave: (entry: FieldEntry) => void;
  readonly onCancel: () => void;
}

/** A custom field while it is edited. A value that somebody changed meanwhile is never overwritten without a word. */
export function FieldEditor(props: FieldEditorProps) {
  const { definition, start, seen, newest, failure, choices, onSave, onCancel } = props;
  const [entry, setEntry] = useState(() => entryOf(start));
  const failureId = useId();
  const name = definition.label;
  const now = entryOf(newest);
  const changed = !sameEntry(now, entryOf(seen)) && !sameEntry(now, entry);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from its controls.
    <form
      aria-label={words.edit(name)}
      className="my-1 max-w-full space-y-2 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        // What was typed and names nothing is corrected, not thrown away.
        if (event.currentTarget.querySelector('[list][aria-invalid=true]')) return;
        onSave(entry);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onCancel();
      }}
    >
      {definition.description !== null && (
        <p className="text-xs break-words text-ink-soft">{definition.description}</p>
      )}
      <FieldControl
        definition={definition}
        entry={entry}
        onChange={setEntry}
        choices={choices && choicesWith(choices, start)}
        autoFocus={props.autoFocus}
        describedBy={failure === null ? undefined : failureId}
      />
      {failure !== null && (
        <p id={failureId} role="alert" className="break-words text-problem">
          {failure}
        </p>
      )}
      {changed && (
        <p role="status" className="break-words text-attention">
          {newest ? (
            <>
              {words.isNow(name)} <CustomFieldValue field={newest} />.
            </>
          ) : (
            words.clearedElsewhere(name)
          )}{' '}
          {words.savingReplaces}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary">
          {changed ? words.replace : words.save}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
