import { ApiError } from '#/data/http/errors.ts';

/** Whether the service has no such record, which a page shows in its own way. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'notFound';
}

/** Whether the account lacks the paid feature that was asked for. A 403 of the map and of vessels means nothing else. */
export function isFeatureMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
