import { type Agent, createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestListener } from '#sandbox/requestListener.ts';
import { createGate, type GateOptions } from './gate.ts';
import { listenOnLoopback } from './listen.ts';

/** For tests: a server on a free port, closed with `await using`. */
export interface TestServer extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
}

/** Plays the tracking service. */
export async function startService(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

export async function startGate(options: GateOptions): Promise<TestServer> {
  const listening = await listenOnLoopback(0, requestListener(createGate(options).fetch));
  return {
    port: listening.port,
    url: `http://127.0.0.1:${listening.port}`,
    [Symbol.asyncDispose]: listening.close,
  };
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What stands on the request line, where it is not the path of the address. */
  readonly target?: string;
  readonly agent?: Agent;
}

/** A request with exactly these headers (`fetch` would not let a test set Host, Origin or Sec-Fetch-Site). */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body, target, agent }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const path = target === undefined ? {} : { path: target };
    const call = request(url, { method, headers, agent, ...path }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
