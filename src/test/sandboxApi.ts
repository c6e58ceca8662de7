import { type Api, createApi } from '#/data/http/api.ts';
import type { Fetch, Upload } from '#/data/http/request.ts';
import { systemClock } from '#/time/clock.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/app.ts';
import { noLimits } from '#sandbox/middleware/rateLimit.ts';

export interface SandboxApiOptions extends Pick<
  SandboxOptions,
  'clock' | 'features' | 'limits' | 'onChange' | 'seed' | 'shipments' | 'webhooks'
> {
  /** The time at which the world stands still. */
  readonly now?: Instant;
  /** The key that is sent; the service takes only `demo`. */
  readonly apiKey?: string;
  readonly requestsPerMinute?: number;
  /** Stands in the way of single requests, as a broken or slow network would; null lets the service answer. */
  readonly obstruct?: (path: string) => Response | null | Promise<Response | null>;
  /** Changes what the service answers, as another version of it or a careless source would. */
  readonly rewrite?: (answer: string, path: string) => string;
  /** What a gateway says of its answers, besides what the service says. */
  readonly gatewayHeaders?: () => Readonly<Record<string, string>>;
}

export interface SandboxApi {
  readonly api: Api;
  readonly sandbox: Sandbox;
  /** Path and query of every request so far, below the version. */
  readonly asked: readonly string[];
}

const origin = 'http://sandbox.test';

/** The client's own wire over the embedded service, in this process and without a port. */
export function createSandboxApi({
  now = instant(Date.parse('2026-08-22T12:00:00Z')),
  apiKey = 'demo',
  requestsPerMinute = 100_000,
  obstruct = () => null,
  rewrite,
  gatewayHeaders = () => ({}),
  ...options
}: SandboxApiOptions = {}): SandboxApi {
  const sandbox = createSandbox({
    clock: { now: () => now },
    limits: noLimits,
    ...options,
  });
  const asked: string[] = [];
  // The signal stays here: the one of a simulated browser is foreign to the Request of this run time.
  const fetch: Fetch = async (url, { signal, headers, ...init }) => {
    signal?.throwIfAborted();
    const path = url.slice(`${origin}/v2`.length);
    asked.push(path);
    const obstacle = await obstruct(path);
    if (obstacle) return obstacle;
    const sent = new Headers(headers);
    sent.set('Authorization', `Token ${apiKey}`);
    const response = await sandbox.fetch(new Request(url, { ...init, headers: sent }));
    signal?.throwIfAborted();
    for (const [name, value] of Object.entries(gatewayHeaders())) response.headers.set(name, value);
    return rewrite ? new Response(rewrite(await response.text(), path), response) : response;
  };
  // A file of a simulated browser is foreign to the Request of this run time too; its bytes are not.
  const upload: Upload = async (url, { body, ...init }, onProgress) => {
    const file = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : null;
    onProgress(0.5);
    return fetch(url, { ...init, body: file });
  };
  const api = createApi({
    fetch,
    upload,
    baseUrl: `${origin}/v2`,
    clock: systemClock,
    requestsPerMinute,
    inferencesPerMinute: requestsPerMinute,
    creationsPerMinute: requestsPerMinute,
  });
  return { api, sandbox, asked };
}
