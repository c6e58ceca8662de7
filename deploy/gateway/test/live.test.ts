import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { deliver, notification } from './deliveries.ts';
import { addressOf, gatewayForFile } from './startGateway.ts';
import { openStream, type Stream } from './streams.ts';

const { gateway } = await gatewayForFile();
const url = `${gateway.url}/live`;

const streams: Stream[] = [];
function listen(headers?: Readonly<Record<string, string>>, lastEventId?: string): Stream {
  const stream = openStream(url, headers, lastEventId);
  streams.push(stream);
  return stream;
}
const allOpen = () => eventually(() => expect(streams.filter(({ isOpen }) => !isOpen())).toHaveLength(0));
const allReceived = (name: string) =>
  eventually(() => expect(streams.filter((stream) => namesOf(stream).at(-1) !== name)).toHaveLength(0));
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

let count = 0;
/** Publishes a message with a name of its own. What a worker took with it when it was killed is sent again. */
async function publish(): Promise<string> {
  const name = `shipment-${++count}`;
  const body = notification({ shipment: name });
  await eventually(async () => expect((await deliver(gateway, body)).status).toBe(200));
  return name;
}
async function publishMany(many: number): Promise<readonly string[]> {
  const names: string[] = [];
  while (names.length < many) names.push(await publish());
  return names;
}
/** One that has no stream any more may have ended by itself. */
function kill(worker: number | undefined): void {
  try {
    process.kill(worker ?? NaN, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
/** As only the workers of the gateway may. */
function askHub(method: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socketPath = join(gateway.folder, 'run', 'hub', 'hub.sock');
    const asked = request({ socketPath, method, path, agent: false }, (answer) => {
      answer.resume().on('end', resolve);
    });
    asked.on('error', reject).end();
  });
}
const namesOf = ({ received }: Stream) => received.flatMap(({ shipments }) => shipments);

describe('the stream', () => {
  it('reaches 1,000 browsers, each message once and in order, across a reload and the kill of workers', async () => {
    for (let index = 0; index < 1_000; index++) listen();
    await allOpen();
    expect(await gateway.metrics()).toContain('landfall_gateway_streams 1000\n');
    const sent: string[] = [...(await publishMany(5))];
    // One that has heard nothing yet has nothing to make up for.
    await eventually(() => expect(streams.filter(({ received }) => received.length < 5)).toHaveLength(0));
    const before = gateway.workers();
    await gateway.reload({});
    sent.push(...(await publishMany(5)));
    // Those that the reload was to end in a while still hold the streams.
    for (const pid of before) kill(pid);
    sent.push(...(await publishMany(5)));
    await allOpen();
    kill(gateway.workers()[0]);
    sent.push(...(await publishMany(5)));
    await eventually(() => expect(streams.filter(({ received }) => received.length < 20)).toHaveLength(0));
    const received = new Set(streams.map((stream) => namesOf(stream).join(' ')));
    expect(received).toEqual(new Set([sent.join(' ')]));
    expect(streams.every((stream) => stream.opened() > 1)).toBe(true);
  });

  it('has a sign of life, and headers that let nobody else read it', async () => {
    const leaving = new AbortController();
    const headers = { 'x-gw': '1', origin: gateway.url };
    const answer = await fetch(url, { headers, signal: leaving.signal });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect([...answer.headers.keys()].toSorted().join(' ')).toBe(
      'cache-control connection content-security-policy content-type cross-origin-resource-policy date ' +
        'referrer-policy server transfer-encoding x-content-type-options x-frame-options',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('event: ping')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('event: ping\ndata: 1\n\n');
    leaving.abort();
  });

  it('makes up for what came since the last one heard', async () => {
    const first = listen();
    await allOpen();
    const names = await publishMany(4);
    await eventually(() => expect(namesOf(first)).toEqual(names));
    const after = listen({}, first.received[1]?.id);
    await eventually(() => expect(namesOf(after)).toEqual(names.slice(2)));
  });

  it.each([
    'garbage',
    '0:0',
    '-1:0',
    '1:2:3',
    '1000000000:1',
    '1000000000:-1',
    '1000000000:[0],1',
    '18446744073709551616:0',
    '1000000000:99999999999999999999',
    'x'.repeat(5_000),
    '1000000000:0 9999999999:0',
  ])('is not disturbed by a Last-Event-ID that it never gave: %.40s', async (id) => {
    const witness = listen();
    await allOpen();
    const odd = listen({}, id);
    await allOpen();
    const name = await publish();
    await eventually(() => expect(namesOf(witness)).toEqual([name]));
    await eventually(() => expect(namesOf(odd)).toContain(name));
    expect(witness.opened()).toBe(1);
    expect(gateway.log('hub')).not.toContain('exited on signal');
  });

  it.each([
    ['in years', () => '9999999999:0'],
    ['in a minute', () => `${Math.floor(Date.now() / 1000) + 60}:0`],
    ['of now', (newest: string) => newest.replace(/\d+$/, '999999999')],
    ['right after the last one', (newest: string) => newest.replace(/\d+$/, (at) => String(Number(at) + 1))],
  ])('is not deaf with a Last-Event-ID of the future: %s', async (_, idOf) => {
    const witness = listen();
    await allOpen();
    await publish();
    await eventually(() => expect(witness.received).toHaveLength(1));
    const early = listen({}, idOf(witness.received[0]?.id ?? ''));
    await allOpen();
    const name = await publish();
    await eventually(() => expect(namesOf(early)).toContain(name));
  });

  it.each([
    ['that was just started', () => gateway.stopHub().then(gateway.startHub)],
    ['whose worker was killed', () => Promise.resolve(kill(gateway.hubWorkers()[0]))],
    ['that has ended its streams', () => askHub('DELETE', '/here')],
  ])('takes all who come back at once to a hub %s', async (_, begin) => {
    for (let index = 0; index < 6; index++) listen({}, '1700000000:0');
    await allOpen();
    const before = await publish();
    await allReceived(before);
    const crashes = () => gateway.log('hub').split('exited on signal 6').length - 1;
    const known = crashes();
    await begin();
    // Others say where they were, before anything is published.
    for (let index = 0; index < 6; index++) listen({}, '1700000000:0');
    await eventually(() =>
      expect(streams.slice(0, 6).map(({ opened }) => opened() > 1)).not.toContain(false),
    );
    await allOpen();
    await wait(1_000);
    expect([crashes() - known, streams.filter(({ isOpen }) => !isOpen()).length]).toEqual([0, 0]);
    await allReceived(await publish());
    expect(streams.slice(6).map(({ opened }) => opened())).toEqual(Array.from({ length: 6 }, () => 1));
  });

  it('opens twenty for one person, and others for others, after the hub has lost its worker too', async () => {
    const ofOne = (person: number) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { accept: 'text/event-stream', 'x-gw': '1' };
        const asked = get(url, { agent: false, localAddress: addressOf(person), headers }, resolve);
        asked.on('error', reject);
        opened.push(asked);
      });
    const opened: { destroy: () => unknown }[] = [];
    const statuses = async (person: number, many: number) => {
      const answers: IncomingMessage[] = [];
      while (answers.length < many) answers.push(await ofOne(person));
      for (const answer of answers) answer.on('error', () => {}).resume();
      return answers.map(({ statusCode }) => statusCode);
    };
    const all = Array.from({ length: 20 }, () => 200);
    for (const begin of [() => undefined, () => kill(gateway.hubWorkers()[0])]) {
      begin();
      await eventually(async () => expect(await statuses(9_000, 1)).toEqual([200]));
      expect(await statuses(8_000, 22)).toEqual([...all, 429, 429]);
      expect(await statuses(8_001, 1)).toEqual([200]);
    }
    for (const one of opened) one.destroy();
    await eventually(async () => expect(await statuses(8_000, 1)).toEqual([200]));
    for (const one of opened) one.destroy();
  });

  it('has room for so many', async () => {
    const file = join(gateway.folder, 'conf', 'hub.conf');
    const conf = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      conf.replace('nchan_max_channel_subscribers 5000', 'nchan_max_channel_subscribers 3'),
    );
    await gateway.stopHub();
    gateway.startHub();
    for (let index = 0; index < 3; index++) listen();
    await allOpen();
    const refused = await gateway.ask('/live', { headers: { 'x-gw': '1' } });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
    expect(refused.body).toContain('Too many streams');
  });
});
