import { useMutation, useQuery } from '@tanstack/react-query';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import * as words from '#/features/settings/words.ts';
import { FormDialog } from '#/parts/FormDialog.tsx';
import { defineMutation, valueCountQuery } from '#/queries/defineFields.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { whyNotSaved } from '#/queries/writeFailure.ts';
import type { FieldDialogProps } from './fieldDialog.ts';

/** Asks before a field is deleted, and says how many values go with it. */
export function DeleteField({
  definition: { id, label },
  api,
  client,
  onDone,
  onClose,
}: FieldDialogProps & { readonly definition: CustomDefinition }) {
  const count = useQuery(valueCountQuery(api, id));
  const { mutate, isPending, error } = useMutation(defineMutation(api, client));
  const known = count.data ?? null;
  return (
    <FormDialog
      title={words.removeLabel(label)}
      submit={words.removeField(known)}
      isSaving={isPending}
      problem={error ? whyNotSaved(error) : null}
      onClose={onClose}
      onSubmit={() => {
        // Nobody decides before it is known what is lost.
        if (count.isPending) return;
        const onSuccess = () => {
          onDone({ words: words.deleted(label), undo: null });
          onClose();
        };
        mutate({ kind: 'delete', id }, { onSuccess });
      }}
    >
      <p role="status">
        {count.isPending ? words.counting : words.valuesGo(known)} {words.noUndo}
      </p>
      {count.error && <p className="text-ink-soft">{errorWords(count.error).title}.</p>}
    </FormDialog>
  );
}
