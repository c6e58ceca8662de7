import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import * as words from '#/features/settings/words.ts';
import { FormDialog } from '#/parts/FormDialog.tsx';
import { TextField } from '#/parts/TextField.tsx';
import { defineMutation } from '#/queries/defineFields.ts';
import { refusalOf } from '#/queries/refusal.ts';
import { whyNotSaved } from '#/queries/writeFailure.ts';
import type { FieldDialogProps } from './fieldDialog.ts';

/** The name and the description of a field; all else is fixed once it exists. */
export function RenameField({
  definition,
  api,
  client,
  onDone,
  onClose,
}: FieldDialogProps & { readonly definition: CustomDefinition }) {
  const { id } = definition;
  const [label, setLabel] = useState(definition.label);
  const [description, setDescription] = useState(definition.description ?? '');
  const { mutate, mutateAsync, isPending, error } = useMutation(defineMutation(api, client));
  const refusal = refusalOf(error, ['display_name', 'description']);
  const undo = () => {
    mutateAsync({ kind: 'change', definition }).then(
      () => onDone({ words: words.restored(definition.label), undo: null }),
      (failure: unknown) => onDone({ words: whyNotSaved(failure), undo: null }),
    );
  };
  return (
    <FormDialog
      title={words.edit(definition.label)}
      submit={words.save}
      isSaving={isPending}
      problem={refusal.rest}
      onClose={onClose}
      onSubmit={() => {
        if (label.trim() === '') return;
        const next = { id, label, description: description.trim() === '' ? null : description };
        const onSuccess = () => {
          onDone({ words: words.changed(label), undo });
          onClose();
        };
        mutate({ kind: 'change', definition: next }, { onSuccess });
      }}
    >
      <TextField
        label={words.name}
        value={label}
        problem={label.trim() === '' ? words.nameBlank : refusal.of('display_name')}
        autoFocus
        onChange={setLabel}
      />
      <TextField
        label={words.description}
        value={description}
        hint={words.descriptionHint}
        problem={refusal.of('description')}
        onChange={setDescription}
      />
    </FormDialog>
  );
}
