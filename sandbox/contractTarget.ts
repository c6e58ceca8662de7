import { setTimeout as wait } from 'node:timers/promises';
import { instant } from '#/time/instant.ts';
import { createSandbox } from './app.ts';
import { frozenClock } from './clock.ts';
import { noLimits } from './middleware/rateLimit.ts';

/** The service under test: a real one by address and key, or the embedded one in this process. */
export interface ContractTarget {
  /** @param path below the base address, or an absolute link of the service */
  ask(path: string, init?: RequestInit): Promise<ContractAnswer>;
}

export interface ContractAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `CONTRACT_BASE_URL` (with `/v2`) and `CONTRACT_API_KEY` point the suite at a service; else it is in process. */
export function contractTarget(env: Environment): ContractTarget {
  const base = env['CONTRACT_BASE_URL']?.replace(/\/+$/, '');
  const key = env['CONTRACT_API_KEY'];
  if (base === undefined || key === undefined) {
    const sandbox = createSandbox({
      clock: frozenClock(instant(Date.UTC(2026, 7, 12, 15))),
      limits: noLimits,
    });
    const send = async (url: string, init: RequestInit) => sandbox.request(url, init);
    return { ask: (path, init) => ask(send, 'http://sandbox.test/v2', 'demo', path, init) };
  }
  return { ask: (path, init) => ask(fetch, base, key, path, init) };
}

async function ask(
  send: (url: string, init: RequestInit) => Promise<Response>,
  base: string,
  key: string,
  path: string,
  init: RequestInit = {},
): Promise<ContractAnswer> {
  const headers = new Headers({
    authorization: `Token ${key}`,
    ...Object.fromEntries(new Headers(init.headers)),
  });
  const response = await send(path.startsWith('http') ? path : base + path, { ...init, headers });
  const retryAfter = Number(response.headers.get('retry-after') ?? 'x');
  if (response.status === 429 && retryAfter <= 60) {
    await wait(retryAfter * 1000);
    return ask(send, base, key, path, init);
  }
  const text = await response.text();
  const json: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, json };
}
