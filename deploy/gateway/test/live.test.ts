import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { deliver, notification } from './deliveries.ts';
import { gatewayForFile } from './startGateway.ts';
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
const namesOf = ({ heard }: Stream) => heard.flatMap(({ shipments }) => shipments);

describe('the stream', () => {
  it('reaches 1,000 browsers, each message once and in order, across a reload and the kill of workers', async () => {
    for (let index = 0; index < 1_000; index++) listen();
    await allOpen();
    expect(await gateway.metrics()).toContain('landfall_gateway_streams 1000\n');
    const sent: string[] = [...(await publishMany(5))];
    // One that has heard nothing yet has nothing to make up for.
    await eventually(() => expect(streams.filter(({ heard }) => heard.length < 5)).toHaveLength(0));
    const before = gateway.workers();
    await gateway.reload({});
    sent.push(...(await publishMany(5)));
    // Those that the reload was to end in a while still hold the streams.
    for (const pid of before) kill(pid);
    sent.push(...(await publishMany(5)));
    await allOpen();
    kill(gateway.workers()[0]);
    sent.push(...(await publishMany(5)));
    await eventually(() => expect(streams.filter(({ heard }) => heard.length < 20)).toHaveLength(0));
    const heard = new Set(streams.map((stream) => namesOf(stream).join(' ')));
    expect(heard).toEqual(new Set([sent.join(' ')]));
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
    const after = listen({}, first.heard[1]?.id);
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
