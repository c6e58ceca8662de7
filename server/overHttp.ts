import { type IncomingMessage, request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { unknownEncoding, unknownStatus } from './serviceFailure.ts';
import type { ServiceAnswer, ServiceCall } from './upstream.ts';

/**
 * Asks a service over HTTP. Node's `fetch` would lose the signal of a collected Request and take a gzip that breaks off
 * for a whole one. Redirects are answers like any other.
 *
 * @param signal closes the connection, also in the middle of the answer
 */
export function askOverHttp(call: ServiceCall, signal: AbortSignal): Promise<ServiceAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ServiceAnswer>();
  const url = new URL(call.url);
  const headers: Record<string, string | number> = {
    'user-agent': 'landfall',
    'accept-encoding': 'gzip, br',
    ...Object.fromEntries(call.headers),
  };
  const { body } = call;
  if (body instanceof Uint8Array) headers['content-length'] = body.byteLength;
  const ask = url.protocol === 'https:' ? askHttps : askHttp;
  const asked = ask(url, { method: call.method, headers, signal });
  asked.once('response', (incoming) => {
    try {
      resolve(toAnswer(call.method, incoming));
    } catch (error) {
      asked.destroy();
      reject(error);
    }
  });
  asked.on('error', reject);
  // A change of protocol ends the connection without another word.
  asked.once('close', () => reject(unknownStatus(101)));
  // Whatever ends the one ends the other; the error is that of the request.
  if (body instanceof ReadableStream) pipeline(Readable.from(body), asked, () => undefined);
  else asked.end(body);
  return promise;
}

function toAnswer(method: string, incoming: IncomingMessage): ServiceAnswer {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const status = incoming.statusCode ?? 0;
  const isEmpty = method === 'HEAD' || status === 204 || headers.get('content-length') === '0';
  const decoder = isEmpty ? null : decoderOf(headers.get('content-encoding') ?? 'identity');
  // Whatever ends one of the two ends the other; the reader gets the error.
  const body = decoder ? pipeline(incoming, decoder, () => undefined) : incoming;
  return { status, headers, body };
}

function decoderOf(encoding: string): Transform | null {
  switch (encoding.toLowerCase()) {
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    default:
      throw unknownEncoding();
  }
}
