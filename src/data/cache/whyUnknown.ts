import type { ApiError } from '#/data/http/errors.ts';
import { describeError } from './describeError.ts';

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
