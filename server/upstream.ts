import type { ServerResponse } from 'node:http';
import type { AnswerPlace, AnswerMemory } from './answerMemory.ts';
import { apiFailure, apiHeaders } from './answers.ts';
import type { Redactor } from './redact.ts';
import {
  brokenOff,
  crowded,
  keyRefused,
  redirected,
  ServiceFailure,
  tooLarge,
  tooSlow,
  unknownStatus,
  unreachable,
} from './serviceFailure.ts';

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
  readonly send: (call: ServiceCall, signal: AbortSignal) => ServiceAnswer | Promise<ServiceAnswer>;
}

export interface ServiceCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** Whole, or as it comes. */
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

/** A `Response` is one. */
export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** How long and how large an answer of the service may be. */
export interface AnswerLimits {
  /** For the whole answer, not only its head. */
  readonly seconds: number;
  /** After decompression. */
  readonly megabytes: number;
}

export const defaultAnswerLimits: AnswerLimits = { seconds: 60, megabytes: 32 };

/** What came in: `path` is below the base address, query included; `client` is how the answer goes back. */
export interface Incoming {
  readonly request: Request;
  readonly path: string;
  /** Whether its body is passed on as it comes; any other is small and read first. */
  readonly isFile: boolean;
  readonly client: ServerResponse;
  /** Of all answers together. */
  readonly memory: AnswerMemory;
}

// Both directions pass what is listed and nothing else: hop-by-hop headers (RFC 9110 section 7.6.1), cookies, the
// client's Authorization, CORS headers and WWW-Authenticate all stay behind without being named.
const READ_HEADERS = ['accept', 'accept-language'];
// What is written alone brings these, as with the gateway of a team (docs/gateway.md 4).
const WRITE_HEADERS = [...READ_HEADERS, 'content-md5', 'content-type', 'idempotency-key'];
const RESPONSE_HEADERS = [
  'content-type',
  'content-language',
  'content-disposition',
  'retry-after',
  'x-request-id',
];

/**
 * Sends a request on and returns what the browser may see of the answer. The service is left when its time is over and
 * when the client leaves.
 */
export async function forward(
  upstream: Upstream,
  limits: AnswerLimits,
  incoming: Incoming,
): Promise<Response> {
  const { client } = incoming;
  const place = incoming.memory.enter();
  // Held by timer and connection: a signal made of other signals may be collected before it aborts.
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  const late = setTimeout(leave, limits.seconds * 1000);
  client.once('close', leave);
  // Sent or not.
  client.once('close', place.leave);
  if (client.destroyed) leave();
  let explain = unreachable;
  try {
    const answer = await upstream.send(await toCall(upstream, incoming), leaving.signal);
    explain = brokenOff;
    return await readAnswer(upstream, limits, place, answer);
  } catch (error) {
    const known = error instanceof ServiceFailure ? error : explain(error);
    const { failure, logLine } = leaving.signal.aborted ? tooSlow() : known;
    if (logLine !== null) console.error(logLine);
    // The rest of an answer that is not passed on is not read.
    leave();
    place.leave();
    return apiFailure(failure);
  } finally {
    clearTimeout(late);
    client.off('close', leave);
  }
}

async function toCall(upstream: Upstream, { request, path, isFile }: Incoming): Promise<ServiceCall> {
  const headers = new Headers({ authorization: upstream.authorization });
  const isRead = ['GET', 'HEAD'].includes(request.method);
  for (const name of isRead ? READ_HEADERS : WRITE_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const call = { method: request.method, url: upstream.baseUrl + path, headers };
  if (isFile) {
    const length = request.headers.get('content-length');
    if (length !== null) headers.set('content-length', length);
    return { ...call, body: request.body };
  }
  const bytes = isRead ? null : new Uint8Array(await request.arrayBuffer());
  const body = bytes !== null && bytes.byteLength > 0 ? bytes : null;
  return { ...call, body };
}

/** @throws ServiceFailure when it cannot be passed on */
async function readAnswer(
  { redactor }: Upstream,
  limits: AnswerLimits,
  place: AnswerPlace,
  answer: ServiceAnswer,
): Promise<Response> {
  const { status } = answer;
  if (status < 200 || status > 599) throw unknownStatus(status);
  if (status >= 300 && status < 400) throw redirected();
  if (status === 401 && !/\bjson\b/.test(answer.headers.get('content-type') ?? '')) throw keyRefused();
  // As the gateway of a team says it; here nothing is kept.
  const headers = apiHeaders({ 'x-gw-cache': 'MISS', 'x-gw-data-date': new Date().toUTCString() });
  for (const name of RESPONSE_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, redactor.text(value));
  }
  const bytes = redactor.bytes(await readBody(answer, limits.megabytes, place));
  const hasBody = bytes.byteLength > 0 && status !== 204 && status !== 205;
  return new Response(hasBody ? bytes : null, { status, headers });
}

async function readBody(
  { body }: ServiceAnswer,
  megabytes: number,
  place: AnswerPlace,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > megabytes * 1024 * 1024) throw tooLarge(megabytes);
    if (!place.add(chunk.byteLength)) throw crowded();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
