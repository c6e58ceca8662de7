import type { ApiError } from '#/data/http/errors.ts';
import { describeError } from './describeError.ts';
import { unknownLabels } from './unknownWords.ts';

/** Why a count that rests on an answer is not known yet, in a few words. */
export function whyUnknown(
  { error, isFetching }: { readonly error: ApiError | null; readonly isFetching: boolean },
  what: keyof typeof unknownLabels,
): string {
  if (isFetching) return unknownLabels[what].loading;
  return error ? describeError(error).title : unknownLabels[what].missing;
}
