import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { cachePace, type FleetCacheOutcome } from '#/device/caching.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isShipment } from '#/domain/records/shipmentShape.ts';
import { eventually } from '#/test/eventually.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { createSandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';
import { hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';

const isSecondPage = (path: string) => decodeURIComponent(path).includes('page[number]=2');
const now = instant(Date.parse('2026-08-22T12:00:00Z'));

/** A page that is opened now on this device: its modules begin anew, the database is what earlier pages left. */
async function openPage(options: SandboxApiOptions & { account?: string | null } = {}) {
  vi.resetModules();
  const { cacheFleet } = await import('./cachedFleet.ts');
  const { fleetKey, fleetQuery } = await import('./queries.ts');
  const store = await import('#/device/deviceStore.ts');
  const record = {
    ...(await import('#/device/fleetRecord.ts')),
    ...(await import('#/device/fleetWriter.ts')),
  };
  const { useCaching } = await import('#/device/caching.ts');
  const { clearCached } = await import('./clearCached.ts');
  const client = createQueryClient();
  const service = createSandboxApi({ shipments: 250, ...options });
  return {
    ...service,
    store,
    record,
    client,
    clear: () => clearCached(client),
    keep: () => cacheFleet(client, options.account === undefined ? 'one' : options.account),
    read: () => client.query({ ...fleetQuery(service.api), staleTime: 0 }),
    shown: () => client.getQueryData<Fleet>(fleetKey),
    status: () => client.getQueryState(fleetKey)?.status,
    caching: () => useCaching.getState(),
    /** What a page still writes when its test ends would come into the database of the next one. */
    untilWritten: (outcome: FleetCacheOutcome = 'cached') =>
      eventually(() => expect(useCaching.getState().outcome).toBe(outcome)),
  };
}

/** An earlier visit, after which the list is cached on the device. */
async function visit(options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(options);
  await page.keep();
  await page.read();
  await page.untilWritten();
  return page;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

describe('the cached list', () => {
  it('is shown at once on the next visit, whole and with its age, before the service answers', async () => {
    const before = (await visit()).shown();
    expect(before?.shipments.every(isShipment)).toBe(true);
    vi.setSystemTime(now + 3 * hour);
    const page = await openPage();
    await page.keep();
    expect(page.asked).toHaveLength(0);
    expect(page.shown()).toEqual({ ...before, cached: 'sure' });
    expect(page.shown()?.readAt).toBe(now);
  });

  it('is shown where the clock of this device is behind its age, and is refreshed at once all the same', async () => {
    await visit();
    vi.setSystemTime(now - 10 * 60_000);
    const page = await openPage();
    await page.keep();
    expect(page.shown()).toMatchObject({ cached: 'sure', readAt: now });
    expect(page.client.getQueryState(['fleet'])?.dataUpdatedAt).toBe(now - 10 * 60_000);
    expect(page.caching().dropped).toBeFalsy();
    expect(await page.read()).toMatchObject({ complete: true, cached: null });
    await page.untilWritten();
  });

  it('is replaced whole by what is read, never by a page of it, and equal shipments stay the same objects', async () => {
    await visit();
    const page = await openPage();
    await page.keep();
    const cached = page.shown();
    const sizes: (number | undefined)[] = [];
    page.client.getQueryCache().subscribe(() => sizes.push(page.shown()?.shipments.length));
    await page.read();
    expect(new Set(sizes)).toEqual(new Set([cached?.shipments.length]));
    expect(page.asked).toHaveLength(3);
    expect(page.shown()).toMatchObject({ cached: null, complete: true });
    expect(page.shown()?.shipments.every((shipment, index) => shipment === cached?.shipments[index])).toBe(
      true,
    );
    await page.untilWritten();
  });

  it('takes the place of the part that was read before it came, and never that of the whole', async () => {
    const { length } = (await visit()).shown()?.shipments ?? [];
    const broken = await openPage({
      obstruct: (path) => (isSecondPage(path) ? new Response('{') : null),
    });
    await expect(broken.read()).rejects.toMatchObject({ kind: 'malformed' });
    expect(broken.shown()).toMatchObject({ cached: null, pages: 1 });
    await broken.keep();
    expect(broken.shown()).toMatchObject({ cached: 'sure', shipments: { length } });
    expect(broken.status()).toBe('error');

    const whole = await openPage();
    const read = await whole.read();
    await whole.keep();
    expect(whole.shown()).toBe(read);
    await whole.untilWritten();
  });

  it('is not waited for: a database that hangs changes nothing', async () => {
    await visit();
    vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    const page = await openPage();
    const keeping = page.keep();
    expect(await page.read()).toMatchObject({ complete: true, cached: null });
    await keeping;
    await page.untilWritten('unavailable');
  });

  it('stays with the failure beside it when the service fails, whichever comes first', async () => {
    await visit();
    for (const cachedFirst of [true, false]) {
      const page = await openPage({ obstruct: () => new Response('{}', { status: 401 }) });
      if (cachedFirst) await page.keep();
      await expect(page.read()).rejects.toMatchObject({ kind: 'unauthorized' });
      if (!cachedFirst) await page.keep();
      expect(page.shown()).toMatchObject({ cached: 'sure', complete: true });
      expect(page.status()).toBe('error');
    }
  });
});

describe('whose list it is', () => {
  it('is gone when the key is another one', async () => {
    await visit({ account: 'one' });
    const other = await openPage({ account: 'two' });
    await other.keep();
    expect(other.shown()).toBeUndefined();
    const again = await openPage({ account: 'one' });
    await again.keep();
    expect(again.shown()).toBeUndefined();
  });

  it('is still that of the account when everything on the first page is new, where the host names the account', async () => {
    const before = (await visit()).shown();
    const page = await openPage({
      now: instant(now + 500 * hour),
      obstruct: (path) => (isSecondPage(path) ? new Response('{') : null),
    });
    await page.keep();
    await expect(page.read()).rejects.toMatchObject({ kind: 'malformed' });
    expect(page.shown()).toEqual({ ...before, cached: 'sure' });
  });

  it('follows from the first page where the host does not name the account; then it is deleted, with the recent pages and the exceptions that were seen', async () => {
    const before = await visit({ account: null });
    const { writeAlertLedger } = await import('#/device/alertLedger.ts');
    await before.store.write('recentPages', [{ shipmentId: 's', number: 'MEDU1', container: null }]);
    await writeAlertLedger({ known: new Set(['hold a']), held: new Set(), basis: '' });
    const page = await openPage({
      account: null,
      seed: 'other',
      obstruct: (path) => (isSecondPage(path) ? new Response('{') : null),
    });
    await page.keep();
    expect(page.shown()?.cached).toBe('unsure');
    await expect(page.read()).rejects.toMatchObject({ kind: 'malformed' });
    expect(page.shown()).toMatchObject({ cached: null, pages: 1 });
    await eventually(async () => expect(await page.store.names()).toEqual([]));
  });
});

describe('a cached list that is damaged', () => {
  it('is shown as far as it can be read, and says how much could not be', async () => {
    const before = await visit();
    const chunks = (await before.store.names()).filter((name) => name !== 'fleet').toSorted();
    const [first = '', second = ''] = chunks;
    const list = (await before.store.read(first)) as Shipment[];
    await before.store.write(first, [{ ...list[0], containers: 'none' }, null, ...list.slice(2)]);
    const lost = ((await before.store.read(second)) as Shipment[]).length;
    await before.store.remove(second);
    const page = await openPage();
    await page.keep();
    expect(page.shown()).toMatchObject({ cached: 'sure', skipped: 2 + lost });
    expect(page.shown()?.shipments.every(isShipment)).toBe(true);
    await page.read();
    await page.untilWritten();
    const next = await openPage();
    await next.keep();
    expect(next.shown()).toMatchObject({ cached: 'sure', skipped: 0 });
  });

  it.each([
    ['of another version', { version: 99 }],
    ['without an age', { readAt: null }],
    ['without its parts', { chunks: [{ name: 'fleet/none', count: 5 }] }],
    ['with parts of another kind', { chunks: [null, 7, 'x'] }],
  ])('%s is left out, and the page says so', async (_what, wrong) => {
    const before = await visit();
    await before.store.write('fleet', { ...Object(await before.store.read('fleet')), ...wrong });
    const page = await openPage();
    await page.keep();
    expect(page.shown()).toBeUndefined();
    expect(page.caching()).toMatchObject({ dropped: true });
    expect(await page.read()).toMatchObject({ complete: true });
    await page.untilWritten();
  });

  it('by an earlier version with other parts is cached anew at once, and there without a network from then on', async () => {
    const before = await visit();
    for (const name of await before.store.names()) {
      const value = await before.store.read(name);
      if (name === 'fleet') continue;
      await before.store.write(
        name,
        (value as Shipment[]).map(({ carrierTracking: _new, ...others }) => others),
      );
    }
    // The first page after the update, seconds after the last one before it.
    vi.setSystemTime(now + 10_000);
    const page = await openPage();
    await page.keep();
    expect(page.shown()).toBeUndefined();
    expect(page.caching().dropped).toBe(true);
    await page.read();
    await page.untilWritten();
    const next = await openPage();
    await next.keep();
    expect(next.shown()).toMatchObject({ cached: 'sure', skipped: 0, readAt: now + 10_000 });
  });

  it('is the newer one where another page replaces it while it is read', async () => {
    const { record, store } = await visit();
    const head = (await store.read('fleet')) as { chunks: { name: string; count: number }[] };
    const chunks = await Promise.all(
      head.chunks.map(async ({ name, count }) => ({ name, count, value: await store.read(name) })),
    );
    const reading = record.readFleetRecord();
    const moved = chunks.map(({ name, count }) => ({ name: `${name}-again`, count }));
    await Promise.all([
      ...chunks.map(({ name, value }) => store.write(`${name}-again`, value)),
      store.write('fleet', { ...head, chunks: moved }),
      ...chunks.map(({ name }) => store.remove(name)),
    ]);
    expect(await reading).toMatchObject({ dropped: false, fleet: { skipped: 0 } });
  });

  it('may hold anything at all', async () => {
    for (const junk of [null, 7, 'text', [], new Map(), { chunks: {} }]) {
      const before = await openPage();
      await before.store.claim('one');
      await before.store.write('fleet', junk);
      const page = await openPage();
      await page.keep();
      expect(page.shown()).toBeUndefined();
    }
  });
});

describe('caching', () => {
  const fleetOf = (shipments: readonly Shipment[]): Fleet => ({
    shipments,
    pages: 1,
    total: shipments.length,
    skipped: 0,
    complete: true,
    cached: null,
    readAt: now,
  });
  const numbered = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => sampleShipment({ id: `${from + count - index}` }));

  it('writes again only what has changed: a new shipment at the front is one part of many', async () => {
    const { record, store } = await openPage();
    await store.claim('one');
    const { written } = await record.readFleetRecord();
    const keep = record.createFleetWriter(written);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const shipments = numbered(1_050);
    expect(await keep(fleetOf(shipments), now)).toBe('cached');
    expect(put).toHaveBeenCalledTimes(11 + 1);
    put.mockClear();
    const grown = [...numbered(3, 1_050), ...shipments];
    expect(await keep(fleetOf(grown), instant(now + 1))).toBe('cached');
    expect(put).toHaveBeenCalledTimes(1 + 1);
    expect((await record.readFleetRecord()).fleet?.shipments).toEqual(grown);
    // Nothing is left behind of what has been replaced.
    expect(await store.names()).toHaveLength(11 + 1);
  });

  it('writes nothing but its age when nothing has changed since the last visit', async () => {
    await visit();
    vi.setSystemTime(now + 3 * hour);
    const page = await openPage();
    await page.keep();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await page.read();
    await page.untilWritten();
    expect(put.mock.calls.map(([, key]) => key)).toEqual([['one', 'fleet']]);
    expect((await page.record.readFleetRecord()).fleet?.readAt).toBe(now + 3 * hour);
  });

  it('is done once in a while, not at every reading', async () => {
    const page = await visit();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    vi.setSystemTime(now + cachePace - 1);
    await page.read();
    expect(put).not.toHaveBeenCalled();
    vi.setSystemTime(now + cachePace);
    await page.read();
    await eventually(() => expect(put).toHaveBeenCalled());
  });

  it('says that the device has no room, and leaves what was cached before', async () => {
    const before = (await visit()).shown();
    vi.setSystemTime(now + hour);
    const page = await openPage({ now: instant(now + 500 * hour) });
    await page.keep();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await page.read();
    await page.untilWritten('full');
    vi.restoreAllMocks();
    const later = await openPage();
    await later.keep();
    expect(later.shown()).toEqual({ ...before, cached: 'sure' });
  });

  it('leaves out an account that is too large, since a part of it would pass for the whole', async () => {
    const page = await visit();
    const { maxCached } = await import('#/device/caching.ts');
    const keep = page.record.createFleetWriter(null);
    expect(await keep(fleetOf(numbered(maxCached + 1)), instant(now + hour))).toBe('tooMany');
    expect(await page.store.names()).toEqual([]);
  });

  it('on two pages at once leaves one whole list, of the one or the other', async () => {
    const one = await openPage();
    await one.store.claim('one');
    const other = await openPage();
    await other.store.claim('one');
    const [early, late] = [numbered(950), numbered(1_020)];
    const [keepEarly, keepLate] = [one, other].map(({ record }) => record.createFleetWriter(null));
    for (let round = 0; round < 5; round += 1) {
      const at = instant(now + round * hour);
      await Promise.all([keepEarly?.(fleetOf(early), at), keepLate?.(fleetOf(late), at)]);
      const { fleet } = await one.record.readFleetRecord();
      expect(fleet?.skipped).toBe(0);
      expect([early.length, late.length]).toContain(fleet?.shipments.length);
    }
    // Another page has just cached the same: it is not done twice.
    expect(await keepEarly?.(fleetOf(early), instant(now + 4 * hour + 1))).toSatisfy(
      (outcome) => outcome === null || outcome === 'cached',
    );
  });

  it('does not rely on parts that another page, which began with the same list, has replaced', async () => {
    const one = await openPage();
    await one.store.claim('one');
    const shipments = numbered(350);
    await one.record.createFleetWriter(null)(fleetOf(shipments), now);
    const [first, second] = await Promise.all([0, 0].map(() => one.record.readFleetRecord()));
    const list = first?.fleet?.shipments ?? [];
    const changed = list.map((shipment, index) => (index === 200 ? { ...shipment, tags: ['x'] } : shipment));
    const keepFirst = one.record.createFleetWriter(first?.written ?? null);
    const keepSecond = one.record.createFleetWriter(second?.written ?? null);
    expect(await keepFirst(fleetOf(changed), instant(now + hour))).toBe('cached');
    expect(await keepSecond(fleetOf(second?.fleet?.shipments ?? []), instant(now + 2 * hour))).toBe('cached');
    const { fleet } = await one.record.readFleetRecord();
    expect(fleet).toMatchObject({ skipped: 0, shipments: { length: 350 } });
  });

  it('ends when the cached data is cleared, on every page that is open', async () => {
    const page = await visit();
    const other = await openPage();
    await other.keep();
    expect(await page.clear()).toBe(true);
    expect(await page.store.names()).toEqual([]);
    expect(page.caching().outcome).toBe('cleared');
    expect(page.shown()?.complete, 'what is on the screen stays').toBe(true);
    vi.setSystemTime(now + hour);
    for (const open of [page, other]) {
      await open.read();
      await open.untilWritten('cleared');
    }
    expect(await page.store.names()).toEqual([]);
    expect((await visit()).caching().outcome, 'the next visit caches again').toBe('cached');
  });
});
