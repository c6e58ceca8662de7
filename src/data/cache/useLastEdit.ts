import {
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import type { WriteFailure } from './writeFailure.ts';

/** What became of the last change of a value. */
export type LastEdit<Edit, Saved> =
  | { readonly status: 'saving' }
  | { readonly status: 'saved'; readonly edit: Edit; readonly saved: Saved }
  | { readonly status: 'failed'; readonly edit: Edit; readonly failure: WriteFailure };

/**
 * The last change of a value, how to make the next, and how to forget it. It outlives its field: who comes back to a page
 * finds what was refused there, with what was typed.
 */
export function useLastEdit<Edit, Saved>(
  mutation: UseMutationOptions<Saved, WriteFailure, Edit>,
): {
  readonly last: LastEdit<Edit, Saved> | null;
  readonly save: UseMutationResult<Saved, WriteFailure, Edit>['mutate'];
  readonly discard: () => void;
} {
  const client = useQueryClient();
  const { mutate } = useMutation(mutation);
  const filters = { ...(mutation.mutationKey && { mutationKey: mutation.mutationKey }), exact: true };
  const last = useMutationState<LastEdit<Edit, Saved> | null>({
    filters,
    select: ({ state: { status, variables, data, error } }) => {
      const edit = variables as Edit;
      if (status === 'pending') return { status: 'saving' };
      if (status === 'success') return { status: 'saved', edit, saved: data as Saved };
      return status === 'error'
        ? { status: 'failed', edit, failure: error as unknown as WriteFailure }
        : null;
    },
  }).at(-1);
  const discard = () => {
    const cache = client.getMutationCache();
    for (const known of cache.findAll(filters)) cache.remove(known);
  };
  return { last: last ?? null, save: mutate, discard };
}
