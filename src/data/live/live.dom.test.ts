import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetKey, fleetQuery, refreshInterval, shipmentWrites } from '#/data/fleet/queries.ts';
import { ApiError } from '#/data/http/errors.ts';
import { openRequestsQuery, requestsKey } from '#/data/trackingRequests/queries.ts';
import { useLive } from '#/device/useLive.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { eventually } from '#/test/eventually.ts';
import { createSandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { day, hour, minute, second } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { markedFor } from './changeReading.ts';
import { followLive } from './live.ts';
import type { LiveListener } from './liveStream.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A page over a service whose world goes on, and which says what happens there. */
async function open(options: SandboxApiOptions = {}) {
  const world = createVirtualTime(instant(Date.UTC(2026, 7, 12, 15)));
  const page = createVirtualTime();
  let listener: LiveListener | null = null;
  const service = createSandboxApi({
    clock: world.clock,
    shipments: 150,
    webhooks: { timers: { ...world.timers, now: () => world.clock.now() } },
    onChange: (change) => listener?.onChange(change),
    ...options,
  });
  const api = { ...service.api, requestsPerMinute: 100 };
  const client = createQueryClient();
  await client.query(fleetQuery(api));
  ends.push(new QueryObserver(client, fleetQuery(api)).subscribe(() => undefined));
  const end = followLive({
    client,
    api,
    connect: (received) => {
      listener = received;
      received.onOpen();
      return () => (listener = null);
    },
    timers: page.timers,
    random: () => 0.5,
  });
  ends.push(end);
  // What has happened between the reading of the list and the opening of the stream is made up for once.
  const count = service.asked.length;
  await page.advance(2 * minute);
  await eventually(() => expect(service.asked.length).toBe(count + 2));
  await eventually(() => expect(client.isFetching()).toBe(0));
  const fleet = () => client.getQueryData<Fleet>(fleetKey) as Fleet;
  const connection = () => listener as unknown as LiveListener;
  return { ...service, api, client, world, page, fleet, connection };
}

/** As if another had written that tag before the service was asked again. */
function withTag(fleet: Fleet, id: string, tag: string): Fleet {
  const shipments = fleet.shipments.map((one) => (one.id === id ? { ...one, tags: [tag] } : one));
  return { ...fleet, shipments };
}

function listState(client: QueryClient) {
  const state = client.getQueryState<Fleet>(fleetKey);
  if (!state) throw new Error('The list was not read.');
  return state;
}

/** What a gateway says of an answer that the service gave so many milliseconds ago. */
function shared(age: number) {
  const date = (ago: number) => new Date(Date.UTC(2026, 10, 23) - ago).toUTCString();
  return { Date: date(0), 'X-GW-Data-Date': date(age) };
}

/** Until something has happened in the world. */
async function happen({ world, connection }: Awaited<ReturnType<typeof open>>) {
  const received = vi.spyOn(connection(), 'onChange');
  for (let waited = 0; received.mock.calls.length === 0 && waited < day; waited += minute)
    await world.advance(minute);
  return received.mock.calls.flatMap(([change]) => change.shipments);
}

describe('a page that receives live updates', () => {
  it('reads exactly the shipments that are named, and puts them into the list', async () => {
    const opened = await open();
    const { asked, fleet, page, sandbox } = opened;
    const before = fleet();
    const count = asked.length;
    const named = new Set(await happen(opened));
    await page.advance(2 * second);
    await eventually(() => expect(useLive.getState().news).not.toBeNull());
    expect(asked.slice(count).map((path) => path.split(/[/?]/)[2])).toEqual([...named]);
    const untouched = before.shipments.filter(({ id }) => !named.has(id));
    const after = fleet().shipments.filter(({ id }) => !named.has(id));
    expect(after.every((shipment, index) => shipment === untouched[index])).toBe(true);
    const changed = fleet().shipments.filter((one) => !before.shipments.includes(one));
    expect(changed.length).toBeGreaterThan(0);
    expect(useLive.getState().news).toEqual(changed.map(({ billOfLading }) => billOfLading));
    for (const { id } of changed) expect(useLive.getState().changed.has(id)).toBe(true);
    expect(fleet().readAt).toBe(before.readAt);
    sandbox.close();
    await page.advance(markedFor);
    expect(useLive.getState().changed.size).toBe(0);
  });

  it('reads a few before the work in the background, which a gateway refuses first', async () => {
    const { api, fleet, page, connection } = await open();
    const read = vi.spyOn(api, 'read');
    const shipments = fleet()
      .shipments.slice(0, 5)
      .map(({ id }) => id);
    connection().onChange({ event: 'container.updated', shipments, containers: [] });
    await page.advance(2 * second);
    await eventually(() => expect(read).toHaveBeenCalledTimes(5));
    expect(new Set(read.mock.calls.map(([, { priority }]) => priority))).toEqual(new Set(['visible']));
  });

  it('reads the list as a whole where that takes fewer requests', async () => {
    const { asked, fleet, page, connection } = await open();
    const count = asked.length;
    const shipments = fleet()
      .shipments.slice(0, 40)
      .map(({ id }) => id);
    connection().onChange({ event: 'container.updated', shipments, containers: [] });
    await page.advance(2 * second);
    await eventually(() => expect(asked.length).toBe(count + 2));
    expect(asked.slice(count).every((path) => path.startsWith('/shipments?'))).toBe(true);
  });

  it('keeps what was read by itself over a list that a gateway had shared from before', async () => {
    let age = 0;
    let tag = 'before';
    const opened = await open({
      gatewayHeaders: () => shared(age),
      rewrite: (answer, path) =>
        path.startsWith('/shipments')
          ? answer.replaceAll(/"tags":(null|\[[^\]]*\])/g, `"tags":["${tag}"]`)
          : answer,
    });
    const { client, fleet, page, connection } = opened;
    const id = fleet().shipments[0]?.id ?? '';
    tag = 'after';
    connection().onChange({ event: 'container.updated', shipments: [id], containers: [] });
    await page.advance(2 * second);
    await eventually(() => expect(fleet().shipments[0]?.tags).toEqual(['after']));
    // As the service gave it half a minute ago.
    [tag, age] = ['before', 30 * second];
    await client.refetchQueries({ queryKey: fleetKey });
    expect(
      fleet()
        .shipments.slice(0, 2)
        .map(({ tags }) => tags),
    ).toEqual([['after'], ['before']]);
    [tag, age] = ['later', 0];
    await client.refetchQueries({ queryKey: fleetKey });
    expect(
      fleet()
        .shipments.slice(0, 2)
        .map(({ tags }) => tags),
    ).toEqual([['later'], ['later']]);
  });

  it('finds the shipment of a container that is named alone', async () => {
    const { asked, fleet, page, connection } = await open();
    const owner = fleet().shipments.find(({ containers }) => containers.length > 0);
    const count = asked.length;
    connection().onChange({
      event: 'container.updated',
      shipments: [],
      containers: [owner?.containers[0]?.id ?? ''],
    });
    await page.advance(2 * second);
    await eventually(() => expect(asked.length).toBeGreaterThan(count));
    expect(asked.slice(count)).toEqual([expect.stringContaining(`/shipments/${owner?.id}?`)]);
  });

  it('reads once what happens at once, and nothing while the page is hidden', async () => {
    const { asked, fleet, page, connection } = await open();
    const count = asked.length;
    const [first, next] = fleet().shipments.map(({ id }) => id);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    for (const id of [first, next, first]) {
      connection().onChange({ event: 'container.updated', shipments: [id ?? ''], containers: [] });
    }
    await page.advance(hour);
    expect(asked).toHaveLength(count);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await page.advance(2 * second);
    await eventually(() => expect(asked).toHaveLength(count + 2));
  });

  it('reads while it alerts somebody, and in the background while its tab is hidden', async () => {
    const { api, asked, client, fleet, page, connection } = await open();
    const alerts = new QueryObserver(client, { ...fleetQuery(api), refetchIntervalInBackground: true });
    ends.push(alerts.subscribe(() => undefined));
    const count = asked.length;
    const read = vi.spyOn(api, 'read');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const shipments = [fleet().shipments[0]?.id ?? ''];
    connection().onChange({ event: 'container.updated', shipments, containers: [] });
    await page.advance(2 * second);
    await eventually(() => expect(asked).toHaveLength(count + 1));
    expect(read.mock.lastCall?.[1].priority).toBe('background');
  });

  it('reads the list once for all events that name no record', async () => {
    const { asked, page, connection } = await open();
    const count = asked.length;
    for (let turn = 0; turn < 90; turn += 1) {
      connection().onChange({ event: 'container.pickup_lfd.changed', shipments: [], containers: [] });
      await page.advance(second);
    }
    await eventually(() => expect(asked.length).toBe(count + 2));
    expect(asked.slice(count).every((path) => path.startsWith('/shipments?'))).toBe(true);
  });

  it('reads again with the whole list what could not be read, which says why', async () => {
    const { client, fleet, page, connection, api } = await open();
    const fail = vi.spyOn(api, 'read').mockRejectedValue(new ApiError({ kind: 'serverError' }));
    const shipments = [fleet().shipments[0]?.id ?? ''];
    connection().onChange({ event: 'container.updated', shipments, containers: [] });
    await page.advance(2 * second);
    await eventually(() => expect(fail).toHaveBeenCalledTimes(1));
    await page.advance(2 * minute);
    const state = () => client.getQueryCache().find({ queryKey: fleetKey })?.state;
    await eventually(() => expect(state()?.error).toMatchObject({ kind: 'serverError' }));
  });

  it('tries a list that has failed once more at the usual pace, not at the next heartbeat', async () => {
    const { api, asked, client, page } = await open();
    const fail = vi.spyOn(api, 'read').mockRejectedValue(new ApiError({ kind: 'serverError' }));
    await client.refetchQueries({ queryKey: fleetKey });
    fail.mockRestore();
    const count = asked.length;
    await page.advance(2 * minute);
    await eventually(() => expect(asked).toHaveLength(count + 2));
  });

  it('reads the list once more where a gateway gave it as it was before', async () => {
    let age = 0;
    const before = () => new Date(Date.now() - age).toUTCString();
    const { asked, fleet, page, connection } = await open({
      gatewayHeaders: () => ({ date: new Date().toUTCString(), 'x-gw-data-date': before() }),
    });
    const shipments = fleet().shipments.map(({ id }) => id);
    const count = asked.length;
    age = 30 * second;
    connection().onChange({ event: 'container.updated', shipments, containers: [] });
    await page.advance(2 * second);
    await eventually(() => expect(asked).toHaveLength(count + 2));
    await eventually(async () => {
      await page.advance(minute);
      expect(asked).toHaveLength(count + 4);
    });
  });

  it('reads the list again where a shipment that it shows is gone, also while more happens', async () => {
    let gone = '';
    const { asked, fleet, page, connection } = await open({
      obstruct: (path) =>
        gone !== '' && path.startsWith(`/shipments/${gone}?`) ? new Response('{}', { status: 404 }) : null,
    });
    gone = fleet().shipments[0]?.id ?? '';
    const count = asked.length;
    const lists = () => asked.slice(count).filter((path) => path.startsWith('/shipments?'));
    await eventually(async () => {
      connection().onChange({ event: 'container.updated', shipments: [gone], containers: [] });
      await page.advance(3 * second);
      expect(lists().length).toBeGreaterThanOrEqual(2);
    });
  });

  it('lets a reading of tracking requests come to its end, however many happen', async () => {
    const held = Promise.withResolvers<null>();
    let isSlow = false;
    const { api, asked, client, page, connection } = await open({
      obstruct: (path) => (isSlow && path.startsWith('/tracking_requests') ? held.promise : null),
    });
    const requests = openRequestsQuery(api);
    await client.query(requests);
    ends.push(new QueryObserver(client, requests).subscribe(() => undefined));
    isSlow = true;
    const count = asked.length;
    for (let turn = 0; turn < 20; turn += 1) {
      connection().onChange({ event: 'tracking_request.failed', shipments: [], containers: [] });
      await page.advance(second);
    }
    await eventually(() => expect(asked.length).toBeGreaterThan(count));
    const paths = asked.slice(count);
    expect(new Set(paths).size).toBe(paths.length);
    isSlow = false;
    held.resolve(null);
    await eventually(() => expect(client.isFetching({ queryKey: requestsKey })).toBe(0));
    await page.advance(10 * second);
    await eventually(() => expect(asked).toHaveLength(count + 6));
  });

  it('spends half of the budget at most, however much happens', async () => {
    const { asked, fleet, page, connection } = await open();
    const count = asked.length;
    const ids = fleet().shipments.map(({ id }) => id);
    for (let turn = 0; turn < 100; turn += 1) {
      const shipments = Array.from({ length: 100 }, (_, index) => ids[index] ?? `unknown ${turn} ${index}`);
      connection().onChange({ event: 'container.updated', shipments, containers: [] });
      await page.advance(0.1 * second);
    }
    await eventually(() => expect(asked.length - count).toBeGreaterThan(1));
    expect(asked.length - count).toBeLessThanOrEqual(10);
  });

  it('marks what has changed again for the full time', async () => {
    const { client, fleet, page, connection } = await open();
    const id = fleet().shipments[0]?.id ?? '';
    const change = async (tag: string) => {
      client.setQueryData<Fleet>(fleetKey, (shown) => shown && withTag(shown, id, tag));
      const before = useLive.getState().news;
      connection().onChange({ event: 'container.updated', shipments: [id], containers: [] });
      await page.advance(2 * second);
      await eventually(() => expect(useLive.getState().news).not.toBe(before));
      // The pause after it.
      await page.advance(2 * second);
    };
    await change('older');
    await change('oldest');
    await page.advance(markedFor - 3 * second);
    expect(useLive.getState().changed.has(id)).toBe(true);
    await page.advance(markedFor);
    expect(useLive.getState().changed.has(id)).toBe(false);
  });

  it('keeps what somebody writes meanwhile, and nothing of what is refused', async () => {
    const { asked, client, fleet, page, connection } = await open();
    const [first] = fleet().shipments;
    const id = first?.id ?? '';
    const began = shipmentWrites.beginReading();
    const place = { record: id, value: 'tags' };
    const write = shipmentWrites.begin(client, place, (read) => ({ ...read, tags: ['mine'] }));
    const count = asked.length;
    connection().onChange({ event: 'container.updated', shipments: [id], containers: [] });
    await page.advance(2 * second);
    await eventually(() => expect(fleet().shipments[0]?.tags).toEqual(['mine']));
    expect(asked).toHaveLength(count + 1);
    write.drop();
    // A reading of the list that began before would bring back what was there before.
    const stale = { ...fleet().shipments[0], tags: ['stale'] } as Shipment;
    expect(shipmentWrites.over(client, id, stale, began).tags).toEqual(first?.tags);
  });

  it('adds a shipment that is new, and passes over one that is gone', async () => {
    const opened = await open();
    const { client, fleet, page, connection } = opened;
    const [newest, ...rest] = fleet().shipments;
    client.setQueryData<Fleet>(fleetKey, { ...fleet(), shipments: rest, total: rest.length });
    const shipments = [newest?.id ?? '', '00000000-0000-4000-8000-000000000000'];
    connection().onChange({ event: 'container.created', shipments, containers: [] });
    await page.advance(2 * second);
    await eventually(() => expect(fleet().shipments[0]?.id).toBe(newest?.id));
    expect(fleet()).toMatchObject({ total: rest.length + 1 });
  });

  it('reads at a heartbeat while the stream is open, and at the usual pace when it is lost', async () => {
    const { asked, client, page, fleet, connection } = await open();
    const interval = () => refreshInterval(listState(client), 100);
    const left = (fleet().readAt ?? 0) + 5 * minute - Date.now();
    expect(Math.abs(left - interval())).toBeLessThan(second);
    const count = asked.length;
    const stop = client.getQueryCache().find({ queryKey: fleetKey });
    expect(stop?.isStale()).toBe(false);
    connection().onLost();
    expect(interval()).toBeGreaterThan(minute - 5 * second);
    expect(interval()).toBeLessThanOrEqual(minute);
    await page.advance(5 * second);
    connection().onOpen();
    // The list is read at its usual pace, however often the stream comes and goes.
    await page.advance(2 * minute);
    expect(asked.length - count).toBeLessThanOrEqual(3);
    expect(stop?.state.isInvalidated).toBe(true);
  });
});
