import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { ask } from '#server/testServers.ts';
import { deliver, notification } from './deliveries.ts';
import { startBalancer } from './startBalancer.ts';
import { agent, type Gateway, startGateway, startTlsService } from './startGateway.ts';
import { redisPassword, startRedis } from './startRedis.ts';
import { openStream, type Stream } from './streams.ts';

const redis = await startRedis();
const service = await startTlsService();
const salt = randomBytes(32);

/** Beside the one that was started before. */
async function startBeside(peers: readonly Gateway[]): Promise<Gateway> {
  const gateway = await startGateway(service);
  writeFileSync(join(gateway.folder, 'redis-password'), `${redisPassword}\n`, { mode: 0o600 });
  writeFileSync(join(gateway.folder, 'salt'), salt, { mode: 0o600 });
  await gateway.stopHub();
  await gateway.reload(settingsOf(gateway, peers));
  gateway.startHub();
  return gateway;
}
const settingsOf = ({ folder }: Gateway, peers: readonly Gateway[]) => ({
  REDIS: redis.address,
  REDIS_PASSWORD_FILE: join(folder, 'redis-password'),
  ACCOUNT_SALT_FILE: join(folder, 'salt'),
  PEERS: peers.map(({ hooksUrl }) => new URL(hooksUrl).host).join(' '),
});

const first = await startBeside([]);
const second = await startBeside([first]);
await first.reload(settingsOf(first, [second]));
const balancer = await startBalancer([first, second]);
afterAll(async () => {
  await balancer.close();
  await Promise.all([first.close(), second.close(), redis.close()]);
  service.close();
});

const streams: Stream[] = [];
async function listen(url: string, many = 1): Promise<readonly Stream[]> {
  const opened = Array.from({ length: many }, () => openStream(`${url}/live`, { 'x-gw': '1' }));
  streams.push(...opened);
  await eventually(() => expect(opened.filter(({ isOpen }) => !isOpen())).toHaveLength(0));
  return opened;
}
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
const namesOf = ({ received }: Stream) => received.flatMap(({ shipments }) => shipments);

let count = 0;
/** What is not taken is sent again, as the service does it. */
async function publish(by: Pick<Gateway, 'hooksUrl'>): Promise<string> {
  const name = `shipment-${++count}`;
  const body = notification({ shipment: name });
  await eventually(async () => expect((await deliver(by, body)).status).toBe(200));
  return name;
}

describe('two gateways', () => {
  it('are one account to a browser', async () => {
    const [one, other] = await Promise.all(
      [first, second].map(async (gateway) => (await gateway.askAsPage('/config.json')).body),
    );
    expect(one).toBe(other);
    expect(JSON.parse(one ?? '')).toMatchObject({
      account: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
  });

  it('both forget what a delivery to one of them names, and nothing else', async () => {
    const { body: list } = await first.askAsPage('/api/v2/shipments?page[size]=1');
    const shipment = (JSON.parse(list) as { data: { id: string }[] }).data[0]?.id ?? '';
    const paths = [`/api/v2/shipments/${shipment}`, '/api/v2/parties?page[size]=1'];
    const readAll = async () => {
      const before = service.asked.length;
      for (const gateway of [first, second]) {
        for (const path of paths) await gateway.askAsPage(path);
      }
      return service.asked.slice(before).map(({ url }) => url.split('?')[0]);
    };
    await readAll();
    expect(await readAll()).toEqual([]);
    const body = notification({ shipment });
    expect((await deliver(balancer, body)).status).toBe(200);
    const once = `/v2/shipments/${shipment}`;
    expect(await readAll()).toEqual([once, once]);
    // Nor does a repeat.
    expect((await deliver(balancer, body)).status).toBe(200);
    expect(await readAll()).toEqual([]);
    await eventually(() => expect(first.log('hooks')).toContain('"peers":"1 of 1","outcome":"published"'));
    await eventually(() => expect(second.log('hooks')).toContain('"outcome":"forgotten"'));
  });

  it('believe each other no more than a stranger', async () => {
    const asked = (headers: Readonly<Record<string, string>>, body = notification({ shipment: 'forged' })) =>
      ask(`${second.hooksUrl}/hooks/forget`, { agent, method: 'POST', body, headers });
    const type = { 'content-type': 'application/json' };
    expect((await asked(type)).status).toBe(401);
    expect((await asked({ ...type, 'x-svc-webhook-signature': '0'.repeat(64) })).status).toBe(401);
    for (const path of ['/peer/127.0.0.1:1', '/end', '/forget']) {
      expect((await ask(second.hooksUrl + path, { agent, method: 'POST', body: '1' })).status).toBe(404);
    }
  });

  it('keep the password of Redis to themselves', async () => {
    for (const { folder, pid, hubWorkers, workers, ask: get } of [first, second]) {
      const logs = readdirSync(join(folder, 'log')).map((name) =>
        readFileSync(join(folder, 'log', name), 'utf8'),
      );
      const processes = [pid, ...workers(), ...hubWorkers()].flatMap((each) => [
        readFileSync(`/proc/${each}/cmdline`, 'utf8'),
        readFileSync(`/proc/${each}/environ`, 'utf8'),
      ]);
      const said = await Promise.all(
        ['/config.json', '/live', '/'].map(async (path) => (await get(path)).body),
      );
      for (const text of [...logs, ...processes, ...said]) expect(text).not.toContain(redisPassword);
    }
  });
});

describe('without Redis', () => {
  it('no delivery is taken and lost, and no page believes that it hears', async () => {
    const [one, other] = [...(await listen(first.url)), ...(await listen(second.url))];
    const before = await publish(balancer);
    await eventually(() =>
      expect([one, other].map((stream) => stream && namesOf(stream))).toEqual([[before], [before]]),
    );
    await redis.kill();
    const late = notification({ shipment: 'late' });
    await eventually(async () => expect((await deliver(balancer, late)).status).toBe(503));
    await eventually(() => expect([one?.isOpen(), other?.isOpen()]).toEqual([false, false]));
    for (const gateway of [first, second]) {
      const refused = await gateway.ask('/live', { headers: { 'x-gw': '1' } });
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
      expect(await gateway.metrics()).toContain('landfall_gateway_hub_up 0\n');
      expect((await gateway.askAsPage('/api/v2/parties?page[size]=1')).status).toBe(200);
    }
    await redis.start();
    await eventually(async () => expect((await deliver(balancer, late)).status).toBe(200));
    await eventually(() =>
      expect([one, other].map((stream) => stream && namesOf(stream))).toEqual([
        [before, 'late'],
        [before, 'late'],
      ]),
    );
  });
});

describe('the budget', () => {
  it('is shared out: two gateways together send no more than one', async () => {
    const before = service.asked.length;
    const until = performance.now() + 6_000;
    let refused = 0;
    let page = 100;
    const flood = async (gateway: Gateway) => {
      while (performance.now() < until) {
        const { status } = await gateway.askAsPage(`/api/v2/shipments?page[size]=1&page[number]=${++page}`);
        if (status === 429) refused += 1;
        await wait(10);
      }
    };
    await Promise.all([first, second].flatMap((gateway) => Array.from({ length: 8 }, () => flood(gateway))));
    const times = service.asked.slice(before).map(({ at }) => at);
    const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000;
    // What each lets through at once (16 and 1), and 30 a minute of each; one alone would have sent 29 and more by itself.
    expect(times.length).toBeLessThanOrEqual(2 * (17 + Math.ceil((seconds + 1) / 2)));
    expect(times.length).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(20);
  });
});

describe('1,000 browsers on two gateways', () => {
  it('each hear each message once and in order, whatever is killed', async () => {
    await listen(balancer.url, 1_000);
    const sent: string[] = [];
    const publishSome = async () => {
      for (const by of [first, second, first, second]) sent.push(await publish(by));
    };
    const allHaveReceived = () =>
      eventually(() =>
        expect(streams.filter(({ received }) => received.length < sent.length)).toHaveLength(0),
      );
    const streamsOf = async (gateway: Gateway) =>
      Number(/^landfall_gateway_streams (\d+)$/m.exec(await gateway.metrics())?.[1]);
    await eventually(async () => expect((await streamsOf(first)) + (await streamsOf(second))).toBe(1_000));
    expect(await streamsOf(second)).toBeGreaterThan(200);
    await publishSome();
    await allHaveReceived();

    await first.reload(settingsOf(first, [second]));
    await publishSome();
    process.kill(second.workers()[0] ?? NaN, 'SIGKILL');
    await publishSome();
    process.kill(first.hubWorkers()[0] ?? NaN, 'SIGKILL');
    await publishSome();
    // nchan does not make up for what a stream was just asking of a Redis that goes; a page that comes back reads anew.
    await allHaveReceived();
    await redis.kill();
    await redis.start();
    await publishSome();
    await allHaveReceived();
    await second.kill();
    for (let more = 0; more < 3; more++) sent.push(await publish(balancer));
    await allHaveReceived();

    expect(new Set(streams.map((stream) => namesOf(stream).join(' ')))).toEqual(new Set([sent.join(' ')]));
    await eventually(async () => expect(await streamsOf(first)).toBe(1_000));
    await eventually(() => expect(first.log('hooks')).toContain('"peers":"0 of 1","outcome":"published"'));
  });
});
