import { describe, expect, it } from 'vitest';
import { createLive, type LiveSettings } from './live.ts';
import { remoteService } from './remote.ts';
import { ask, startGate } from './testServers.ts';

const change = (id: string) => ({ event: 'container.updated', shipments: [id], containers: [] });

async function openGate(settings?: LiveSettings) {
  const live = createLive(settings);
  const upstream = remoteService('http://127.0.0.1:1/v2', 'secret');
  const gate = await startGate({ upstream, page: () => new Response('page'), live });
  return { live, gate };
}

/** Reads a stream event by event, as a browser does. */
async function listen(url: string, lastEventId?: string) {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/live`, {
    signal: leaving.signal,
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  });
  const events = (async function* () {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        yield Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/s, 2))) as Record<
          string,
          string
        >;
      }
    }
  })();
  /** The next change; signs of life are passed over. */
  const next = async () => {
    for (;;) {
      const { value, done } = await events.next();
      if (done) return null;
      if (value['event'] !== 'ping')
        return { id: value['id'] ?? '', data: JSON.parse(value['data'] ?? '') as unknown };
    }
  };
  return { answer, next, leave: () => leaving.abort() };
}

describe('the stream of changes', () => {
  it('reaches everybody who listens, in order', async () => {
    const { live, gate } = await openGate();
    await using server = gate;
    const [one, other] = await Promise.all([listen(server.url), listen(server.url)]);
    expect(one.answer.headers.get('content-type')).toBe('text/event-stream');
    expect(one.answer.headers.get('cache-control')).toBe('no-store');
    for (const id of ['a', 'b', 'c']) live.publish(change(id));
    for (const id of ['a', 'b', 'c']) {
      expect((await one.next())?.data).toEqual(change(id));
      expect((await other.next())?.data).toEqual(change(id));
    }
    one.leave();
    other.leave();
  });

  it('makes up for what was missed since the last one heard, and for nothing of another run', async () => {
    const { live, gate } = await openGate();
    await using server = gate;
    const before = await listen(server.url);
    for (const id of ['a', 'b', 'c']) live.publish(change(id));
    const first = await before.next();
    before.leave();
    const after = await listen(server.url, first?.id);
    expect([await after.next(), await after.next()].map((received) => received?.data)).toEqual([
      change('b'),
      change('c'),
    ]);
    for (const unknown of ['1000000000:1', 'x', '', `${first?.id}0000000000`]) {
      const fresh = await listen(server.url, unknown);
      live.publish(change(`after ${unknown}`));
      expect((await fresh.next())?.data).toEqual(change(`after ${unknown}`));
      fresh.leave();
    }
    after.leave();
  });

  it('has room for so many, and again once one has left', async () => {
    const { gate } = await openGate({ limit: 1, pingEvery: 5 });
    await using server = gate;
    const first = await listen(server.url);
    const refused = await ask(`${server.url}/live`);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('60');
    first.leave();
    const status = async () => (await listen(server.url)).answer.status;
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
  });

  it('lets go of who does not read', async () => {
    const live = createLive();
    const stuck = live.open(undefined).body?.getReader();
    for (let turn = 0; turn < 40; turn += 1) live.publish(change('x'.repeat(10_000)));
    let bytes = 0;
    for (;;) {
      const { done, value } = (await stuck?.read()) ?? { done: true };
      if (done) break;
      bytes += value?.byteLength ?? 0;
    }
    expect(bytes).toBeLessThan(300_000);
  });

  it('gives who has missed more than it may wait for as much as that, and ends', async () => {
    const live = createLive();
    const first = live.open(undefined).body?.getReader();
    for (let turn = 0; turn < 40; turn += 1) live.publish(change('x'.repeat(10_000)));
    const text = new TextDecoder();
    let received = '';
    while (!received.includes('id: ')) received += text.decode((await first?.read())?.value);
    const [id] = /\d+:1\b/.exec(received) ?? [];
    const late = live.open(id).body?.getReader();
    let missed = 0;
    for (;;) {
      const { done, value } = (await late?.read()) ?? { done: true };
      if (done) break;
      missed += text.decode(value).split('id: ').length - 1;
    }
    expect(missed).toBeGreaterThan(20);
    expect(missed).toBeLessThan(39);
  });

  it('ends when the server does', async () => {
    const { live, gate } = await openGate();
    await using server = gate;
    const one = await listen(server.url);
    live.close();
    expect(await one.next()).toBeNull();
    expect((await ask(`${server.url}/live`)).status).toBe(503);
  });

  it('is for pages of this server, and only where there is one', async () => {
    const { gate } = await openGate();
    await using server = gate;
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await ask(`${server.url}/live`, { headers })).status).toBe(403);
    }
    expect((await ask(`${server.url}/live`, { headers: { host: 'rebound.example' } })).status).toBe(421);
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE']) {
      const refused = await ask(`${server.url}/live`, { method });
      expect([refused.status, refused.headers['allow']]).toEqual([405, 'GET']);
    }
    const upstream = remoteService('http://127.0.0.1:1/v2', 'secret');
    await using without = await startGate({ upstream, page: () => new Response('page') });
    expect((await ask(`${without.url}/live`)).status).toBe(404);
  });
});
