import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { openReceiver, type Reply } from '../sandbox/webhooks/receiver.ts';
import { sized } from './support/smoke.ts';
import { type Service, startService } from './support/startService.ts';

/**
 * 10,000 notifications to a receiver that fails half of them, leaves a tenth without an answer and breaks off another
 * tenth, while the service is killed five times: `npm run bench -- deliveries`. In the end each one has been acknowledged as it
 * was written, or has failed after its last attempt, and the outbox holds what an undisturbed service puts there.
 *
 * The gaps are 1,500 times shorter, so that the day that twelve attempts take passes in a minute; answers
 * are waited for 300 ms. A webhook that five failures in a row have switched off is switched on again, as its owner would.
 */
const kills = sized(5, 1);
const least = sized(10_000, 50);
const webhooks = sized(10, 1);
const world = { shipments: sized(300, 20), speed: sized(1_500, 15_000), patience: sized(300, 100) };
const start = Date.UTC(2026, 7, 12, 15);
const end = start + 80 * 3_600_000;

const folder = mkdtempSync(join(tmpdir(), 'landfall-deliveries-'));

interface Sent {
  readonly id: string;
  readonly lane: string;
  readonly status: string;
  readonly attempts: number;
  readonly hash: string;
  /** What it tells, in words that are the same in every run. */
  readonly fact: string;
}

const hashOf = (body: string) => createHash('sha256').update(body).digest('base64');

function readOutbox(db: string): readonly Sent[] {
  const file = new DatabaseSync(db);
  const rows = file
    .prepare(
      `SELECT n.id, w.url, n.lane, n.event, n.status, n.attempts, n.created_at, p.payload
       FROM webhook_notification n JOIN webhook w ON w.id = n.webhook_id
       JOIN webhook_payload p ON p.notification = n.sequence ORDER BY n.sequence`,
    )
    .all();
  file.close();
  return rows.map((row) => {
    const hook = new URL(String(row['url'])).search;
    const lane = `${hook} ${String(row['lane'])}`;
    return {
      id: String(row['id']),
      lane,
      status: String(row['status']),
      attempts: Number(row['attempts']),
      hash: hashOf(String(row['payload'])),
      fact: `${lane} ${String(row['event'])} ${String(row['created_at'])}`,
    };
  });
}

/** Makes the webhooks at the first instant; the week after it is made up for by the next start. */
async function prepare(db: string, url: string): Promise<void> {
  const service = await startService({ ...world, db, now: start });
  for (let n = 0; n < webhooks; n++) await service.hook(`${url}?hook=${n}`);
  await service.kill();
}

let reactivated = 0;

async function settled(service: Service, total: number): Promise<void> {
  for (;;) {
    const counts = await Promise.all(['pending', 'succeeded', 'failed'].map((each) => service.count(each)));
    const [pending, succeeded, failed] = counts as [number, number, number];
    if (pending === 0 && succeeded + failed >= total) return;
    reactivated += await service.reactivate();
    await wait(500);
  }
}

// What there is to tell, from an undisturbed service.
const calm = join(folder, 'calm.db');
const good = await openReceiver();
await prepare(calm, good.url);
const undisturbed = await startService({ ...world, db: calm, now: end });
await settled(undisturbed, least);
await undisturbed.kill();
good.close();
const expected = readOutbox(calm);

const acknowledged = new Map<string, { readonly hashes: Set<string>; readonly order: number }>();
const replies = { failed: 0, silent: 0, broken: 0, good: 0 };
const everSeen = new Map<string, Set<string>>();
const bad = await openReceiver(({ id, body }) => {
  const hash = hashOf(body);
  everSeen.set(id, (everSeen.get(id) ?? new Set()).add(hash));
  const reply = chance();
  if (reply !== 202) return reply;
  const known = acknowledged.get(id) ?? { hashes: new Set(), order: acknowledged.size };
  acknowledged.set(id, { ...known, hashes: known.hashes.add(hash) });
  return reply;
});

function chance(): Reply {
  const roll = Math.random();
  if (roll < 0.5) replies.failed++;
  else if (roll < 0.6) replies.silent++;
  else if (roll < 0.7) replies.broken++;
  else replies.good++;
  return roll < 0.5 ? 503 : roll < 0.6 ? 'silence' : roll < 0.7 ? 'break' : 202;
}

const db = join(folder, 'killed.db');
await prepare(db, bad.url);
const begin = performance.now();
for (let round = 0; round <= kills; round++) {
  const service = await startService({ ...world, db, now: end });
  if (round < kills) {
    const enough = ((round + 1) / (kills + 1)) * expected.length;
    while (acknowledged.size < enough) await wait(5);
  } else {
    await settled(service, expected.length);
  }
  await service.kill();
}
const seconds = Math.round((performance.now() - begin) / 1_000);
bad.close();

const sent = readOutbox(db);
const facts = (all: readonly Sent[]) => all.map(({ fact }) => fact).toSorted();
const succeeded = sent.filter(({ status }) => status === 'succeeded');
const failed = sent.filter(({ status }) => status === 'failed');
const lastOrder = new Map<string, number>();
const outOfOrder = succeeded.filter(({ id, lane }) => {
  const order = acknowledged.get(id)?.order ?? -1;
  const isBefore = order < (lastOrder.get(lane) ?? -1);
  lastOrder.set(lane, order);
  return isBefore;
});
const problems = {
  'missing or additional in the outbox': facts(sent).join('\n') === facts(expected).join('\n') ? 0 : 1,
  'neither delivered nor failed': sent.length - succeeded.length - failed.length,
  'delivered, but never acknowledged as it was written': succeeded.filter(
    ({ id, hash }) => acknowledged.get(id)?.hashes.has(hash) !== true,
  ).length,
  'failed before the twelfth attempt': failed.filter(({ attempts }) => attempts !== 12).length,
  'with other bytes in one of its deliveries': sent.filter(({ id, hash }) =>
    [...(everSeen.get(id) ?? [])].some((each) => each !== hash),
  ).length,
  'received, but not in the outbox': [...everSeen.keys()].filter((id) => !sent.some((each) => each.id === id))
    .length,
  'acknowledged out of the order of their container': outOfOrder.length,
};
rmSync(folder, { recursive: true });

const attempts = bad.received.length;
const repeated = replies.good - acknowledged.size;
console.log(
  `${sent.length} notifications, ${attempts} deliveries in ${seconds} s, ${kills} kills, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(
  `receiver: ${replies.failed} answered 503, ${replies.silent} left without an answer, ${replies.broken} broken off, ${replies.good} acknowledged`,
);
console.log(
  `${succeeded.length} delivered (${repeated} acknowledged again after a kill), ${failed.length} failed`,
);
console.log(`${reactivated} times a webhook was switched off and on again`);
for (const [problem, count] of Object.entries(problems)) console.log(`${count} ${problem}`);
if (Object.values(problems).some((count) => count > 0)) process.exitCode = 1;
