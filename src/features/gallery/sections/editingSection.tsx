import type { ComponentProps, ReactNode } from 'react';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import type { FieldChoice } from '#/domain/records/fieldEntry.ts';
import { caseStorage } from '#/features/exceptions/caseWords.ts';
import { longText } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { WithValue } from '#/features/gallery/WithValue.tsx';
import { AccountFieldNotices } from '#/parts/fields/AccountFieldNotices.tsx';
import { CustomFieldValue } from '#/parts/fields/CustomFieldValue.tsx';
import { EditButton, EditStatus } from '#/parts/fields/EditInPlace.tsx';
import { FieldEditor } from '#/parts/fields/FieldEditor.tsx';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { SelectField } from '#/parts/fields/SelectField.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { TokenField } from '#/parts/fields/TokenField.tsx';
import { Button } from '#/ui/Button.tsx';

const nothing = () => undefined;

const choices: readonly FieldChoice[] = [
  { value: 'fob', label: 'FOB' },
  { value: 'cif', label: 'CIF' },
];

export const editingSection: GallerySection = {
  id: 'editing',
  title: 'Values that are edited',
  specimens: [
    {
      files: ['src/parts/fields/EditInPlace.tsx'],
      states: {
        saving: status('saving'),
        saved: status('saved'),
        undone: status('saved', true),
      },
    },
    {
      files: ['src/parts/fields/TokenField.tsx'],
      states: {
        empty: tokens([], ''),
        'with values': tokens(['PO 4711', longText], 'SO 22'),
      },
    },
    {
      files: [
        'src/parts/fields/FieldEditor.tsx',
        'src/parts/fields/EditForm.tsx',
        'src/parts/fields/FieldControl.tsx',
      ],
      states: {
        text: editor('short_text', { kind: 'text', text: 'Hall 4' }),
        number: editor('number', { kind: 'number', number: 24 }),
        'yes or no': editor('boolean', { kind: 'flag', on: true }),
        'one of a list': editor('enum', { kind: 'text', text: 'fob' }),
        'several of a list': editor('enum_multi', { kind: 'texts', texts: ['fob', 'gone'] }),
        'zone unknown': editor('datetime', null),
        refused: editor('number', null, 'Not saved. The service says “is not a number”.'),
      },
    },
    {
      files: ['src/parts/fields/TextField.tsx', 'src/parts/fields/FieldFrame.tsx'],
      states: {
        'with a hint': textField(null),
        refused: textField('A field with the slug cost_center already exists. Choose another.'),
      },
    },
    {
      files: ['src/parts/fields/SelectField.tsx'],
      states: { 'with a hint': selectField(null), refused: selectField('fob is no type.') },
    },
    {
      files: ['src/parts/fields/FormDialog.tsx'],
      states: {
        'press the button': (
          <WithValue first={false}>
            {(isOpen, onOpen) => (
              <>
                <Button onClick={() => onOpen(true)}>New field</Button>
                {isOpen && (
                  <FormDialog
                    title="New field"
                    submit="Create"
                    isSaving={false}
                    problem="Not saved: this was changed elsewhere meanwhile."
                    hint="It is now “Ledger”. Saving replaces that."
                    onSubmit={() => onOpen(false)}
                    onClose={() => onOpen(false)}
                  >
                    {textField(null)}
                  </FormDialog>
                )}
              </>
            )}
          </WithValue>
        ),
      },
    },
    {
      files: ['src/parts/fields/AccountFieldNotices.tsx'],
      states: {
        'on this device': accountFields({ storage: 'device', why: 'forbidden' }),
        'kept here, and to be moved': accountFields({}, 3),
        'not saved': accountFields({
          unsent: 2,
          failed: [
            {
              change: {
                entity: { type: 'container', id: 'a' },
                number: 'MSCU1234566',
                slug: 'owner',
                value: 'Kim',
              },
              reason: 'Changed elsewhere meanwhile.',
              newest: 'Alex',
            },
          ],
        }),
      },
    },
    {
      files: ['src/parts/fields/CustomFieldValue.tsx'],
      states: {
        number: <CustomFieldValue field={{ value: { kind: 'number', number: 12_500 }, display: null }} />,
        list: <CustomFieldValue field={{ value: { kind: 'texts', texts: ['a', 'b'] }, display: null }} />,
        'long text': <CustomFieldValue field={{ value: { kind: 'text', text: longText }, display: null }} />,
      },
    },
  ],
};

function accountFields(
  known: Partial<ComponentProps<typeof AccountFieldNotices>['state']>,
  left = 0,
): ReactNode {
  return (
    <AccountFieldNotices
      state={{
        storage: 'account',
        why: null,
        canShare: true,
        taken: [],
        unsent: 0,
        failed: [],
        dismiss: nothing,
        sharing: {
          isAsked: false,
          isSaving: false,
          problem: null,
          ask: nothing,
          cancel: nothing,
          define: nothing,
          stayHere: nothing,
        },
        ...known,
      }}
      left={left}
      onMove={nothing}
      onDiscard={nothing}
      words={caseStorage}
    />
  );
}

function textField(problem: string | null): ReactNode {
  return (
    <WithValue first="cost_center">
      {(value, onChange) => (
        <TextField label="Slug" hint="It cannot be changed later." {...{ value, onChange, problem }} />
      )}
    </WithValue>
  );
}

function selectField(problem: string | null): ReactNode {
  return (
    <WithValue first="fob">
      {(value, onChange) => (
        <SelectField label="Incoterm" hint="As agreed." options={choices} {...{ value, onChange, problem }} />
      )}
    </WithValue>
  );
}

function status(of: 'saving' | 'saved', undoes = false): ReactNode {
  return (
    <span className="group gallery-row">
      <EditButton name="References" />
      <EditStatus name="References" status={of} undoes={undoes} onUndo={nothing} />
    </span>
  );
}

function tokens(labels: readonly string[], text: string): ReactNode {
  return (
    <TokenField
      label="References"
      inputLabel="Add a reference"
      draft={{ tokens: labels, text }}
      onChange={nothing}
      autoFocus={false}
    />
  );
}

function editor(
  dataType: string,
  value: CustomField['value'] | null,
  failure: string | null = null,
): ReactNode {
  const definition: CustomDefinition = {
    id: dataType,
    slug: dataType,
    label: 'Field of the account',
    entityType: 'shipment',
    dataType,
    description: null,
    referenceType: null,
  };
  const field: CustomField | null = value && {
    id: dataType,
    slug: dataType,
    label: definition.label,
    dataType,
    value,
    display: null,
    entity: { type: 'shipment', id: 's1' },
  };
  return (
    <FieldEditor
      definition={definition}
      start={field}
      seen={field}
      newest={field}
      choices={choices}
      failure={failure}
      autoFocus={false}
      onSave={nothing}
      onCancel={nothing}
    />
  );
}
