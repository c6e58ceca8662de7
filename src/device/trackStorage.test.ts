import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleList } from '#/test/samples/tracking.ts';

/** A page that is opened now, on the same device. */
async function openPage() {
  vi.resetModules();
  const device = await import('./deviceStore.ts');
  await device.claim('one');
  return { ...device, ...(await import('./trackStorage.ts')) };
}

const numbers = Array.from({ length: 250 }, (_, at) => `MAEU${1_000_000 + at}`);
const list = sampleList(numbers.map((number) => ({ number })));

describe('a list to track that is stored', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  it('comes back as it was, and is gone once it is removed', async () => {
    expect(await (await openPage()).writeTrackList(list, null)).toBe('cached');
    const page = await openPage();
    expect(await page.readTrackList()).toEqual(list);
    await page.removeTrackList();
    expect([await page.readTrackList(), await page.names()]).toEqual([null, []]);
  });

  it('keeps every line at its place when a part of it is lost', async () => {
    await (await openPage()).writeTrackList(list, null);
    await (await openPage()).write('track/1', 'damaged');
    const page = await openPage();
    const found = await page.readTrackList();
    expect(found?.lines.map(({ number }) => number)).toEqual(
      numbers.map((number, at) => (at >= 100 && at < 200 ? '' : number)),
    );
    if (!found) throw new Error('no list');
    const [first] = found.lines;
    if (!first) throw new Error('no line');
    await page.writeTrackList({ ...found, lines: found.lines.with(0, { ...first, number: 'MSCU1' }) }, found);
    const again = await (await openPage()).readTrackList();
    expect(again?.lines.map(({ number }) => number)).toEqual([
      'MSCU1',
      ...found.lines.slice(1).map(({ number }) => number),
    ]);
  });
});
