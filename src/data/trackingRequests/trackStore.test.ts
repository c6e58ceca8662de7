import { describe, expect, it } from 'vitest';
import type { TrackList } from '#/domain/tracking/trackList.ts';
import { sampleList } from '#/test/samples/tracking.ts';
import { createTrackStore } from './trackStore.ts';

/** A device on which pages take the list in turns, and whose store answers on request. */
function createDevice(list: TrackList | null = sampleList([{ number: 'A1000' }])) {
  let owner: object | null = null;
  const queue: { readonly page: object; readonly owned: () => void }[] = [];
  const reads: (() => void)[] = [];
  const next = () => {
    const [first] = queue;
    if (owner || !first) return;
    queue.shift();
    owner = first.page;
    first.owned();
  };
  const open = () =>
    createTrackStore({
      read: () => new Promise((resolve) => reads.push(() => resolve(list))),
      write: async () => 'cached',
      remove: async () => {},
      own: (owned) => {
        const page = {};
        queue.push({ page, owned });
        next();
        return () => {
          if (owner === page) owner = null;
          next();
        };
      },
      join: () => () => {},
    });
  const answerReads = async () => {
    for (const answer of reads.splice(0)) answer();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { open, answerReads };
}

describe('the list of a page', () => {
  it('stays with a page that was left and opened again before all of it was stored', async () => {
    const { open, answerReads } = createDevice();
    const store = open();
    void store.open();
    await answerReads();
    store.update((list) => ({ ...list, tags: ['spring'] }));
    const left = store.leave();
    await store.open();
    await left;
    expect(store.snapshot()).toMatchObject({ role: 'here', list: { tags: ['spring'] } });
  });

  it('is not taken by a page that has left it and waits for it again', async () => {
    const { open, answerReads } = createDevice();
    const page = open();
    void page.open();
    await page.leave();
    const other = open();
    void other.open();
    void page.open();
    await answerReads();
    expect([page.snapshot().role, other.snapshot().role]).toEqual(['loading', 'here']);
  });
});
