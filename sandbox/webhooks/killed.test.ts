import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { instant, toIso } from '#/time/instant.ts';
import { openReceiver } from './receiver.ts';

const server = join(import.meta.dirname, '..', 'server.ts');
const kills = process.env['DEEP'] ? 20 : 3;
const day = 86_400_000;

/** Days pass between two runs, and while one runs. */
async function start(db: string, run: number): Promise<{ child: ChildProcess; base: string }> {
  const env = {
    PATH: process.env['PATH'],
    SANDBOX_DB: db,
    SANDBOX_PORT: '0',
    SANDBOX_SHIPMENTS: '25',
    SANDBOX_NOW: toIso(instant(Date.UTC(2026, 7, 12) + run * 4 * day)),
    SANDBOX_SPEED: '20000',
    SANDBOX_WEBHOOK_TARGETS: 'loopback',
  };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, base: /http:\/\/\S+/.exec(String(said))?.[0] ?? '' };
}

it('a service that is killed while it delivers loses no notification and changes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-killed-'));
  const db = join(folder, 'landfall.db');
  const bodies = new Map<string, Set<string>>();
  const receiver = await openReceiver(({ id, body }) => {
    bodies.set(id, (bodies.get(id) ?? new Set()).add(body));
    return 200;
  });
  for (let run = 0; run <= kills; run++) {
    const { child, base } = await start(db, run);
    if (run === 0) {
      await fetch(`${base}/webhooks`, {
        method: 'POST',
        headers: { authorization: 'Token demo' },
        body: JSON.stringify({ data: { attributes: { url: receiver.url } } }),
      });
    }
    // The first runs are killed in the middle of it, the last one is left to finish.
    const before = receiver.received.length;
    while (receiver.received.length <= before + (run === kills ? 200 : 20)) await wait(2);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  receiver.close();
  const file = new DatabaseSync(db);
  const sent = file
    .prepare('SELECT * FROM webhook_notification JOIN webhook_payload ON notification = sequence')
    .all();
  file.close();
  rmSync(folder, { recursive: true });
  expect([...bodies.values()].every(({ size }) => size === 1)).toBe(true);
  const ended = sent.filter(({ status }) => status !== 'pending');
  expect(ended.length).toBeGreaterThan(100);
  expect(ended.filter(({ id, payload }) => !bodies.get(String(id))?.has(String(payload)))).toEqual([]);
  // Each event of the world is in the outbox once, and all that was sent is.
  const about = sent.flatMap(({ payload }) => {
    const { data } = JSON.parse(String(payload)) as {
      data: { attributes: { event: string }; relationships: { reference_object: { data: { id: string } } } };
    };
    return `${data.attributes.event} ${data.relationships.reference_object.data.id}`;
  });
  expect(new Set(about).size).toBe(about.length);
  expect([...bodies.keys()].filter((id) => !sent.some((each) => each['id'] === id))).toEqual([]);
});
