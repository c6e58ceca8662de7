import { ApiError } from '#/data/http/errors.ts';
import { describeFailure, type FailureText } from '#/data/http/errorTable.ts';

/** What happened, why, and what to do next, for any error a page may meet. */
export function describeError(error: unknown): FailureText {
  return describeFailure(error instanceof ApiError ? error : new ApiError({ kind: 'unexpected' }));
}

/** Why a count that rests on an answer is not known yet, in a few words. */
export function whyUnknown(
  { error, isFetching }: { readonly error: ApiError | null; readonly isFetching: boolean },
  what: string,
): string {
  if (isFetching) return `loading the ${what}`;
  return error ? describeError(error).title : `the ${what} is not loaded`;
}
