import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '#/data/cache/describeError.ts';
import { useLastEdit } from '#/data/cache/useLastEdit.ts';
import { describeWriteFailure } from '#/data/cache/writeFailure.ts';
import type { Api } from '#/data/http/api.ts';
import { type FieldEntry, type FieldTarget, fieldWith, isChosen } from '#/domain/records/fieldEntry.ts';
import { editFieldMutation } from './editField.ts';
import { fieldChoicesQuery } from './fieldChoices.ts';

/**
 * The last change of a custom field and how to make the next.
 *
 * @param isOpen whether it is being edited: what can be chosen is loaded then
 */
export function useFieldEdit(api: Api, target: FieldTarget, isOpen: boolean) {
  const { definition } = target;
  const client = useQueryClient();
  const { last, save, discard } = useLastEdit(editFieldMutation(api, client, target));
  const failed = last?.status === 'failed' ? last : null;
  const needsChoices = isChosen(definition);
  const choices = useQuery({
    ...fieldChoicesQuery(api, definition),
    enabled: needsChoices && (isOpen || failed !== null),
  });
  const notLoaded = choices.error && !choices.data ? describeError(choices.error) : null;
  return {
    last,
    failed,
    choices: needsChoices ? (choices.data ?? null) : [],
    failure: failed
      ? describeWriteFailure(failed.failure)
      : notLoaded && `${notLoaded.title}. ${notLoaded.why} ${notLoaded.next}`,
    save,
    discard,
    /** The field with that entry. */
    fieldWith: (entry: FieldEntry) => fieldWith(target, entry, choices.data ?? []),
  };
}
