import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { day, hour, minute } from '#/time/durations.ts';
import { instant, toIso } from '#/time/instant.ts';
import type { SandboxOptions } from '#sandbox/app.ts';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';
import { gapAfter, maxAttempts } from './courier.ts';
import { openReceiver, type Received, type Reply } from './receiver.ts';

const folder = mkdtempSync(join(tmpdir(), 'landfall-webhooks-'));
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0).toReversed()) close();
  rmSync(folder, { recursive: true, force: true });
});

/** One time for the world and for the machine, which moves when a test says so. */
function openTime() {
  let now = Date.UTC(2026, 7, 12, 15);
  const due = new Set<{ at: number; run: () => void }>();
  const timers = {
    now: () => now,
    after(milliseconds: number, run: () => void) {
      const timer = { at: now + Math.max(0, milliseconds), run };
      due.add(timer);
      return () => void due.delete(timer);
    },
  };
  return {
    timers,
    clock: { now: () => instant(now) },
    due,
    /** Moves on, runs what is due by then, and lets what it began take place. */
    async step(milliseconds: number): Promise<void> {
      now += milliseconds;
      for (const timer of [...due].filter(({ at }) => at <= now)) {
        due.delete(timer);
        timer.run();
      }
      await wait(1);
    },
    skip(milliseconds: number) {
      now += milliseconds;
    },
  };
}

type Time = ReturnType<typeof openTime>;

function open(time: Time, options: SandboxOptions = {}) {
  const service = openTestSandbox({
    clock: time.clock,
    shipments: 25,
    ...options,
    webhooks: {
      timers: time.timers,
      targets: 'loopback',
      patience: 10_000,
      random: () => 0.5,
      ...options.webhooks,
    },
  });
  let isOpen = true;
  const close = () => {
    if (isOpen) service.app.close();
    isOpen = false;
  };
  closers.push(close);
  return { ...service, close };
}

async function receiver(reply?: (received: Received, count: number) => Reply) {
  const opened = await openReceiver(reply);
  closers.push(opened.close);
  return opened;
}

type Service = ReturnType<typeof open>;

async function hook(service: Service, url: string, attributes: object = {}): Promise<TestRecord> {
  const answer = await service.post('/v2/webhooks', {
    data: { type: 'webhook', attributes: { url, ...attributes } },
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: TestRecord }).data;
}

/** Moves on until it is so; the world has something to tell every few minutes. */
async function until(time: Time, isSo: () => boolean | Promise<boolean>, step = 10 * minute): Promise<void> {
  for (let count = 0; count < 2_000; count++) {
    if (await isSo()) return;
    await time.step(step);
  }
  throw new Error('It never was so.');
}

const statuses = async (service: Service, status: string) =>
  service.list(`/v2/webhook_notifications?filter[delivery_status]=${status}&page[size]=100`);

describe('a delivery', () => {
  it('is the notification, signed over its bytes, with the headers of its webhook', async () => {
    const time = openTime();
    const service = open(time);
    const { url, received } = await receiver();
    const webhook = await hook(service, url, { headers: [{ name: 'x-team-key', value: 'a b' }] });
    time.skip(6 * hour);
    await until(time, () => received.length > 20);
    const secret = String(webhook.attributes['secret']);
    for (const { body, headers } of received) {
      const signature = createHmac('sha256', secret).update(Buffer.from(body)).digest('hex');
      expect(headers['x-svc-webhook-signature']).toBe(signature);
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-team-key': 'a b' });
    }
    const [first] = received;
    await until(time, async () => (await statuses(service, 'succeeded')).length > 20);
    const kept = await service.one(`/v2/webhook_notifications/${first?.id}`);
    expect(kept.attributes).toMatchObject({ event: first?.event, delivery_status: 'succeeded' });
    expect(first?.body).toContain('"delivery_status":"pending"');
  });

  it('goes by the header that is set', async () => {
    const time = openTime();
    const service = open(time, { webhooks: { signatureHeader: 'X-Own' } });
    const { url, received } = await receiver();
    await hook(service, url);
    time.skip(6 * hour);
    await until(time, () => received.length > 0);
    expect(received[0]?.headers['x-own']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('comes in the order of each container, although it is tried again and again', async () => {
    const time = openTime();
    const service = open(time);
    const good: { id: string; box: string; at: string }[] = [];
    const { url, received } = await receiver((each, count) => {
      if (count % 2 === 1) return 500;
      const { included } = JSON.parse(each.body) as { included?: TestRecord[] };
      const box = included?.find(({ type }) => type === 'container');
      const record = included?.at(-1);
      if (box) good.push({ id: box.id, box: box.id, at: record?.attributes['created_at'] as string });
      return 204;
    });
    const events = [
      'vessel_arrived',
      'vessel_discharged',
      'full_out',
      'empty_in',
      'vessel_loaded',
      'vessel_departed',
    ];
    await hook(service, url, { events: events.map((name) => `container.transport.${name}`) });
    await until(time, async () => good.length > 40 && (await statuses(service, 'pending')).length < 3, hour);
    expect(received.length).toBeGreaterThan(good.length);
    for (const each of Map.groupBy(good, ({ box }) => box).values()) {
      const times = each.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
    }
  });
});

describe('a delivery that fails', () => {
  it.each([[500], [301], [302], [206], [404], ['silence'], ['break']] as const)(
    'is tried again with the same id: %s',
    async (reply) => {
      const time = openTime();
      const service = open(time, reply === 'silence' ? { webhooks: { patience: 150 } } : {});
      const shipment = await service.first('/v2/shipments?filter[tracking_stopped]=false');
      const { url, received } = await receiver((_, count) => (count === 1 ? reply : 202));
      await hook(service, url, { events: ['tracking_request.tracking_stopped'] });
      await service.patch(`/v2/shipments/${shipment.id}/stop_tracking`, {});
      await eventually(async () => {
        const [notification] = await statuses(service, 'pending');
        const logs = notification?.relationships['webhook_notification_logs']?.data;
        expect(logs).toHaveLength(1);
        // The first gap is ten seconds.
        const next = toIso(instant(time.clock.now() + 10_000));
        expect(notification?.attributes['next_attempt_at']).toBe(next);
      });
      await until(time, async () => (await statuses(service, 'succeeded')).length === 1, 1_000);
      expect(received.map(({ id }) => id)).toEqual(Array.from({ length: 2 }, () => received[0]?.id));
      expect(received[1]?.body).toBe(received[0]?.body);
      const path = `/v2/webhook_notifications/${received[0]?.id}?include=webhook_notification_logs`;
      const { included } = (await service.json(path)) as { included: TestRecord[] };
      const failure = typeof reply === 'number' ? { status_code: reply, error: null } : { status_code: null };
      expect(included.map(({ attributes }) => attributes)).toMatchObject([failure, { status_code: 202 }]);
      expect(String(included[1]?.attributes['response_body'])).toHaveLength(2_048);
    },
  );

  it('waits longer each time, with jitter, and is given up after twelve', () => {
    const gaps = Array.from({ length: maxAttempts - 1 }, (_, n) => gapAfter(n + 1, 0.5) ?? 0);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(gapAfter(3, 0)).toBeLessThan(gapAfter(3, 1) ?? 0);
    expect(maxAttempts).toBe(12);
    expect(gapAfter(maxAttempts, 0.5)).toBeNull();
  });

  it('ends as failed after twelve attempts, and five in a row switch the webhook off until it is switched on', async () => {
    const time = openTime();
    const service = open(time);
    let reply: Reply = 503;
    const { url, received } = await receiver(() => reply);
    const { id } = await hook(service, url, { events: ['tracking_request.tracking_stopped'] });
    const shipments = await service.list('/v2/shipments?filter[tracking_stopped]=false&page[size]=6');
    for (const each of shipments) await service.patch(`/v2/shipments/${each.id}/stop_tracking`, {});
    const isActive = async () => (await service.one(`/v2/webhooks/${id}`)).attributes['active'];
    await until(time, async () => !(await isActive()), hour);
    const failed = await statuses(service, 'failed');
    expect(failed.length).toBeGreaterThanOrEqual(5);
    const logs = failed.map(({ relationships }) => relationships['webhook_notification_logs']?.data);
    expect(logs.every((each) => Array.isArray(each) && each.length === 12)).toBe(true);

    const [first] = shipments;
    await service.patch(`/v2/shipments/${first?.id}/resume_tracking`, {});
    await service.patch(`/v2/shipments/${first?.id}/stop_tracking`, {});
    const seen = () => new Set(received.map((each) => each.id)).size;
    const before = seen();
    await time.step(day);
    expect(seen()).toBe(before);
    reply = 200;
    await service.patch(`/v2/webhooks/${id}`, { data: { type: 'webhook', attributes: { active: true } } });
    await service.patch(`/v2/shipments/${first?.id}/resume_tracking`, {});
    await service.patch(`/v2/shipments/${first?.id}/stop_tracking`, {});
    await until(time, async () => (await statuses(service, 'succeeded')).length > 0);
    expect(await isActive()).toBe(true);
  });

  it('delays no other receiver', async () => {
    const time = openTime();
    const service = open(time, { webhooks: { patience: 60_000 } });
    const dead = await receiver(() => 'silence');
    const good = await receiver();
    await hook(service, dead.url);
    await hook(service, good.url);
    time.skip(3 * day);
    await until(time, () => good.received.length > 100);
    expect(dead.received.length).toBeLessThanOrEqual(8);
  });
});

describe('a service that was off', () => {
  it('sends what it missed, in order and once, as one that was on', async () => {
    const ids = new Map<string, string[]>();
    for (const days of [0, 7]) {
      const time = openTime();
      const db = join(mkdtempSync(join(tmpdir(), 'landfall-webhooks-')), 'landfall.db');
      const first = open(time, { db });
      const { url, received } = await receiver();
      await hook(first, url, { events: ['container.transport.vessel_departed', 'container.created'] });
      if (days > 0) {
        first.close();
        time.skip(days * day);
      }
      const service = days > 0 ? open(time, { db }) : first;
      const end = Date.UTC(2026, 7, 19, 15);
      await until(time, () => time.timers.now() >= end, hour);
      const isCaughtUp = () => [...time.due].every(({ at }) => at > time.timers.now() + 1);
      await until(time, async () => isCaughtUp() && (await statuses(service, 'pending')).length === 0, 1);
      const sent = received.map(({ body }) => {
        const { included } = JSON.parse(body) as { included: TestRecord[] };
        const { created_at: at, timestamp } = included.at(-1)?.attributes ?? {};
        return `${String(at ?? timestamp)} ${included.find(({ type }) => type === 'container')?.id}`;
      });
      expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
      ids.set(
        String(days),
        sent.toSorted().filter((each) => each < new Date(end).toISOString()),
      );
      service.close();
      rmSync(join(db, '..'), { recursive: true });
    }
    expect(ids.get('0')?.length).toBeGreaterThan(5);
    expect(ids.get('7')).toEqual(ids.get('0'));
  });
});

describe('without an active webhook', () => {
  it('no timer runs, nothing is computed, and nothing is sent later', async () => {
    const time = openTime();
    const service = open(time);
    await service.list('/v2/shipments');
    expect(time.due.size).toBe(0);
    const { url, received } = await receiver();
    const { id } = await hook(service, url);
    await eventually(() => expect(time.due.size).toBeGreaterThan(0));
    await service.remove(`/v2/webhooks/${id}`);
    expect(time.due.size).toBe(0);
    time.skip(5 * day);
    await hook(service, url, { events: ['container.created'] });
    await time.step(1);
    expect(received).toEqual([]);
    service.close();
    expect(time.due.size).toBe(0);
  });
});
