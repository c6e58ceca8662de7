import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DayCounts, noHistory, withDay } from '#/domain/overview/history.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { addDays, parseCalendarDay } from '#/time/calendarDay.ts';

const today = parseCalendarDay('2026-08-22') ?? expect.fail('no day');

/** A page that is opened now, on the same device. */
async function openPage(account: string | undefined = 'one') {
  vi.resetModules();
  const device = await import('./deviceStore.ts');
  await device.claim(account);
  const page = await import('./figureHistory.ts');
  const record = (entry: DayCounts, id = 'a') =>
    page.changeFigureHistory((history) =>
      withDay(history, entry, { shipments: [sampleShipment({ id })], today }),
    );
  const shown = async () => {
    await page.loadFigureHistory();
    return page.useFigureHistory.getState().days;
  };
  return { ...device, record, shown };
}
const day = (age: number, hold: number): DayCounts => ({ day: addDays(today, -age), counts: { hold } });

describe('figures of earlier days on this device', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  it('are there on the next visit, the last of each day', async () => {
    const page = await openPage();
    await Promise.all([page.record(day(1, 4)), page.record(day(0, 5)), page.record(day(0, 6))]);
    expect(await (await openPage()).shown()).toEqual([day(1, 4), day(0, 6)]);
  });

  it('are never those of another account', async () => {
    await (await openPage()).record(day(1, 4));
    const other = await openPage('two');
    expect(await other.shown()).toEqual([]);
    await other.record(day(0, 7), 'b');
    expect(await other.shown()).toEqual([day(0, 7)]);
  });

  it('are none where nothing can be cached, after clearing, and where they cannot be read', async () => {
    const page = await openPage();
    await page.write('figureHistory', 'text');
    expect(await page.shown()).toEqual(noHistory.days);
    await page.record(day(0, 4));
    await page.clear();
    await page.record(day(0, 5));
    expect(await page.shown()).toEqual([]);
    vi.stubGlobal('indexedDB', undefined);
    const without = await openPage();
    await without.record(day(0, 5));
    expect(await without.shown()).toEqual([]);
  });
});
