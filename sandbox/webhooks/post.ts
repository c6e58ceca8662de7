import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import {
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Header } from '#sandbox/store/webhooks.ts';
import { addressOf, hostOf, readTarget, type Resolve, type Targets } from './target.ts';

export interface Delivery {
  readonly url: string;
  /** Signs the body; null leaves it unsigned. */
  readonly secret: string | null;
  readonly headers: readonly Header[];
  readonly body: string;
}

/** What came of a delivery: an answer, or an error instead. */
export interface Answer {
  readonly status: number | null;
  readonly error: string | null;
  readonly headers: IncomingHttpHeaders | null;
  /** The first 2 kB. */
  readonly body: string | null;
  readonly milliseconds: number;
  readonly sent: Readonly<Record<string, string>>;
}

export interface Post {
  /** Never throws: whatever goes wrong is in the answer. */
  deliver(delivery: Delivery): Promise<Answer>;
  /** Ends what is under way. */
  close(): void;
}

export interface PostOptions {
  readonly signatureHeader: string;
  readonly targets: Targets;
  readonly resolve: Resolve;
  /** How long an answer may take in all, in milliseconds. */
  readonly patience: number;
  /** Certificates (PEM) of the authorities to trust, in the place of those that Node knows. */
  readonly authorities?: string | undefined;
}

/** docs/interface.md 5.4. */
const good: ReadonlySet<number | null> = new Set([200, 201, 202, 204]);

export function isDelivered({ status, error }: Answer): boolean {
  return error === null && good.has(status);
}

/** HMAC SHA-256 over the bytes of the body in lower-case hex (docs/interface.md 5.4). */
export function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('hex');
}

const keptAnswer = 2_048;
/** What is read of an answer so that its connection can be used again; more than this closes it. */
const readAnswer = 65_536;

export function createPost(options: PostOptions): Post {
  const { signatureHeader, targets, resolve, patience, authorities: ca } = options;
  // No limit per server, so that one webhook never waits for another of the same server; and as many connections are kept
  // as all webhooks together use, since deliveries end together and begin together.
  const pool = { keepAlive: true, maxFreeSockets: 160, timeout: patience };
  const http = new HttpAgent(pool);
  // Whatever the environment says of certificates.
  const https = new HttpsAgent({ ...pool, rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) });
  const underWay = new Set<AbortController>();

  function headersOf({ headers, secret, body }: Delivery): Record<string, string> {
    return {
      ...Object.fromEntries(headers.map(({ name, value }) => [capitalised(name), value])),
      'Content-Type': 'application/json',
      'User-Agent': 'Landfall-Webhooks/1.0 (bot)',
      ...(secret === null ? {} : { [signatureHeader]: sign(secret, body) }),
    };
  }

  async function answerOf(
    delivery: Delivery,
    sent: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Pick<Answer, 'status' | 'headers' | 'body'>> {
    const url = readTarget(delivery.url, targets);
    const address = await Promise.race([addressOf(url, targets, resolve), stopped(signal)]);
    const host = hostOf(url);
    const secure = url.protocol === 'https:';
    const call = {
      host: address,
      port: url.port || (secure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      agent: secure ? https : http,
      signal,
      headers: { ...sent, Host: url.host, 'Content-Length': Buffer.byteLength(delivery.body) },
      // The certificate has to be that of the name, not of the address that is connected to.
      ...(secure && isIP(host) === 0 ? { servername: host } : {}),
    };
    const request = (secure ? httpsRequest : httpRequest)(call);
    // What goes wrong later shows in the answer that breaks off.
    request.on('error', () => {});
    request.end(delivery.body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const body = await readBody(response);
    return { status: response.statusCode ?? null, headers: response.headers, body };
  }

  return {
    async deliver(delivery) {
      const sent = headersOf(delivery);
      const start = performance.now();
      const stop = new AbortController();
      underWay.add(stop);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        stop.abort();
      }, patience);
      const took = () => Math.round(performance.now() - start);
      try {
        const answer = await answerOf(delivery, sent, stop.signal);
        return { ...answer, error: null, milliseconds: took(), sent };
      } catch (error) {
        const why = isLate ? `No answer within ${patience / 1_000} seconds.` : reasonOf(error);
        return { status: null, headers: null, body: null, error: why, milliseconds: took(), sent };
      } finally {
        clearTimeout(timer);
        underWay.delete(stop);
      }
    },
    close() {
      for (const stop of underWay) stop.abort();
      http.destroy();
      https.destroy();
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function stopped(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort');
  throw new Error('The delivery was stopped.');
}

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  let kept = 0;
  for await (const chunk of response) {
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (kept < keptAnswer) {
      chunks.push(bytes.subarray(0, keptAnswer - kept));
      kept += Math.min(bytes.length, keptAnswer - kept);
    }
    // Leaving the loop closes the connection.
    if (length > readAnswer) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function capitalised(name: string): string {
  return name.toLowerCase().replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
