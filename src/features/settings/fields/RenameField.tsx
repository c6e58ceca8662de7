import { useMutation, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { refusalOf, ChangedMeanwhile, whyNotSaved } from '#/data/cache/writeFailure.ts';
import { defineMutation } from '#/data/customFields/defineFields.ts';
import type { DefinitionText } from '#/domain/records/definitionDraft.ts';
import type { Done } from '#/features/settings/done.ts';
import * as words from '#/features/settings/words.ts';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';

/** The name and the description of a field; all else is fixed once it exists. */
export function RenameField({
  definition,
  api,
  client,
  onDone,
  onClose,
}: FieldDialogProps & { readonly definition: DefinitionText }) {
  const [label, setLabel] = useState(definition.label);
  const [description, setDescription] = useState(definition.description ?? '');
  const { mutate, mutateAsync, isPending, error } = useMutation(defineMutation(api, client));
  const newest = error instanceof ChangedMeanwhile ? error.newest : null;
  const seen = newest ?? definition;
  const refusal = refusalOf(error, ['display_name', 'description']);

  const save = () => {
    if (label.trim() === '') return;
    const next = { id: definition.id, label: label.trim(), description: description.trim() || null };
    const undo = () => {
      mutateAsync({ kind: 'change', next: seen, seen: next }).then(
        () => onDone({ words: words.restored(seen.label), undo: null }),
        (failure: unknown) => onDone({ words: whyNotSaved(failure), undo: null }),
      );
    };
    const onSuccess = () => {
      onDone({ words: words.changed(next.label), undo });
      onClose();
    };
    mutate({ kind: 'change', next, seen }, { onSuccess });
  };

  return (
    <FormDialog
      title={words.edit(definition.label)}
      submit={words.save}
      isSaving={isPending}
      problem={refusal.rest}
      hint={newest && words.isNow(newest.label, newest.description)}
      onClose={onClose}
      onSubmit={save}
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

/** What every dialog about a field is given. */
export interface FieldDialogProps {
  readonly api: RouterContext['api'];
  readonly client: QueryClient;
  readonly onDone: (done: Done) => void;
  readonly onClose: () => void;
}
