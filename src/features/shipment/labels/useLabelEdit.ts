import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { LabelTarget } from '#/domain/records/labelTarget.ts';
import { editLabelsMutation, type LabelEdit, labelEditKey } from '#/queries/editLabels.ts';
import type { LabelFailure } from '#/queries/labelFailure.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** What became of the last change of a field. */
export type LastEdit =
  | { readonly status: 'saving' }
  | { readonly status: 'saved'; readonly edit: LabelEdit; readonly labels: readonly string[] }
  | { readonly status: 'failed'; readonly edit: LabelEdit; readonly failure: LabelFailure };

/**
 * The last change of a field and how to make the next. It outlives the field: who comes back to a page finds what was
 * refused there, with what was typed.
 */
export function useLabelEdit(target: LabelTarget) {
  const client = useQueryClient();
  const api = route.useRouteContext({ select: (context) => context.api });
  const { mutate } = useMutation(editLabelsMutation(api, client, target));
  const mutationKey = labelEditKey(target);
  const last = useMutationState<LastEdit | null>({
    filters: { mutationKey, exact: true },
    select: ({ state: { status, variables, data, error } }) => {
      const edit = variables as LabelEdit;
      if (status === 'pending') return { status: 'saving' };
      if (status === 'success') return { status: 'saved', edit, labels: data as readonly string[] };
      return status === 'error'
        ? { status: 'failed', edit, failure: error as unknown as LabelFailure }
        : null;
    },
  }).at(-1);

  const discard = () => {
    const cache = client.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey, exact: true })) cache.remove(mutation);
  };
  return { last: last ?? null, save: mutate, discard };
}
