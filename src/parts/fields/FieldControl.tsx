import { useId, useState } from 'react';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import { choiceLabel, type FieldChoice, type FieldEntry, knownType } from '#/domain/records/fieldEntry.ts';
import { CheckBox } from '#/ui/fields/CheckBox.tsx';
import { optionsOf } from '#/ui/fields/optionsOf.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { flagLabels } from '#/wording/customFields.ts';
import * as words from './editWords.ts';

export interface FieldControlProps {
  readonly definition: CustomDefinition;
  readonly entry: FieldEntry;
  readonly onChange: (entry: FieldEntry) => void;
  /** What can be chosen; null while it is not loaded, empty where nothing is chosen from a list. */
  readonly choices: readonly FieldChoice[] | null;
  readonly autoFocus: boolean;
  /** The id of why the entry was refused. */
  readonly describedBy?: string | undefined;
}

const inputClasses =
  'h-8 w-64 max-w-full rounded border border-line-strong bg-surface px-2 text-sm max-md:h-11 aria-invalid:border-problem';

/** What a custom field is typed or chosen with, by its data type. */
export function FieldControl(props: FieldControlProps) {
  const { definition, entry, onChange, choices } = props;
  const [first = ''] = entry;
  switch (knownType(definition)) {
    case 'boolean':
      return <Choice {...props} choices={optionsOf(flagLabels)} />;
    case 'enum':
      return choices ? <Choice {...props} choices={choices} /> : <Loading />;
    case 'enum_multi':
      return choices ? <Choices {...props} choices={choices} /> : <Loading />;
    case 'reference':
      return choices ? <ChoiceByName {...props} choices={choices} /> : <Loading />;
    case 'date':
      return <Text {...props} type="date" value={first} onText={(text) => onChange(one(text))} />;
    case 'datetime':
      return <DateTime {...props} />;
    case 'number':
      return <Text {...props} inputMode="decimal" value={first} onText={(text) => onChange(one(text))} />;
    case 'short_text':
    case null:
      return <Text {...props} value={first} onText={(text) => onChange(one(text))} />;
  }
}

/** Blank is not filled in. */
function one(text: string): FieldEntry {
  return text.trim() === '' ? [] : [text];
}

const Loading = () => (
  <p role="status" className="text-ink-soft">
    {words.loadingChoices}
  </p>
);

function Text({
  definition,
  value,
  onText,
  autoFocus,
  describedBy,
  type = 'text',
  inputMode,
}: Pick<FieldControlProps, 'definition' | 'autoFocus' | 'describedBy'> & {
  value: string;
  onText: (text: string) => void;
  type?: 'text' | 'date';
  inputMode?: 'decimal';
}) {
  return (
    <input
      type={type}
      inputMode={inputMode}
      aria-label={definition.label}
      aria-invalid={describedBy !== undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      autoFocus={autoFocus}
      value={value}
      onChange={({ target }) => onText(target.value)}
      className={inputClasses}
    />
  );
}

const clockDigits = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/;

/** Clock digits without a zone; what has another form stays a text that can be corrected. */
function DateTime({ definition, entry, onChange, autoFocus, describedBy }: FieldControlProps) {
  const id = useId();
  const [first = ''] = entry;
  if (first !== '' && !clockDigits.test(first)) {
    return (
      <Text
        {...{ definition, autoFocus, describedBy }}
        value={first}
        onText={(text) => onChange(one(text))}
      />
    );
  }
  return (
    <>
      <input
        type="datetime-local"
        aria-label={definition.label}
        aria-invalid={describedBy !== undefined}
        aria-describedby={describedBy ?? id}
        autoFocus={autoFocus}
        value={first.replace(' ', 'T')}
        onChange={({ target }) => onChange(one(target.value.replace('T', ' ')))}
        className={inputClasses}
      />
      <p id={id} className="text-xs text-ink-soft">
        {words.zoneUnknown}
      </p>
    </>
  );
}

type Chosen = FieldControlProps & { readonly choices: readonly FieldChoice[] };

/** The choices with what is chosen and not among them any more. */
function withChosen(choices: readonly FieldChoice[], entry: FieldEntry): readonly FieldChoice[] {
  const gone = entry.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...gone.map((value) => ({ value, label: value }))];
}

function Choice({ definition, entry, choices, onChange, autoFocus, describedBy }: Chosen) {
  return (
    <Select
      label={definition.label}
      value={entry[0] ?? ''}
      options={[{ value: '', label: words.notFilledIn }, ...withChosen(choices, entry)]}
      onChange={(value) => onChange(one(value))}
      autoFocus={autoFocus}
      isWrong={describedBy !== undefined}
      describedBy={describedBy}
      className="w-64 max-w-full"
    />
  );
}

function Choices({ definition, entry, choices, onChange, autoFocus, describedBy }: Chosen) {
  const all = withChosen(choices, entry);
  if (all.length === 0) return <p className="text-ink-soft">{words.noChoices}</p>;
  return (
    <div
      role="group"
      aria-label={definition.label}
      aria-describedby={describedBy}
      className="max-h-60 overflow-y-auto"
    >
      {all.map(({ value, label }, index) => (
        <div key={value} className="flex min-h-8 items-center max-md:min-h-11">
          <CheckBox
            label={label}
            checked={entry.includes(value)}
            autoFocus={autoFocus && index === 0}
            className="h-full items-center"
            onChange={({ target }) =>
              onChange(target.checked ? [...entry, value] : entry.filter((each) => each !== value))
            }
          />
          <span aria-hidden>{label}</span>
        </div>
      ))}
    </div>
  );
}

/** As many names as are looked over while typing. */
const maxNames = 50;

/** One of many records, found by typing a part of its name. */
function ChoiceByName({ definition, entry, choices, onChange, autoFocus, describedBy }: Chosen) {
  const id = useId();
  const [first] = entry;
  const [text, setText] = useState(first === undefined ? '' : choiceLabel(choices, first));
  const typed = text.trim().toLowerCase();
  const isWrong = typed !== '' && first === undefined;
  const names = choices.filter(({ label }) => label.toLowerCase().includes(typed)).slice(0, maxNames);
  return (
    <>
      <input
        aria-label={definition.label}
        aria-invalid={isWrong || describedBy !== undefined}
        aria-describedby={isWrong ? `${id}-note` : describedBy}
        list={id}
        autoComplete="off"
        autoFocus={autoFocus}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const wanted = target.value.trim().toLowerCase();
          const found = choices.find(({ label }) => label.toLowerCase() === wanted);
          onChange(found ? [found.value] : []);
        }}
        className={inputClasses}
      />
      <datalist id={id}>
        {names.map(({ value, label }) => (
          <option key={value} value={label}>
            {label}
          </option>
        ))}
      </datalist>
      <p id={`${id}-note`} role="status" className="text-xs text-attention empty:hidden">
        {isWrong && words.chooseFromList(text)}
      </p>
    </>
  );
}
