import { describeError } from '#/data/cache/describeError.ts';
import { FieldControl } from '#/parts/fields/FieldControl.tsx';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import type { FieldChangeDraft } from './useFieldChange.ts';
import * as words from './words.ts';

/** Which custom field is to change, and to what. */
export function FieldChangeForm({ draft }: { draft: FieldChangeDraft }) {
  const { definitions, definition, held, error } = draft;
  if (error) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        {words.fieldsFailed} {describeError(error).title}.{' '}
        <Button look="bare" className="-my-1" onClick={draft.retry}>
          {tryAgain}
        </Button>
      </p>
    );
  }
  if (definitions?.length === 0) return <p className="text-sm text-ink-soft">{words.noFields}</p>;
  return (
    <>
      {definitions && definition && (
        <>
          <Select
            label={words.customField}
            value={definition.id}
            options={definitions.map((each) => ({ value: each.id, label: words.fieldOf(each) }))}
            onChange={draft.choose}
            className="w-64 max-w-full"
          />
          <RadioGroup
            label={words.fieldAction}
            value={draft.isSet ? 'set' : 'clear'}
            options={words.fieldActions}
            onChange={(value) => draft.setSet(value === 'set')}
          />
          {draft.isSet && (
            <div className="text-sm">
              <FieldControl
                key={definition.id}
                definition={definition}
                entry={draft.entry}
                onChange={draft.setEntry}
                choices={draft.choices}
                autoFocus={false}
              />
            </div>
          )}
        </>
      )}
      {!held?.complete && (
        <p role="status" className="text-sm text-ink-soft">
          {words.fieldsLoading(held?.fields.length ?? 0)}
        </p>
      )}
    </>
  );
}
