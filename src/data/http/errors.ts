// No answer, or none that shows what became of a change: it may have been carried out all the same.
const unclear: ReadonlySet<ApiErrorKind> = new Set<ApiErrorKind>([
  'serverError',
  'unreachable',
  'timeout',
  'aborted',
  'malformed',
]);

/** What went wrong, in the kinds that a reader can act upon differently. */
export type ApiErrorKind =
  | 'unauthorized'
  | 'signedOut'
  | 'forbidden'
  | 'featureNotEnabled'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'rateLimited'
  | 'serverError'
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'malformed'
  | 'unexpected';

/** One complaint of the service. */
export interface ApiErrorItem {
  readonly detail: string;
  /** Where in the request body, such as `/data/attributes/scac`; null when it concerns the whole. */
  readonly pointer: string | null;
  readonly code: string | null;
  /** What the service says besides; left out where that is nothing. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** HTTP status; null or left out when no answer came. */
  readonly status?: number | null;
  /** What the service says, as plain text fit for a reader. */
  readonly detail?: string | null;
  /** How long the service asks to wait. */
  readonly retryAfterMs?: number | null;
  readonly items?: readonly ApiErrorItem[];
}

/** The one error of the wire side. Everything that `Api` throws is one of these. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly detail: string | null;
  readonly retryAfterMs: number | null;
  readonly items: readonly ApiErrorItem[];

  constructor({ kind, status = null, detail = null, retryAfterMs = null, items = [] }: ApiErrorFacts) {
    super(detail ?? kind);
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
    this.items = items;
  }
}

/** Whether a failed write may have been carried out. */
export function isUnclear(error: unknown): error is ApiError {
  return error instanceof ApiError && unclear.has(error.kind);
}
