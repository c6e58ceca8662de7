import { useState } from 'react';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import {
  choicesWith,
  entryOf,
  type FieldChoice,
  type FieldEntry,
  sameEntry,
} from '#/domain/records/fieldEntry.ts';
import { CustomFieldValue } from './CustomFieldValue.tsx';
import { EditForm } from './EditForm.tsx';
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

/** A custom field while it is edited. */
export function FieldEditor(props: FieldEditorProps) {
  const { definition, start, seen, newest, failure, choices, onSave, onCancel } = props;
  const [entry, setEntry] = useState(() => entryOf(start));
  const name = definition.label;
  const now = entryOf(newest);
  const changed = !sameEntry(now, entryOf(seen)) && !sameEntry(now, entry);

  return (
    <EditForm
      name={name}
      className="my-1 max-w-full space-y-2 text-sm"
      failure={failure}
      changed={
        changed && (
          <>
            {newest ? (
              <>
                {words.isNow(name)} <CustomFieldValue field={newest} />.
              </>
            ) : (
              words.clearedElsewhere(name)
            )}{' '}
            {words.savingReplaces}
          </>
        )
      }
      onSave={(form) => {
        // What was typed and names nothing is corrected, not thrown away.
        if (!form.querySelector('[list][aria-invalid=true]')) onSave(entry);
      }}
      onCancel={onCancel}
    >
      {(describedBy) => (
        <>
          {definition.description !== null && (
            <p className="text-xs break-words text-ink-soft">{definition.description}</p>
          )}
          <FieldControl
            definition={definition}
            entry={entry}
            onChange={setEntry}
            choices={choices && choicesWith(choices, start)}
            autoFocus={props.autoFocus}
            describedBy={describedBy}
          />
        </>
      )}
    </EditForm>
  );
}
