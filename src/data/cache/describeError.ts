import { ApiError } from '#/data/http/errors.ts';
import { describeFailure, type FailureText } from '#/data/http/errorTable.ts';

/** What happened, why, and what to do next, for any error a page may meet. */
export function describeError(error: unknown): FailureText {
  return describeFailure(error instanceof ApiError ? error : new ApiError({ kind: 'unexpected' }));
}

const unknown = {
  list: { loading: 'loading the list', missing: 'the list is not loaded' },
  requests: { loading: 'loading the tracking requests', missing: 'the tracking requests are not loaded' },
} as const;

/** Why a count that rests on an answer is not known yet, in a few words. */
export function whyUnknown(
  { error, isFetching }: { readonly error: ApiError | null; readonly isFetching: boolean },
  what: keyof typeof unknown,
): string {
  if (isFetching) return unknown[what].loading;
  return error ? describeError(error).title : unknown[what].missing;
}
