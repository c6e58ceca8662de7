import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const server = join(import.meta.dirname, '..', 'server.ts');

let folder: string;
let db: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'landfall-two-'));
  db = join(folder, 'landfall.db');
});
afterEach(async () => {
  for (const child of started.splice(0)) await end(child, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** The service alone, as a process of its own; what it says once it answers or gives up. */
async function start() {
  const env = {
    ...process.env,
    SANDBOX_DB: db,
    SANDBOX_PORT: '0',
    SANDBOX_SHIPMENTS: '5',
    SANDBOX_FAULTS: '1',
  };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let said = '';
  const hear = (chunk: Buffer) => (said += String(chunk));
  child.stderr.on('data', hear);
  await Promise.race([
    once(child, 'close'),
    new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        hear(chunk);
        resolve();
      });
    }),
  ]);
  return { child, said, url: /http:\/\/\S+/.exec(said)?.[0] ?? '' };
}

const headers = { authorization: 'Token demo' };

async function firstShipment(url: string) {
  const answer = await fetch(`${url}/shipments?page[size]=1`, { headers });
  const { data } = (await answer.json()) as {
    data: [{ id: string; attributes: { ref_numbers: string[] } }];
  };
  return data[0];
}

describe('two processes on one database', () => {
  it('are one too many: the second says who has it and what to do, and the first goes on', async () => {
    const first = await start();
    const second = await start();
    expect(second.child.exitCode).toBe(1);
    expect(second.said).toBe(
      `The database ${db} is in use by another process: stop that one, or set SANDBOX_DB to another file or :memory:.\n`,
    );
    expect((await firstShipment(first.url)).id).toBeTruthy();
  });

  it('take turns when the first is still finishing its answers', async () => {
    const first = await start();
    const rules = [{ match: 'GET /v2/shipments', delayMs: 1_500 }];
    const origin = first.url.replace('/v2', '');
    await fetch(`${origin}/__faults`, { method: 'PUT', body: JSON.stringify(rules) });
    const asked = get(`${first.url}/shipments`, { headers: { ...headers, expect: '100-continue' } });
    const answered = once(asked, 'response');
    await once(asked, 'continue');
    first.child.kill('SIGTERM');
    const second = await start();
    expect(second.url).not.toBe('');
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
  });

  it('may follow one another, also when the first is killed, and no change is lost', async () => {
    const first = await start();
    const { id } = await firstShipment(first.url);
    const changed = await fetch(`${first.url}/shipments/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ data: { attributes: { ref_numbers: ['PO 77'] } } }),
    });
    expect(changed.status).toBe(200);
    await end(first.child, 'SIGKILL');
    const second = await start();
    const shipment = await firstShipment(second.url);
    expect(shipment).toMatchObject({ id, attributes: { ref_numbers: ['PO 77'] } });
    await end(second.child, 'SIGTERM');
    expect(second.child.exitCode).toBe(0);
  });
});
