import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#/data/cache/writeFailure.ts';
import { defineMutation } from '#/data/customFields/defineFields.ts';
import { type DefinitionDraft, referenceTypes, slugOf } from '#/domain/records/definitionDraft.ts';
import { dataTypes } from '#/domain/records/fieldEntry.ts';
import * as words from '#/features/settings/words.ts';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { SelectField } from '#/parts/fields/SelectField.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import type { FieldDialogProps } from './RenameField.tsx';

const members = ['display_name', 'api_slug', 'entity_type', 'data_type', 'reference_type', 'description'];
const empty: DefinitionDraft = {
  entityType: 'shipment',
  label: '',
  slug: '',
  dataType: 'short_text',
  description: '',
  referenceType: 'Party',
};

/** Defines a custom field. */
export function CreateField({ api, client, onDone, onClose }: FieldDialogProps) {
  const [draft, setDraft] = useState(empty);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation(defineMutation(api, client));
  const refusal = refusalOf(error, members);
  const change = (over: Partial<DefinitionDraft>) => setDraft({ ...draft, ...over });
  const nameProblem = tried && draft.label.trim() === '' ? words.nameBlank : null;
  const slugProblem = tried && draft.slug === '' ? words.slugBlank : null;
  return (
    <FormDialog
      title={words.defineTitle}
      submit={words.create}
      isSaving={isPending}
      problem={refusal.rest}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (draft.label.trim() === '' || draft.slug === '') return;
        const onSuccess = () => {
          onDone({ words: words.created(draft.label), undo: null });
          onClose();
        };
        mutate({ kind: 'create', draft }, { onSuccess });
      }}
    >
      <TextField
        label={words.name}
        value={draft.label}
        hint={words.nameHint}
        problem={nameProblem ?? refusal.of('display_name')}
        autoFocus
        onChange={(label) => {
          // The slug follows the name until somebody writes another one.
          const follows = draft.slug === slugOf(draft.label);
          change({ label, slug: follows ? slugOf(label) : draft.slug });
        }}
      />
      <TextField
        label={words.slug}
        value={draft.slug}
        hint={words.slugHint}
        problem={slugProblem ?? refusal.of('api_slug')}
        onChange={(slug) => change({ slug })}
      />
      <SelectField
        label={words.record}
        value={draft.entityType}
        options={words.records}
        problem={refusal.of('entity_type')}
        onChange={(entityType) => change({ entityType })}
      />
      <SelectField
        label={words.type}
        value={draft.dataType}
        options={dataTypes.map((value) => ({ value, label: words.typeNames[value] }))}
        hint={words.typeHint}
        problem={refusal.of('data_type')}
        onChange={(dataType) => change({ dataType })}
      />
      {draft.dataType === 'reference' && (
        <SelectField
          label={words.refersTo}
          value={draft.referenceType}
          options={referenceTypes.map((value) => ({ value, label: words.referenceNames[value] }))}
          problem={refusal.of('reference_type')}
          onChange={(referenceType) => change({ referenceType })}
        />
      )}
      <TextField
        label={words.description}
        value={draft.description}
        hint={words.descriptionHint}
        problem={refusal.of('description')}
        onChange={(description) => change({ description })}
      />
    </FormDialog>
  );
}
