import { ApiError, type ApiErrorKind } from './errors.ts';

// No answer, or none that shows what became of a change: it may have been carried out all the same.
const unclear: ReadonlySet<ApiErrorKind> = new Set<ApiErrorKind>([
  'serverError',
  'unreachable',
  'timeout',
  'aborted',
  'malformed',
]);

/** Whether a failed write may have been carried out. */
export function isUnclear(error: unknown): error is ApiError {
  return error instanceof ApiError && unclear.has(error.kind);
}
