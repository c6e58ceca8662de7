import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { eventually } from '#/test/eventually.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { fleetKey, fleetQuery, listInterval } from './queries.ts';

const pageOf = (path: string) => Number(new URLSearchParams(path.split('?')[1]).get('page[number]') ?? 1);
const broken = () => new Response('<h1>Bad gateway</h1>', { status: 400 });

/** Every size of the fleet that a page would have drawn. */
function watch(client: ReturnType<typeof createQueryClient>) {
  const sizes: number[] = [];
  const stop = client.getQueryCache().subscribe(() => {
    const size = client.getQueryData<Fleet>(fleetKey)?.shipments.length;
    if (size !== undefined && size !== sizes.at(-1)) sizes.push(size);
  });
  return { sizes, stop };
}

describe('the fleet', () => {
  it('shows what fills a screen at once, then grows page by page', async () => {
    const { api, asked } = createSandboxApi({ shipments: 250 });
    const client = createQueryClient();
    const { sizes } = watch(client);
    const fleet = await client.query(fleetQuery(api));
    expect(sizes.slice(0, 3)).toEqual([25, 100, 200]);
    expect(asked).toHaveLength(4);
    expect(fleet).toMatchObject({ pages: 3, complete: true, total: fleet.shipments.length });
    expect(new Set(fleet.shipments.map(({ id }) => id)).size).toBe(fleet.shipments.length);
    expect(fleet.shipments.some(({ containers }) => containers.length > 1)).toBe(true);
  });

  it('asks no more where what fills a screen is all, and nothing for a screen where a fleet is cached', async () => {
    const small = createSandboxApi({ shipments: 12 });
    const fleet = await createQueryClient().query(fleetQuery(small.api));
    expect(fleet).toMatchObject({ pages: 1, complete: true });
    expect(small.asked).toHaveLength(1);
    vi.stubGlobal('localStorage', { getItem: () => 'yes' });
    const known = createSandboxApi({ shipments: 250 });
    await createQueryClient().query(fleetQuery(known.api));
    expect(known.asked).toHaveLength(3);
  });

  it('does not shrink to what fills a screen where the cached fleet has come before that', async () => {
    const answered = Promise.withResolvers<null>();
    const { api, asked } = createSandboxApi({
      shipments: 250,
      obstruct: (path) =>
        new URLSearchParams(path.split('?')[1]).get('page[size]') === '25' ? answered.promise : null,
    });
    const cached = await createQueryClient().query(fleetQuery(createSandboxApi({ shipments: 250 }).api));
    const client = createQueryClient();
    const reading = client.query(fleetQuery(api));
    await eventually(() => expect(asked).toHaveLength(1));
    client.setQueryData<Fleet>(fleetKey, { ...cached, cached: 'sure' });
    const { sizes } = watch(client);
    answered.resolve(null);
    await reading;
    expect(sizes).toEqual([cached.shipments.length]);
    expect(client.getQueryData<Fleet>(fleetKey)).toMatchObject({ complete: true, cached: null });
  });

  it('is replaced as a whole when it is refreshed, and keeps what has not changed', async () => {
    const { api } = createSandboxApi({ shipments: 250 });
    const client = createQueryClient();
    const before = await client.query(fleetQuery(api));
    const { sizes } = watch(client);
    await client.refetchQueries({ queryKey: fleetKey, type: 'all' });
    const after = client.getQueryData<Fleet>(fleetKey);
    expect(sizes).toEqual([before.shipments.length]);
    expect(after).not.toBe(before);
    expect(after?.shipments.every((shipment, index) => shipment === before.shipments[index])).toBe(true);
  });

  it('keeps what was read when a later page fails, and is read to its end when tried again', async () => {
    let bad = true;
    const { api } = createSandboxApi({
      shipments: 250,
      obstruct: (path) => (bad && pageOf(path) === 2 ? broken() : null),
    });
    const client = createQueryClient();
    await expect(client.query(fleetQuery(api))).rejects.toMatchObject({ kind: 'invalid' });
    expect(client.getQueryData<Fleet>(fleetKey)).toMatchObject({ pages: 1, complete: false });

    bad = false;
    const { sizes } = watch(client);
    await client.query(fleetQuery(api));
    expect(client.getQueryData<Fleet>(fleetKey)).toMatchObject({ pages: 3, complete: true });
    expect(sizes.slice(0, 2)).toEqual([100, 200]);
  });

  it('stays whole when reading it again fails half way', async () => {
    let bad = false;
    const { api } = createSandboxApi({
      shipments: 250,
      obstruct: (path) => (bad && pageOf(path) === 2 ? broken() : null),
    });
    const client = createQueryClient();
    const before = await client.query(fleetQuery(api));
    bad = true;
    await client.refetchQueries({ queryKey: fleetKey, type: 'all' });
    expect(client.getQueryData(fleetKey)).toBe(before);
    expect(client.getQueryState(fleetKey)?.status).toBe('error');
  });

  it('shows its first page also when the very first try failed', async () => {
    let bad = true;
    const { api } = createSandboxApi({ shipments: 250, obstruct: () => (bad ? broken() : null) });
    const client = createQueryClient();
    await expect(client.query(fleetQuery(api))).rejects.toMatchObject({ kind: 'invalid' });
    bad = false;
    const { sizes } = watch(client);
    await client.query(fleetQuery(api));
    expect(sizes[0]).toBe(25);
  });

  it('goes on being read when the page that asked for it is left', async () => {
    const { api } = createSandboxApi({ shipments: 250 });
    const client = createQueryClient();
    const leave = new QueryObserver(client, fleetQuery(api)).subscribe(() => {});
    leave();
    const fleet = await client.query(fleetQuery(api));
    expect(fleet.complete).toBe(true);
  });

  it('is read once when it is asked for again on the way', async () => {
    const { api, asked } = createSandboxApi({ shipments: 250 });
    const client = createQueryClient();
    await client.query(fleetQuery(api));
    const before = asked.length;
    void client.refetchQueries({ queryKey: fleetKey, type: 'all' });
    await client.refetchQueries({ queryKey: fleetKey, type: 'all' });
    expect(client.getQueryData<Fleet>(fleetKey)?.complete).toBe(true);
    // The first request of the older reading is out already; nothing else of it follows.
    expect(asked.length - before).toBeLessThanOrEqual(4);
  });

  it('is read once for all who look at it, and shrinks only when it has been read to its end', async () => {
    const client = createQueryClient();
    const large = createSandboxApi({ shipments: 250 });
    const seen: number[] = [];
    const look = () =>
      new QueryObserver(client, fleetQuery(large.api)).subscribe(({ data }) => {
        if (data) seen.push(data.shipments.length);
      });
    const leave = [look(), look()];
    const before = await client.query(fleetQuery(large.api));
    expect(large.asked, 'what fills a screen, and three pages').toHaveLength(4);

    const small = createSandboxApi({ shipments: 120 });
    await client.fetchQuery({ ...fleetQuery(small.api), staleTime: 0 });
    const after = client.getQueryData<Fleet>(fleetKey);
    expect(after?.shipments.length).toBeLessThan(before.shipments.length);
    expect(new Set(seen.slice(seen.indexOf(before.shipments.length)))).toEqual(
      new Set([before.shipments.length, after?.shipments.length]),
    );
    for (const stop of leave) stop();
  });

  it('does not shrink either when the account did so after a reading that failed half way', async () => {
    const client = createQueryClient();
    const failing = createSandboxApi({
      shipments: 350,
      obstruct: (path) => (pageOf(path) === 3 ? broken() : null),
    });
    await expect(client.query(fleetQuery(failing.api))).rejects.toMatchObject({ kind: 'invalid' });
    const { sizes } = watch(client);
    const fleet = await client.query(fleetQuery(createSandboxApi({ shipments: 120 }).api));
    expect(fleet.complete).toBe(true);
    // Never a page of the new reading that is less than what was shown, until the new reading is whole.
    expect(sizes.filter((size) => size < 200)).toEqual([fleet.shipments.length]);
  });

  it('goes on where another look at it is called off', async () => {
    const { api } = createSandboxApi({ shipments: 250 });
    const client = createQueryClient();
    const first = client.query(fleetQuery(api));
    await client.cancelQueries({ queryKey: fleetKey });
    await first.catch(() => null);
    expect((await client.query(fleetQuery(api))).complete).toBe(true);
  });

  it('of an empty account is complete and empty', async () => {
    const { api } = createSandboxApi({ shipments: 0 });
    const fleet = await createQueryClient().query(fleetQuery(api));
    expect(fleet).toMatchObject({ shipments: [], complete: true });
  });

  it('is never read so often that it takes more than a fifth of the budget', () => {
    expect(listInterval(1, 100)).toBe(60_000);
    for (const pages of [3, 20, 21, 100, 1_000]) {
      expect((pages / listInterval(pages, 100)) * 60_000).toBeLessThanOrEqual(20);
    }
  });
});
