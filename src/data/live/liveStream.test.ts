import { describe, expect, it } from 'vitest';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { minute, second } from '#/time/durations.ts';
import { openLiveStream } from './liveStream.ts';

/** What a browser would do with a connection, done by the test. */
class Connection extends EventTarget {
  readyState = 0;
  close() {
    this.readyState = 2;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  ping() {
    this.dispatchEvent(new MessageEvent('ping', { data: '1' }));
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  /** @param isRefused false where the browser connects again by itself */
  fail(isRefused: boolean) {
    this.readyState = isRefused ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }
}

function listen() {
  const time = createVirtualTime();
  const connections: Connection[] = [];
  const received: unknown[] = [];
  const end = openLiveStream(
    {
      onOpen: () => received.push('open'),
      onChange: (change) => received.push(change),
      onLost: () => received.push('lost'),
    },
    {
      connect: () => {
        const connection = new Connection();
        connections.push(connection);
        return connection;
      },
      timers: time.timers,
      random: () => 0.5,
    },
  );
  const last = () => connections.at(-1) ?? new Connection();
  return { ...time, connections, received, end, last };
}

const change = { event: 'container.updated', shipments: ['s'], containers: ['c'] };

describe('the stream of changes in a browser', () => {
  it('says that it is open, what happens, and that it is lost', () => {
    const { received, last } = listen();
    last().open();
    last().say(JSON.stringify(change));
    last().fail(false);
    last().open();
    expect(received).toEqual(['open', change, 'lost', 'open']);
  });

  it('passes over what is no change, and cuts what is too much of one', () => {
    const { received, last } = listen();
    last().open();
    for (const text of ['', '{', 'null', '[]', '"x"', '{}', '{"event":1}', 7, undefined]) last().say(text);
    last().say(JSON.stringify({ event: 'x'.repeat(100_000), shipments: ['s'] }));
    expect(received).toEqual(['open']);
    const ids = Array.from({ length: 1_000 }, (_, index) => `id ${index}`);
    last().say(
      JSON.stringify({ event: 'x', shipments: [...ids, 3, null, 'y'.repeat(101)], containers: 'no' }),
    );
    expect(received[1]).toEqual({ event: 'x', shipments: ids.slice(0, 100), containers: [] });
  });

  it('opens again after a refusal, ever more rarely, which a browser does not', async () => {
    const { connections, last, advance } = listen();
    const tries: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      last().fail(true);
      const before = connections.length;
      let waited = 0;
      while (connections.length === before) {
        await advance(second);
        waited += 1;
      }
      tries.push(waited);
    }
    expect(tries).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    last().open();
    last().fail(true);
    await advance(2 * second);
    expect(connections).toHaveLength(10);
  });

  it('opens again when it has gone silent, and not while there are signs of life', async () => {
    const { connections, received, last, advance } = listen();
    last().open();
    for (let passed = 0; passed < 5 * minute; passed += 15 * second) {
      await advance(15 * second);
      last().ping();
    }
    expect(connections).toHaveLength(1);
    const silent = last();
    await advance(minute);
    expect(received).toEqual(['open', 'lost']);
    expect(connections).toHaveLength(2);
    silent.open();
    expect(received).toHaveLength(2);
    last().open();
    expect(received).toEqual(['open', 'lost', 'open']);
  });

  it('is over when it is ended', async () => {
    const { connections, received, end, last, advance } = listen();
    end();
    expect(last().readyState).toBe(2);
    last().open();
    await advance(10 * minute);
    expect(received).toEqual([]);
    expect(connections).toHaveLength(1);
  });
});
