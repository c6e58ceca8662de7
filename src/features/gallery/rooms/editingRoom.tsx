import type { ReactNode } from 'react';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import type { FieldChoice } from '#/domain/records/fieldEntry.ts';
import type { Room } from '#/features/gallery/room.ts';
import { longText } from '#/features/gallery/samples.ts';
import { CustomFieldValue } from '#/parts/CustomFieldValue.tsx';
import { EditButton } from '#/parts/EditButton.tsx';
import { EditStatus } from '#/parts/EditStatus.tsx';
import { FieldEditor } from '#/parts/FieldEditor.tsx';
import { TokenField } from '#/parts/TokenField.tsx';

const nothing = () => undefined;

const choices: readonly FieldChoice[] = [
  { value: 'fob', label: 'FOB' },
  { value: 'cif', label: 'CIF' },
];

export const editingRoom: Room = {
  id: 'editing',
  title: 'Values that are edited',
  specimens: [
    {
      files: ['src/parts/EditButton.tsx', 'src/parts/EditStatus.tsx'],
      states: {
        saving: status('saving'),
        saved: status('saved'),
        undone: status('saved', true),
      },
    },
    {
      files: ['src/parts/TokenField.tsx'],
      states: {
        empty: tokens([], ''),
        'with values': tokens(['PO 4711', longText], 'SO 22'),
      },
    },
    {
      files: ['src/parts/FieldEditor.tsx', 'src/parts/FieldControl.tsx'],
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
      files: ['src/parts/CustomFieldValue.tsx'],
      states: {
        number: <CustomFieldValue field={{ value: { kind: 'number', number: 12_500 }, display: null }} />,
        list: <CustomFieldValue field={{ value: { kind: 'texts', texts: ['a', 'b'] }, display: null }} />,
        'long text': <CustomFieldValue field={{ value: { kind: 'text', text: longText }, display: null }} />,
      },
    },
  ],
};

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
