import type { Clock } from '#/time/clock.ts';
import { second } from '#/time/durations.ts';
import { ApiError, kindOfStatus, readErrorBody } from './errors.ts';
import { readDocument } from './readDocument.ts';
import { httpDate, type Method, readRetryAfter } from './retryPolicy.ts';
import type { RequestPriority } from './spending.ts';
import { type Timers, wait } from './timers.ts';

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** Sends the body of a request and says how much of it has gone, from 0 to 1. */
export type Upload = (
  input: string,
  init: RequestInit,
  onProgress: (share: number) => void,
) => Promise<Response>;

export interface Wire {
  readonly fetch: Fetch;
  /** Where the service is reached, without a slash at the end: `/api/v2`. */
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly timers: Timers;
}

export interface WireRequest {
  readonly method: Method;
  /** Who waits for the answer: a gateway lets those go first whom somebody waits for. */
  readonly priority: RequestPriority;
  /** Below the base, with its query: `/shipments?page%5Bsize%5D=100`. */
  readonly path: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Receives the age of the answer in milliseconds (answerAge). */
  readonly onAge?: ((age: number) => void) | undefined;
  /** Past what a gateway shares: what is written next depends on the answer. */
  readonly exact?: boolean | undefined;
}

/** A file on its way to the service. */
export interface FileRequest {
  /** Below the base. */
  readonly path: string;
  readonly file: Blob;
  /** As the service has asked for them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress: (share: number) => void;
}

/** Where browsers do not say which site asks (plain http), a gateway takes this for it: no other site can send it. */
const gatewayHeaders = { 'X-GW': '1' };

/** A service answers within a second, or takes longer than a page should wait. */
const replacedWithinMs = 1_500;
const timeLimitMs = 30_000;
/** Of a large file on a slow line. */
const fileLimitMs = 600_000;

/**
 * Sends one request once and reads its answer: the JSON document, or null for an answer without a body.
 *
 * @throws {ApiError} for everything else, a lost network and a body that is no JSON included
 */
export function send(wire: Wire, request: WireRequest): Promise<unknown> {
  return exchange(wire, request, (response) => response.text(), readDocument);
}

/** The same, with the bytes of the answer as they came: a worker parses what would hold up the page. */
export function sendForBytes(wire: Wire, request: WireRequest): Promise<ArrayBuffer> {
  return exchange(
    wire,
    request,
    (response) => response.arrayBuffer(),
    (bytes) => bytes,
  );
}

/** Puts a file where the service has said. The answer holds nothing that is needed. */
export function sendFile(wire: Wire, upload: Upload, request: FileRequest): Promise<void> {
  const { path, file, headers, signal, onProgress } = request;
  const put = (url: string, stop: AbortSignal) =>
    upload(
      url,
      { method: 'PUT', headers: { ...gatewayHeaders, ...headers }, body: file, signal: stop },
      onProgress,
    );
  return answerTo(
    wire,
    { path, signal, limitMs: fileLimitMs },
    put,
    () => Promise.resolve(),
    () => undefined,
  );
}

function exchange<Raw, T>(
  wire: Wire,
  { method, path, priority, body, signal, onAge, exact }: WireRequest,
  take: (response: Response) => Promise<Raw>,
  read: (raw: Raw, status: number) => T,
): Promise<T> {
  const init: RequestInit = {
    method,
    headers: {
      Accept: 'application/vnd.api+json, application/json',
      ...gatewayHeaders,
      ...(priority === 'bulk' || priority === 'background' ? { 'X-GW-Class': 'bg' } : {}),
      ...(exact ? { 'Cache-Control': 'no-cache' } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/vnd.api+json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const askOnce = (url: string, stop: AbortSignal) => wire.fetch(url, { ...init, signal: stop });
  const ask = async (url: string, stop: AbortSignal) => {
    const answer = await askOnce(url, stop);
    // A change goes out once, whatever its answer says.
    if (method !== 'GET' || !isBeingReplaced(answer.headers)) return answer;
    await wait(wire.timers, replacedWithinMs, stop);
    return askOnce(url, stop);
  };
  return answerTo(wire, { path, signal, limitMs: timeLimitMs }, ask, take, (raw, response) => {
    onAge?.(answerAge(response.headers));
    return read(raw, response.status);
  });
}

/** What a gateway shares is at most so old, with what was on its way when it was asked for (docs/gateway.md 4). */
const longestShared = 45 * second;

/**
 * How old an answer is when it comes, in milliseconds: a gateway shares answers between browsers, and gives old ones
 * while the service fails (docs/gateway.md 4). Both dates are of the gateway's clock, since this device's may be wrong.
 * What is missing, unreadable or of the future makes an answer new.
 */
export function answerAge(headers: Headers): number {
  return Math.max(0, httpDate(headers.get('Date')) - httpDate(headers.get('X-GW-Data-Date'))) || 0;
}

/**
 * Whether an old answer was given because another browser waits for the new one: a gateway has that in a moment. While the
 * service fails it has none, and says so in another way.
 */
function isBeingReplaced(headers: Headers): boolean {
  return headers.get('X-GW-Cache') === 'UPDATING' && answerAge(headers) > longestShared;
}

/**
 * @param take what comes over the network, whose failure is one of the network
 * @param read what is made of it here, whose failure is ours
 */
async function answerTo<Raw, T>(
  wire: Wire,
  { path, signal, limitMs }: Pick<WireRequest, 'path' | 'signal'> & { readonly limitMs: number },
  ask: (url: string, stop: AbortSignal) => Promise<Response>,
  take: (response: Response) => Promise<Raw>,
  read: (raw: Raw, response: Response) => T,
): Promise<T> {
  const received = await receive(wire, { path, signal, limitMs }, ask, async (response) =>
    response.ok
      ? { isOk: true as const, response, raw: await take(response) }
      : { isOk: false as const, response, text: await response.text() },
  );
  return received.isOk
    ? read(received.raw, received.response)
    : refuse(received.response, received.text, wire.clock);
}

/** All of an answer, or why it did not come. */
async function receive<Received>(
  wire: Wire,
  { path, signal, limitMs }: Pick<WireRequest, 'path' | 'signal'> & { readonly limitMs: number },
  ask: (url: string, stop: AbortSignal) => Promise<Response>,
  take: (response: Response) => Promise<Received>,
): Promise<Received> {
  const controller = new AbortController();
  let late = false;
  const cancel = () => controller.abort();
  const cancelTimer = wire.timers.after(limitMs, () => {
    late = true;
    controller.abort();
  });
  if (signal?.aborted) cancel();
  else signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await take(await ask(`${wire.baseUrl}${path}`, controller.signal));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal?.aborted) throw new ApiError({ kind: 'aborted' });
    if (late) throw new ApiError({ kind: 'timeout' });
    throw new ApiError({ kind: isOffline() ? 'offline' : 'unreachable' });
  } finally {
    cancelTimer();
    signal?.removeEventListener('abort', cancel);
  }
}

const ownFileLimitMs = 5_000;

/** Reads a JSON file that this application is served with. Rejects when it is missing, late or no JSON. */
export function readOwnFile(path: string): Promise<unknown> {
  return readFile(path, ownFileLimitMs, 'no-cache');
}

/** The same for a file of the build with a hash of its content in its name: it never changes, and it may be large. */
export function readHashedFile(path: string): Promise<unknown> {
  return readFile(path, 120_000, 'default');
}

/** The same for one that is no JSON. */
export async function readHashedBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await getFile(path, 120_000, 'default')).arrayBuffer());
}

async function readFile(path: string, timeLimit: number, cache: RequestCache): Promise<unknown> {
  return (await getFile(path, timeLimit, cache)).json();
}

async function getFile(path: string, timeLimit: number, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache, signal: AbortSignal.timeout(timeLimit) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Whether the server that this application comes from answers. Its worker is asked for because no store answers for it. */
export async function isServerUp(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ownFileLimitMs);
    return (await fetch('/sw.js', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

function refuse(response: Response, text: string, clock: Clock): never {
  const body = readErrorBody(text);
  const { status, headers } = response;
  throw new ApiError({
    kind: kindOfStatus(status, body),
    status,
    ...body,
    retryAfterMs: readRetryAfter(headers.get('Retry-After'), headers.get('Date'), clock.now()),
  });
}

// Outside browsers there is a `navigator` that does not say.
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}
