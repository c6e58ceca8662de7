import { locks } from 'node:worker_threads';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { names, read, write } from '#/device/deviceStore.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { readHistory } from '#/domain/overview/history.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import type { SandboxApiOptions } from '#/test/sandboxApi.ts';
import { day } from '#/time/durations.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';

const now = Date.parse('2026-08-22T12:00:00Z');

Object.assign(globalThis, { indexedDB: new IDBFactory() });
Object.defineProperty(navigator, 'locks', { value: locks });

const open = (options: SandboxApiOptions = {}) =>
  renderRoute('/overview', { shipments: 40, keeps: true, ...options });
const stored = async () => readHistory(await read('figureHistory')).days;
const recorded = (days: readonly string[]) =>
  waitFor(async () => expect((await stored()).map((entry) => String(entry.day))).toEqual(days));
const figures = async () => within(await screen.findByRole('region', { name: 'Now' }));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  useTariffs.setState({ tariffs: sampleTariffs });
});
afterEach(async () => {
  cleanup();
  for (const name of await names()) await write(name, undefined);
  vi.useRealTimers();
});

describe('the history of figures on /overview', { timeout: 60_000 }, () => {
  it('begins on the second day that the account was read, and says since when', async () => {
    open();
    await recorded(['2026-08-22']);
    const [first] = await stored();
    expect(Object.keys(first?.counts ?? {})).not.toContain('cost');
    expect(screen.queryByText(/^Recorded on this device/)).toBeNull();
    cleanup();

    vi.setSystemTime(now + day);
    open();
    await recorded(['2026-08-22', '2026-08-23']);
    expect(await screen.findByText(/^Recorded on this device since Sat 22 Aug/)).toBeTruthy();
    const texts = (await figures()).getAllByText(/ yesterday, .+ in 2 days$/);
    expect(texts).toHaveLength(Object.keys(first?.counts ?? {}).length);
    expect(texts.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(new RegExp(`^${first?.counts.hold} yesterday, `)),
    );
    cleanup();

    vi.setSystemTime(now + 3 * day);
    open();
    await recorded(['2026-08-22', '2026-08-23', '2026-08-25']);
    await waitFor(async () =>
      expect((await figures()).getAllByText(/ on Sun 23 Aug.*, .+ on 3 of 4 days$/)).toHaveLength(
        texts.length,
      ),
    );
  });

  it('records nothing of a list that is cached or not read to its end', async () => {
    open();
    await recorded(['2026-08-22']);
    await waitFor(async () => expect(await read('fleet')).toMatchObject({ readAt: now }));
    cleanup();
    vi.setSystemTime(now + day);
    open({ obstruct: () => new Response('{}', { status: 401 }) });
    await figures();
    await screen.findByText(/^\d+ containers, each figure opens its rows$/);
    await recorded(['2026-08-22']);
    cleanup();
    for (const name of await names()) await write(name, undefined);
    open({
      shipments: 250,
      obstruct: (path) => (/page(\[|%5B)number(\]|%5D)=2/.test(path) ? new Promise(() => undefined) : null),
    });
    await screen.findByText(/so far, from \d+ of 250 shipments$/);
    await figures();
    expect(await stored()).toEqual([]);
  });

  it('records nothing of a new day while the list is of the day before', async () => {
    let isDown = false;
    open({ obstruct: () => (isDown ? new Response('{}', { status: 401 }) : null) });
    await recorded(['2026-08-22']);
    const firstDay = () =>
      screen.getByRole('slider', { name: 'Days of arrival' }).getAttribute('aria-valuetext');
    const before = firstDay();
    isDown = true;
    vi.setSystemTime(now + day);
    await waitFor(() => expect(firstDay()).not.toBe(before), { timeout: 10_000 });
    await recorded(['2026-08-22']);
  });

  it('has what costs by tariffs only of days with tariffs', async () => {
    useTariffs.setState({ tariffs: sampleTariffs.map((one) => ({ ...one, isOn: true })) });
    open();
    await recorded(['2026-08-22']);
    expect(Object.keys((await stored())[0]?.counts ?? {})).toContain('cost');
  });
});
