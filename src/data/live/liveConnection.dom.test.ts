import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { minute, second } from '#/time/durations.ts';
import { connectLive } from './liveConnection.ts';

/** The end of a worker that a tab has. */
class Port extends EventTarget {
  isClosed = false;
  start() {}
  postMessage() {}
  close() {
    this.isClosed = true;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A tab, and the workers and streams of its own that it opens. */
function openTab({ hasWorkers = true } = {}) {
  const time = createVirtualTime();
  const ports: Port[] = [];
  const received: unknown[] = [];
  let streams = 0;
  const end = connectLive(
    {
      onOpen: () => received.push('open'),
      onChange: (change) => received.push(change),
      onLost: () => received.push('lost'),
    },
    {
      createWorker: () => {
        if (!hasWorkers) return null;
        const port = new Port();
        ports.push(port);
        return { port };
      },
      open: () => {
        streams += 1;
        return () => (streams -= 1);
      },
      timers: time.timers,
    },
  );
  ends.push(end);
  const worker = () => ports.at(-1) ?? new Port();
  return { ...time, ports, received, worker, end, streams: () => streams };
}

const change = { event: 'container.updated', shipments: ['s'], containers: [] };

describe('a tab that receives live updates', () => {
  it('does so through the worker, as long as that gives signs of life', async () => {
    const { advance, received, ports, worker, streams } = openTab();
    worker().say('here');
    worker().say('open');
    worker().say(change);
    for (let passed = 0; passed < 5 * minute; passed += 15 * second) {
      await advance(15 * second);
      worker().say('here');
    }
    expect(received).toEqual(['open', change]);
    expect(ports).toHaveLength(1);
    expect(streams()).toBe(0);
  });

  it('says that it does not, and asks for the worker anew, once the browser has ended it', async () => {
    const { advance, received, ports, worker, streams } = openTab();
    worker().say('open');
    await advance(42 * second);
    expect(received).toEqual(['open', 'lost']);
    expect(ports.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    worker().say('open');
    await advance(30 * second);
    expect(received).toEqual(['open', 'lost', 'open']);
    expect(streams()).toBe(0);
  });

  it('has a stream of its own where there is no worker, or none that answers', async () => {
    expect(openTab({ hasWorkers: false }).streams()).toBe(1);
    const { advance, ports, streams, end } = openTab();
    await advance(10 * second);
    expect(ports[0]?.isClosed).toBe(true);
    expect(streams()).toBe(1);
    end();
    expect(streams()).toBe(0);
  });

  it('loads what opens that stream when it needs it, and opens none once it has ended', async () => {
    const open = new Set<EventTarget>();
    class Stream extends EventTarget {
      constructor() {
        super();
        open.add(this);
      }
      close() {
        open.delete(this);
      }
    }
    vi.stubGlobal('EventSource', Stream);
    const connect = () =>
      connectLive({ onOpen() {}, onChange() {}, onLost() {} }, { createWorker: () => null });
    const end = connect();
    connect()();
    await eventually(() => expect(open.size).toBe(1));
    await import('./liveStream.ts');
    expect(open.size).toBe(1);
    end();
    expect(open.size).toBe(0);
  });

  it('hears nothing while the browser keeps it for "back"', () => {
    const { received, ports, worker } = openTab();
    worker().say('open');
    dispatchEvent(new Event('pagehide'));
    expect(ports[0]?.isClosed).toBe(true);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    worker().say('open');
    expect(received).toEqual(['open', 'lost', 'open']);
  });
});
