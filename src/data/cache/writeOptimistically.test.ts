import { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { systemClock } from '#/time/clock.ts';
import { type PendingChange, createPendingWrites } from './pendingWrites.ts';
import { writeOptimistically } from './writeOptimistically.ts';

type Read = Readonly<Record<string, string>>;

/** A screen that shows one record, and writes to it that end on request. */
function createScreen() {
  const client = new QueryClient();
  const writes = createPendingWrites<Read>();
  let shown: Read = { tag: 'old', note: 'old' };
  const write = (value: string, place = 'tag') => {
    const answer = Promise.withResolvers<string>();
    const seen = shown[place] ?? '';
    const done = writeOptimistically<Read, string>(client, {
      writes,
      place: { record: 'r', value: place },
      change:
        (next): PendingChange<Read> =>
        (read) => ({ ...read, [place]: next }),
      show: (change) => {
        shown = change(shown);
      },
      expected: value,
      send: () => answer.promise,
      before: () => seen,
    }).catch(() => null);
    return {
      save: () => (answer.resolve(value), done),
      fail: () => (answer.reject(new Error('refused')), done),
    };
  };
  const read = (found: Read, began: number) => writes.over(client, 'r', found, began);
  return { write, read, beginReading: writes.beginReading, shown: () => shown };
}

describe('a value that is written while it is being written', () => {
  it.each(['save', 'fail'] as const)(
    'shows as it was written last when the earlier write ends (%s)',
    async (end) => {
      const { write, read, beginReading, shown } = createScreen();
      const began = beginReading();
      const first = write('first');
      const second = write('second');
      await first[end]();
      expect(shown()['tag']).toBe('second');
      expect(read({ tag: 'old' }, began)).toEqual({ tag: 'second' });
      await second.save();
      expect(shown()['tag']).toBe('second');
      expect(read({ tag: 'old' }, began)).toEqual({ tag: 'second' });
      expect(read({ tag: 'theirs' }, beginReading())).toEqual({ tag: 'theirs' });
    },
  );

  it('shows what the earlier write saved when the later one fails', async () => {
    const { write, read, beginReading, shown } = createScreen();
    const began = beginReading();
    const first = write('first');
    const second = write('second');
    await first.save();
    await second.fail();
    expect(shown()['tag']).toBe('first');
    expect(read({ tag: 'old' }, began)).toEqual({ tag: 'first' });
  });

  it('shows at its end what was written last of those that were saved, in whatever order they end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ place: fc.constantFrom('tag', 'note'), fails: fc.boolean(), order: fc.nat() }), {
          minLength: 1,
          maxLength: 6,
        }),
        async (plan) => {
          const { write, read, beginReading } = createScreen();
          const began = beginReading();
          const begun = plan.map(({ place }, at) => write(`value ${at}`, place));
          const ends = plan.map((one, at) => ({ ...one, at })).toSorted((a, b) => a.order - b.order);
          for (const { at, fails } of ends) await begun[at]?.[fails ? 'fail' : 'save']();
          const last = (place: string) => plan.findLastIndex((one) => one.place === place && !one.fails);
          const expected = (place: string) => (last(place) < 0 ? 'old' : `value ${last(place)}`);
          expect(read({ tag: 'old', note: 'old' }, began)).toEqual({
            tag: expected('tag'),
            note: expected('note'),
          });
        },
      ),
      { numRuns: runs(500) },
    );
  });
});

describe('a record that was read by itself', () => {
  const now = () => systemClock.now();
  const listedAt = (readAt: number) => {
    const client = new QueryClient();
    const writes = createPendingWrites<Read>();
    writes.keepRead(client, 'r', { tag: 'newest' }, writes.beginReading(), now() - 10_000);
    // A list that is asked for later, and that a gateway has shared since.
    const began = writes.beginReading();
    const open = writes.openRecords(client, began, readAt);
    return [open.has('r'), writes.over(client, 'r', { tag: 'listed' }, began, readAt)['tag']];
  };

  it('shows over a list that the service gave before, and not over a later one', () => {
    expect(listedAt(now() - 30_000)).toEqual([true, 'newest']);
    expect(listedAt(now())).toEqual([false, 'listed']);
    // Ages come in whole seconds.
    expect(listedAt(now() - 10_500)).toEqual([false, 'listed']);
  });

  it('shows with what was written since', async () => {
    const client = new QueryClient();
    const writes = createPendingWrites<Read>();
    writes.keepRead(client, 'r', { tag: 'read', note: 'read' }, writes.beginReading(), now() - 10_000);
    const change = (read: Read) => ({ ...read, tag: 'mine' });
    writes.begin(client, { record: 'r', value: 'tag' }, change).end(change);
    const old = { tag: 'old', note: 'old' };
    const began = writes.beginReading();
    expect(writes.over(client, 'r', old, began, now() - 30_000)).toEqual({ tag: 'mine', note: 'read' });
  });

  it('shows over nothing once the clock was set back', () => {
    const client = new QueryClient();
    const writes = createPendingWrites<Read>();
    writes.keepRead(client, 'r', { tag: 'newest' }, writes.beginReading(), now() + 60_000);
    expect(writes.openRecords(client, writes.beginReading(), now()).size).toBe(0);
  });
});
