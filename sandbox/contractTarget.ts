import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { instant } from '#/time/instant.ts';
import { createSandbox } from './app.ts';
import { frozenClock } from './clock.ts';
import { noLimits } from './middleware/rateLimit.ts';
import { requestListener } from './requestListener.ts';

/** The service under test: a real one by address and key, or the embedded one. */
export interface ContractTarget {
  /** @param path below the base address, or an absolute link of the service */
  ask(path: string, init?: RequestInit): Promise<ContractAnswer>;
}

export interface ContractAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

export interface WriteTarget extends ContractTarget {
  readonly name: string;
  /** @param body a document, or a text that is sent as it stands */
  send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<ContractAnswer>;
  close(): void;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** `CONTRACT_BASE_URL` (with `/v2`) and `CONTRACT_API_KEY` point the suite at a service; else it is in process. */
export function contractTarget(env: Environment): ContractTarget {
  return remoteTarget(env) ?? inProcess();
}

/**
 * Where the suite may write: to the embedded service, in process and over HTTP; to a real one only if
 * `CONTRACT_WRITES` says so, because what is written there stays.
 */
export async function writeTargets(env: Environment): Promise<readonly WriteTarget[]> {
  const remote = remoteTarget(env);
  if (!remote) return [writable('in process', inProcess()), await overHttp()];
  return env['CONTRACT_WRITES'] === '1' ? [writable('at its address', remote)] : [];
}

function remoteTarget(env: Environment): ContractTarget | null {
  const base = env['CONTRACT_BASE_URL']?.replace(/\/+$/, '');
  const key = env['CONTRACT_API_KEY'];
  return base === undefined || key === undefined ? null : target(fetch, base, key);
}

function inProcess(): ContractTarget {
  const sandbox = openEmbedded();
  return target(async (url, init) => sandbox.request(url, init), 'http://sandbox.test/v2', 'demo');
}

async function overHttp(): Promise<WriteTarget> {
  const sandbox = openEmbedded();
  const server = createServer(requestListener(sandbox.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
    sandbox.close();
  };
  return writable('over HTTP', target(fetch, `http://127.0.0.1:${port}/v2`, 'demo'), close);
}

function openEmbedded() {
  const clock = frozenClock(instant(Date.UTC(2026, 7, 12, 15)));
  return createSandbox({ clock, limits: noLimits });
}

function writable(name: string, { ask: askTarget }: ContractTarget, close = () => {}): WriteTarget {
  return {
    name,
    ask: askTarget,
    send(method, path, body) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const headers = { 'content-type': 'application/vnd.api+json' };
      return askTarget(path, { method, headers, body: text ?? null });
    },
    close,
  };
}

/** A service that refuses so often is not only busy. */
const maxTries = 5;

function target(send: Send, base: string, key: string): ContractTarget {
  return { ask: (path, init) => ask(send, base, key, path, init) };
}

async function ask(
  send: Send,
  base: string,
  key: string,
  path: string,
  init: RequestInit = {},
): Promise<ContractAnswer> {
  const headers = new Headers({
    authorization: `Token ${key}`,
    ...Object.fromEntries(new Headers(init.headers)),
  });
  const sendOnce = () => send(path.startsWith('http') ? path : base + path, { ...init, headers });
  let response = await sendOnce();
  for (let tries = 1; response.status === 429 && tries < maxTries; tries += 1) {
    const retryAfter = Number(response.headers.get('retry-after') ?? 'x');
    if (!(retryAfter <= 60)) break;
    await wait(retryAfter * 1000);
    response = await sendOnce();
  }
  const text = await response.text();
  const json: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, json };
}
