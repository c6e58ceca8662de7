import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '#/data/http/errors.ts';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { awaitServer } from './serverBack.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A page that shows one query, whose server may be away. */
function openPage(kind: 'unreachable' | 'serverError' = 'unreachable') {
  const time = createVirtualTime();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const server = { isUp: true, isFileUp: false, asked: 0 };
  let readings = 0;
  const queryFn = () => {
    readings += 1;
    return server.isUp ? Promise.resolve(readings) : Promise.reject(new ApiError({ kind }));
  };
  const isUp = () => {
    server.asked += 1;
    return Promise.resolve(server.isUp || server.isFileUp);
  };
  ends.push(awaitServer({ client, isUp, timers: time.timers, random: () => 0.5 }));
  const observer = new QueryObserver(client, { queryKey: ['shown'], queryFn });
  ends.push(observer.subscribe(() => undefined));
  return { time, server, observer, client, readings: () => readings };
}

describe('a server that did not answer', () => {
  it('is asked until it does, and what was not read is read at once', async () => {
    const { time, server, observer } = openPage();
    await time.advance(1);
    server.isUp = false;
    void observer.refetch();
    await time.advance(60_000);
    expect(observer.getCurrentResult().isError).toBe(true);
    expect(server.asked).toBeLessThan(10);
    server.isUp = true;
    await time.advance(8_000);
    expect(observer.getCurrentResult().isError).toBe(false);
    const { asked } = server;
    await time.advance(60_000);
    expect(server.asked).toBe(asked);
  });

  it('is asked more and more rarely while it answers but reads fail', async () => {
    const { time, server, observer, readings } = openPage();
    await time.advance(1);
    server.isUp = false;
    server.isFileUp = true;
    void observer.refetch();
    await time.advance(10 * 60_000);
    expect(readings()).toBeGreaterThan(5);
    expect(readings()).toBeLessThan(20);
    server.isUp = true;
    await time.advance(80_000);
    expect(observer.getCurrentResult().isError).toBe(false);
  });

  it('is not asked where a reading has come through meanwhile, nor where it answered by itself', async () => {
    for (const kind of ['unreachable', 'serverError'] as const) {
      const { time, server, observer } = openPage(kind);
      await time.advance(1);
      server.isUp = false;
      await observer.refetch();
      server.isUp = true;
      await observer.refetch();
      await time.advance(60_000);
      expect([kind, server.asked]).toEqual([kind, 0]);
    }
  });
});
