import { ApiError } from '#/api/errors.ts';
import { describeFailure, type FailureWords } from '#/api/errorTable.ts';

/** What happened, why, and what to do next, for any error a page may meet. */
export function errorWords(error: unknown): FailureWords {
  return describeFailure(error instanceof ApiError ? error : new ApiError({ kind: 'unexpected' }));
}
