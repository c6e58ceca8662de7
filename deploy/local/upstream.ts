import { apiFailure, apiHeaders } from './answers.ts';
import type { Redactor } from './redact.ts';

/** The tracking service behind the gate: the embedded one in process, or a real one over HTTP. */
export interface Upstream {
  /** How the startup line names it; holds no secret. */
  readonly label: string;
  /** Base address without a trailing slash; stands for `/api/v2`. */
  readonly baseUrl: string;
  readonly authorization: string;
  /** Names the account behind the key and gives nothing of the key away. */
  readonly account: string;
  readonly redactor: Redactor;
  readonly send: (request: Request) => Response | Promise<Response>;
}

const TIMEOUT_MS = 60_000;

// Both directions pass what is listed and nothing else: hop-by-hop headers (RFC 9110 section 7.6.1), cookies, the
// client's Authorization, CORS headers and WWW-Authenticate all stay behind without being named.
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key'];
const RESPONSE_HEADERS = [
  'content-type',
  'content-language',
  'content-disposition',
  'retry-after',
  'x-request-id',
];

/** Sends a request on to `path` (below the base address, query included) and returns what the browser may see of the answer. */
export async function forward(upstream: Upstream, request: Request, path: string): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer();
  try {
    const answer = await upstream.send(
      new Request(upstream.baseUrl + path, {
        method: request.method,
        headers: requestHeaders(upstream, request),
        body: body !== null && body.byteLength > 0 ? body : null,
        redirect: 'manual',
        signal,
      }),
    );
    return await readAnswer(upstream, answer);
  } catch (error) {
    return unreachable(error);
  }
}

function requestHeaders(upstream: Upstream, request: Request): Headers {
  const headers = new Headers({ authorization: upstream.authorization });
  for (const name of REQUEST_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

async function readAnswer({ redactor }: Upstream, answer: Response): Promise<Response> {
  if (answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel();
    return apiFailure({
      status: 502,
      title: 'Bad gateway',
      detail: 'The tracking service answered with a redirect, which is not followed. Check TRACKING_API_URL.',
    });
  }
  if (answer.status === 401 && !/\bjson\b/.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel();
    return apiFailure({
      status: 401,
      title: 'Unauthorized',
      detail: 'The tracking service did not accept the key. Check TRACKING_API_KEY.',
    });
  }
  const headers = apiHeaders();
  for (const name of RESPONSE_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, redactor.text(value));
  }
  const bytes = redactor.bytes(new Uint8Array(await answer.arrayBuffer()));
  return new Response(bytes.byteLength > 0 ? bytes : null, { status: answer.status, headers });
}

/** The cause goes nowhere: its message may hold the address, and the log line needs only its code. */
function unreachable(error: unknown): Response {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  if (!(error instanceof DOMException)) {
    console.error(`The tracking service could not be reached (${errorCode(error)}).`);
  }
  return timedOut
    ? apiFailure({
        status: 504,
        title: 'Gateway timeout',
        detail: 'The tracking service did not answer in time. Try again later.',
      })
    : apiFailure({
        status: 502,
        title: 'Bad gateway',
        detail: 'The tracking service could not be reached. Check the network and TRACKING_API_URL.',
      });
}

function errorCode(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? code : 'no code';
}
