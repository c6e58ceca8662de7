/** Headers of every answer that the gate writes itself or passes on from the service. */
const API_HEADERS = {
  'cache-control': 'no-store',
  // Whatever the service answers, a browser never runs it as a page of this origin.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export function apiHeaders(more: Readonly<Record<string, string>> = {}): Headers {
  return new Headers({ ...API_HEADERS, ...more });
}

export interface Failure {
  readonly status: number;
  readonly title: string;
  /** What happened and what to do next, in a sentence. */
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A JSON:API error document (docs/interface.md 1.6), so that the client reads the gate's failures as it reads the
 * service's.
 */
export function apiFailure({ status, title, detail, headers }: Failure): Response {
  const document = { errors: [{ status: String(status), title, detail }] };
  return new Response(JSON.stringify(document), {
    status,
    headers: apiHeaders({ ...headers, 'content-type': 'application/vnd.api+json' }),
  });
}

/** The same failure where a person, not the client, reads it. */
export function textFailure({ status, detail, headers }: Failure): Response {
  return new Response(`${detail}\n`, {
    status,
    headers: apiHeaders({ ...headers, 'content-type': 'text/plain; charset=utf-8' }),
  });
}
