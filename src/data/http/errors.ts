import { isObject } from '#/domain/records/json.ts';

// No answer, or none that shows what became of a change: it may have been carried out all the same.
const unclear: ReadonlySet<ApiErrorKind> = new Set<ApiErrorKind>([
  'serverError',
  'unreachable',
  'timeout',
  'aborted',
  'malformed',
  'ours',
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
  | 'unexpected'
  | 'ours';

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

  constructor(
    { kind, status = null, detail = null, retryAfterMs = null, items = [] }: ApiErrorFacts,
    options?: ErrorOptions,
  ) {
    super(detail ?? kind, options);
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
    this.items = items;
  }
}

/** What the wire side has said, or an error of our own code: never one of the service. */
export function toApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError({ kind: 'ours' }, { cause: thrown });
}

// What the service says about these adds something a reader can use. On the others it is noise, or (401) may
// repeat the key that was sent.
const quotable: ReadonlySet<ApiErrorKind> = new Set<ApiErrorKind>([
  'forbidden',
  'featureNotEnabled',
  'conflict',
  'invalid',
  'serverError',
  'unexpected',
]);

/** What the service says, where that helps a reader. */
export function quotableDetail({ kind, detail }: ApiError): string | null {
  return quotable.has(kind) && detail ? detail : null;
}

/** Whether a failed write may have been carried out. */
export function isUnclear(error: unknown): error is ApiError {
  return error instanceof ApiError && unclear.has(error.kind);
}

/** The words of a failed answer's body. */
interface ErrorBody {
  readonly detail: string | null;
  readonly items: readonly ApiErrorItem[];
}

const longestDetail = 300;

/**
 * Reads the body of a failed answer, whatever it is: the errors array of docs/interface.md 1.6, a list of `{detail}`
 * only, an `error` key, a `message`, a plain string, an HTML page, nothing (docs/interface.md 1.6). HTML yields no
 * words.
 *
 * @param text the body as it came
 */
export function readErrorBody(text: string): ErrorBody {
  const body = parse(text);
  if (typeof body === 'string') return { detail: plainText(body), items: [] };
  if (!isObject(body)) return { detail: null, items: [] };
  const { errors } = body;
  const items = (Array.isArray(errors) ? errors : []).map(readItem).filter((item) => item !== null);
  const single = [body['error'], errors, body['message'], body['detail']].map(plainText);
  return {
    detail: items.length > 0 ? joinDetails(items) : (single.find((words) => words !== null) ?? null),
    items,
  };
}

/** The kind of failure that an HTTP status stands for. */
export function kindOfStatus(status: number, { detail, items }: ErrorBody): ApiErrorKind {
  // A gateway says so, with one status or another (docs/gateway.md 3).
  if (items.some(({ code }) => code === 'signed_out')) return 'signedOut';
  if (status >= 500) return 'serverError';
  switch (status) {
    case 400:
    case 413:
    case 422:
      return 'invalid';
    case 401:
      return 'unauthorized';
    case 403:
      return speaksOfFeature([detail, ...items.map((item) => item.detail)])
        ? 'featureNotEnabled'
        : 'forbidden';
    case 404:
      return 'notFound';
    case 408:
      return 'timeout';
    case 409:
      return 'conflict';
    case 429:
      return 'rateLimited';
    default:
      return 'unexpected';
  }
}

// A 403 about the plan of the account differs by its words only (docs/interface.md 1.6).
function speaksOfFeature(words: readonly (string | null)[]): boolean {
  return words.some((text) => text !== null && /not enabled|feature/i.test(text));
}

function readItem(item: unknown): ApiErrorItem | null {
  if (typeof item === 'string') {
    const detail = plainText(item);
    return detail === null ? null : { detail, pointer: null, code: null };
  }
  if (!isObject(item)) return null;
  const { source } = item;
  const code = plainText(item['code']);
  const title = plainText(item['title']);
  const detail = plainText(item['detail']) ?? title ?? code;
  if (detail === null) return null;
  // The title names a plan problem where the detail does not: "API access not enabled".
  const words =
    title !== null && /not enabled/i.test(title) && detail !== title ? `${title}: ${detail}` : detail;
  const at = isObject(source) ? (plainText(source['pointer']) ?? plainText(source['parameter'])) : null;
  const { meta } = item;
  return {
    detail: words,
    pointer: at,
    code,
    ...(isObject(meta) && Object.keys(meta).length > 0 && { meta }),
  };
}

function joinDetails(items: readonly ApiErrorItem[]): string {
  return shorten(
    items.map(({ detail, pointer }) => (pointer === null ? detail : `${detail} (${pointer})`)).join('; '),
  );
}

/** Words fit for a reader: no markup, no credentials, not endless. Null when nothing is left. */
function plainText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const words = value.replace(/\s+/g, ' ').trim();
  if (words === '' || /<[a-z!/?][^>]*>?/i.test(words)) return null;
  return shorten(words.replace(/\b(token|bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 …'));
}

function shorten(words: string): string {
  return words.length > longestDetail ? `${words.slice(0, longestDetail - 1)}…` : words;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
