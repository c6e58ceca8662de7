import { toApiError } from '#/data/http/errors.ts';
import { describeFailure, type FailureText } from '#/data/http/words.ts';

/** What happened, why, and what to do next, for any error a page may meet. */
export function describeError(error: unknown): FailureText {
  return describeFailure(toApiError(error));
}
