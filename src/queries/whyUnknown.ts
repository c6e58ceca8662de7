import type { ApiError } from '#/api/errors.ts';
import { errorWords } from './errorWords.ts';

/** Why a count that rests on an answer is not known yet, in a few words. */
export function whyUnknown(
  { error, isFetching }: { readonly error: ApiError | null; readonly isFetching: boolean },
  what: string,
): string {
  if (isFetching) return `loading the ${what}`;
  return error ? errorWords(error).title : `the ${what} is not loaded`;
}
