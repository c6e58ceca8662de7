import { ApiError } from '#/api/errors.ts';
import { describeFailure, type FailureWords } from '#/api/errorTable.ts';

/** What happened, why, and what to do next, for any error a page may meet. */
export function errorWords(error: unknown): FailureWords {
  return describeFailure(error instanceof ApiError ? error : new ApiError({ kind: 'unexpected' }));
}

/** Whether the service has no such record, which a page shows in its own way. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'notFound';
}

/** Whether the account lacks the paid feature that was asked for. A 403 of the map and of vessels means nothing else. */
export function isFeatureMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
