import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** One item of the `errors` array (docs/interface.md 1.6). */
export interface ProblemItem {
  readonly status?: string;
  readonly code?: string;
  readonly title?: string;
  readonly detail?: string | null;
  readonly source?: { readonly pointer?: string; readonly parameter?: string } | null;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Thrown anywhere in a request; `middleware/errors.ts` answers it as an `errors` array. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly items: readonly ProblemItem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    items: readonly ProblemItem[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(items[0]?.detail ?? items[0]?.title ?? `status ${status}`);
    this.name = 'Problem';
    this.status = status;
    this.items = items;
    this.headers = headers;
  }
}

/** An unknown id and an unknown route have the same body; only some records name their kind (docs/interface.md 1.6). */
export function notFound(detail?: string): Problem {
  return new Problem(404, [{ status: '404', title: 'Not Found', ...(detail ? { detail } : {}) }]);
}

export function badParameter(parameter: string, detail: string): Problem {
  return new Problem(400, [{ status: '400', title: 'Bad Request', detail, source: { parameter } }]);
}

/** A body that is not JSON. The pointer is the whole document (RFC 6901: the empty string). */
export function malformedBody(): Problem {
  const detail = 'The request body is not valid JSON.';
  return new Problem(400, [{ status: '400', title: 'Bad Request', detail, source: { pointer: '' } }]);
}

/** JSON:API 1.1, 9.3: a resource object that does not match the endpoint is a conflict. */
export function conflict(pointer: string, detail: string): Problem {
  return new Problem(409, [{ status: '409', title: 'Conflict', detail, source: { pointer } }]);
}

/** What is wrong with one value of a body. */
export interface Fault {
  /** RFC 6901; the empty string is the whole body. */
  readonly pointer: string;
  readonly detail: string;
  /** `invalid` unless there is a better word. */
  readonly code?: string;
  readonly meta?: ProblemItem['meta'];
}

export function unprocessable(faults: readonly Fault[]): Problem {
  return new Problem(
    422,
    faults.map(({ pointer, detail, code = 'invalid', meta }) => ({
      status: '422',
      code,
      title: 'Unprocessable Entity',
      detail,
      source: { pointer },
      ...(meta ? { meta } : {}),
    })),
  );
}

/** The account has as many of something as it may have. */
export function tooMany(what: string, advice: string, code?: string): Problem {
  const detail = `The account has ${what}, which is the maximum. ${advice}`;
  return unprocessable([{ pointer: '/data', detail, ...(code ? { code } : {}) }]);
}

/** The paid routing that the account lacks (docs/interface.md 1.6 and 2.3). */
export function featureMissing(): Problem {
  const detail = 'Routing data feature is not enabled for this account.';
  return new Problem(403, [{ status: '403', title: 'Forbidden', detail }]);
}

/** The paid refresh that the account lacks (docs/interface.md 1.6). */
export function refreshMissing(): Problem {
  const detail = 'Refreshing containers is not enabled for this account.';
  return new Problem(403, [{ status: '403', title: 'API access not enabled', detail }]);
}
