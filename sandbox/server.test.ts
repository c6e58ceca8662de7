import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { longestFinish } from './stopServer.ts';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** The service alone, in a process of its own that takes the given time for its shipments. */
async function startSlow(delayMs: number) {
  const env = {
    ...process.env,
    SANDBOX_DB: ':memory:',
    SANDBOX_PORT: '0',
    SANDBOX_SHIPMENTS: '5',
    SANDBOX_FAULTS: '1',
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /http:\/\/[^/]+/.exec(String(line))?.[0] ?? '';
  const rules = [{ match: 'GET /v2/shipments', delayMs }];
  await fetch(`${url}/__faults`, { method: 'PUT', body: JSON.stringify(rules) });
  return { child, url };
}

const options = { headers: { authorization: 'Token demo' } };

/** Asks, and resolves once the service has read the question: with what comes of it, the status or `cut`. */
async function ask(url: string): Promise<{ outcome: Promise<number | string | undefined> }> {
  const asked = get(`${url}/v2/shipments`, {
    headers: { ...options.headers, expect: '100-continue' },
  });
  const outcome = new Promise<number | string | undefined>((resolve) => {
    asked.once('error', () => resolve('cut'));
    asked.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    });
  });
  await once(asked, 'continue');
  return { outcome };
}

async function stopped(child: ChildProcess): Promise<number> {
  const since = performance.now();
  child.kill('SIGTERM');
  await once(child, 'exit');
  return performance.now() - since;
}

describe('stopping the service alone', () => {
  it('finishes the answers under way, and does not wait for connections that are kept for later', async () => {
    const { child, url } = await startSlow(500);
    const agent = new Agent({ keepAlive: true });
    const kept = request(`${url}/v2/vessels`, { ...options, agent });
    kept.end();
    const [keptAnswer] = (await once(kept, 'response')) as [NodeJS.ReadableStream];
    keptAnswer.resume();
    const { outcome } = await ask(url);
    const milliseconds = await stopped(child);
    expect(await outcome).toBe(200);
    expect(child.exitCode).toBe(0);
    expect(milliseconds).toBeLessThan(longestFinish);
    agent.destroy();
  });

  it('cuts an answer that takes longer than the time to finish', async () => {
    const { child, url } = await startSlow(60_000);
    const { outcome } = await ask(url);
    const milliseconds = await stopped(child);
    expect(await outcome).toBe('cut');
    expect(child.exitCode).toBe(0);
    expect(milliseconds).toBeGreaterThan(longestFinish - 100);
  });
});
