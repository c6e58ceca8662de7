import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBatch } from './batch.ts';

class Offline extends Error {}
const stopsAll = (error: unknown) => error instanceof Offline;

const ended = (batch: { status: () => { state: string }; subscribe: (l: () => void) => () => void }) =>
  new Promise<void>((resolve) => {
    const look = () => batch.status().state === 'ended' && resolve();
    batch.subscribe(look);
    look();
  });

describe('work on many items', () => {
  it('begins each once, few at a time, and keeps what became of each in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(), { maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        async (items, atOnce) => {
          const begun: number[] = [];
          let running = 0;
          let peak = 0;
          const perform = async (item: number) => {
            begun.push(item);
            running += 1;
            peak = Math.max(peak, running);
            for (let turns = item % 7; turns > 0; turns -= 1) await Promise.resolve();
            running -= 1;
            if (item % 3 === 0) throw new Error('refused');
            return -item;
          };
          const batch = createBatch({ items, perform, stopsAll, atOnce });
          await ended(batch);
          expect(new Set(begun)).toEqual(new Set(items));
          expect(begun).toHaveLength(items.length);
          expect(peak).toBeLessThanOrEqual(atOnce);
          expect(batch.outcomes().map(({ item }) => item)).toEqual(items);
          const failed = items.filter((item) => item % 3 === 0).length;
          expect(batch.status()).toMatchObject({ total: items.length, done: items.length - failed, failed });
        },
      ),
      { numRuns: 50 },
    );
  });

  it('pauses by itself where a failure stands in the way of all, and goes on with that item', async () => {
    let online = false;
    const perform = async (item: number) => {
      if (item === 2 && !online) throw new Offline();
      return item;
    };
    const batch = createBatch({ items: [1, 2, 3], perform, stopsAll, atOnce: 1 });
    await new Promise<void>((resolve) => {
      batch.subscribe(() => batch.status().state === 'paused' && resolve());
    });
    expect(batch.status()).toMatchObject({ done: 1, failed: 0, pausedBy: expect.any(Offline) });
    online = true;
    batch.resume();
    await ended(batch);
    expect(batch.status()).toMatchObject({ done: 3, pausedBy: null });
  });

  it('begins nothing while it is paused, and leaves out the rest when it is stopped', async () => {
    const gate = Promise.withResolvers<void>();
    const batch = createBatch({ items: [1, 2, 3], perform: () => gate.promise, stopsAll, atOnce: 1 });
    batch.pause();
    gate.resolve();
    await gate.promise;
    await Promise.resolve();
    expect(batch.status()).toMatchObject({ state: 'paused', done: 1 });
    batch.stop();
    expect(batch.status()).toMatchObject({ state: 'ended', total: 1, done: 1 });
  });

  it('stays at its end once it is stopped, whatever becomes of what was under way', async () => {
    const gate = Promise.withResolvers<never>();
    const batch = createBatch({ items: [1, 2], perform: () => gate.promise, stopsAll, atOnce: 1 });
    batch.stop();
    gate.reject(new Offline());
    await ended(batch);
    expect(batch.status()).toMatchObject({ total: 1, done: 0, failed: 1, pausedBy: null });
  });

  it('counts what paused it as failed once it is stopped: it was begun, and may have been carried out', async () => {
    let isOnline = false;
    const perform = async (item: number) => {
      if (item === 2 && !isOnline) throw new Offline();
      return item;
    };
    const batch = createBatch({ items: [1, 2, 3], perform, stopsAll, atOnce: 1 });
    await new Promise<void>((resolve) => {
      batch.subscribe(() => batch.status().state === 'paused' && resolve());
    });
    batch.stop();
    expect(batch.status()).toMatchObject({ state: 'ended', total: 2, done: 1, failed: 1 });
    expect(batch.outcomes()).toContainEqual({
      item: 2,
      outcome: { kind: 'failed', error: expect.any(Offline) },
    });
    isOnline = true;
    batch.retry();
    await ended(batch);
    expect(batch.status()).toMatchObject({ total: 2, done: 2, failed: 0 });
  });

  it('begins those that failed once more, also where it was paused before its end', async () => {
    const gate = Promise.withResolvers<void>();
    let isBusy = true;
    const perform = async (item: number) => {
      await gate.promise;
      if (isBusy) throw new Error('busy');
      return item;
    };
    const batch = createBatch({ items: [1], perform, stopsAll, atOnce: 1 });
    batch.pause();
    gate.resolve();
    await ended(batch);
    isBusy = false;
    batch.retry();
    expect(batch.status().state).toBe('running');
    await ended(batch);
    expect(batch.status()).toMatchObject({ done: 1, failed: 0 });
  });

  it('begins those that failed once more', async () => {
    let tries = 0;
    const perform = async (item: number) => {
      tries += 1;
      if (item === 1 && tries < 3) throw new Error('busy');
      return item;
    };
    const batch = createBatch({ items: [1, 2], perform, stopsAll, atOnce: 1 });
    await ended(batch);
    expect(batch.status()).toMatchObject({ done: 1, failed: 1 });
    batch.retry();
    await ended(batch);
    expect(batch.status()).toMatchObject({ done: 2, failed: 0 });
    expect(batch.outcomes().map(({ item }) => item)).toEqual([1, 2]);
  });
});
