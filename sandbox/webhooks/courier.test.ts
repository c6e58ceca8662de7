import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { instant } from '#/time/instant.ts';
import { openDatabase } from '#sandbox/store/database.ts';
import { createOutbox } from '#sandbox/store/outbox.ts';
import { createWebhookStore } from '#sandbox/store/webhooks.ts';
import { createCourier } from './courier.ts';
import { createPost } from './post.ts';
import { openReceiver } from './receiver.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).toReversed()) close();
});

const at = instant(Date.UTC(2026, 7, 12, 15));

it('an outcome that a full disk refuses is written later, and nothing is sent again meanwhile', async () => {
  const database = openDatabase(':memory:');
  const webhooks = createWebhookStore(database);
  const outbox = createOutbox(database);
  const receiver = await openReceiver();
  const post = createPost({
    signatureHeader: 'X-Signature',
    targets: 'loopback',
    resolve: async () => ['127.0.0.1'],
    patience: 60_000,
  });
  const reported: Error[] = [];
  const waiting: (() => void)[] = [];
  const courier = createCourier({
    database,
    outbox,
    webhooks,
    post,
    timers: {
      now: () => at,
      after(_, run) {
        waiting.push(run);
        return () => {};
      },
    },
    clock: { now: () => at },
    random: () => 0.5,
    speed: 1,
    report: (error) => reported.push(error),
  });
  closers.push(database.close, receiver.close, post.close, courier.close);
  const times = { since: at, createdAt: at, updatedAt: at };
  const rest = {
    secret: 'a',
    active: true,
    events: [],
    headers: [],
    origin: 'http://localhost',
    failures: 0,
  };
  webhooks.put({ id: 'hook', url: receiver.url, ...rest, ...times });
  const ids = Array.from({ length: 5 }, () => randomUUID());
  for (const id of ids) {
    const payload = JSON.stringify({ data: { id, attributes: { event: 'container.created' } } });
    const made = { id, webhookId: 'hook', event: 'container.created', lane: id, payload, createdAt: at };
    outbox.add(made, at);
  }
  const [size] = database.rows('PRAGMA page_count');
  database.rows(`PRAGMA max_page_count = ${Number(size?.['page_count'])}`);
  courier.wake();
  await eventually(() => expect(reported.length).toBeGreaterThan(0));
  await eventually(() => expect(receiver.received).toHaveLength(5));
  courier.wake();
  await eventually(() => expect(reported.length).toBeGreaterThan(1));
  database.rows('PRAGMA max_page_count = 1000000');
  waiting.at(-1)?.();
  await eventually(() => expect(outbox.ids('succeeded')).toHaveLength(5));
  expect(receiver.received.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(ids.map((id) => outbox.notification(id)?.attempts)).toEqual([1, 1, 1, 1, 1]);
});
