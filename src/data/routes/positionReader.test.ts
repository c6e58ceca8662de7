import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { fleetVessels } from '#/domain/fleetMap/fleetMap.ts';
import { type Sailing, sailingsOf } from '#/domain/fleetMap/sailings.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { eventually } from '#/test/eventually.ts';
import { createSandboxApi, type SandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';
import { systemClock } from '#/time/clock.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { fetchContainerRoute } from './calls.ts';
import { createPositionReader } from './positionReader.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));

async function open(options: SandboxApiOptions = {}) {
  const service = createSandboxApi({ now, shipments: 30, ...options });
  const sailings = sailingsOf(await shipmentsOf(service));
  const client = createQueryClient();
  const reader = createPositionReader(service.api, client, systemClock);
  const plan = { sailings, selected: null, inView: () => false, moved: false, pastFrom: null };
  const positionRequests = () => service.asked.filter((path) => /map_geojson|\/vessels\//.test(path));
  return { ...service, reader, sailings, plan, client, positionRequests };
}

async function shipmentsOf({ api }: SandboxApi): Promise<Shipment[]> {
  const all: Shipment[] = [];
  for await (const { shipments } of shipmentPages(api, { priority: 'user' })) all.push(...shipments);
  return all;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('reading the positions of a fleet', () => {
  it('asks one container of each sailing and once for each leg, and never two for the same', async () => {
    const { reader, sailings, plan, positionRequests } = await open();
    expect(sailings.length).toBeGreaterThan(5);
    reader.want(plan);
    const routeOf = (sailing: Sailing) => reader.snapshot().routeOf(sailing);
    const legs = () =>
      fleetVessels(sailings, routeOf, now).vessels.filter(({ status }) => status === 'reported');
    await eventually(() => {
      expect(sailings.every((sailing) => routeOf(sailing))).toBe(true);
      expect(legs().every((vessel) => reader.snapshot().futureOf(vessel))).toBe(true);
    });
    const asked = positionRequests();
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.filter((path) => path.includes('map_geojson'))).toHaveLength(sailings.length);
    // A second look asks for nothing: the answers are kept.
    reader.want({ ...plan });
    expect(positionRequests()).toHaveLength(asked.length);
  });

  it('loads the selected vessel before all others', async () => {
    const { reader, sailings, plan, positionRequests } = await open();
    const last = fleetVessels(sailings, () => undefined, now).vessels.at(-1);
    reader.want({ ...plan, selected: last?.key ?? null });
    await eventually(() => expect(positionRequests().length).toBeGreaterThan(0));
    expect(positionRequests()[0]).toContain(last?.sailings[0]?.representative);
  });

  it('loads past tracks only when time goes back', async () => {
    const { reader, plan, sailings, positionRequests } = await open();
    reader.want(plan);
    await eventually(() =>
      expect(sailings.every((sailing) => reader.snapshot().routeOf(sailing))).toBe(true),
    );
    expect(positionRequests().some((path) => path.includes('show_positions'))).toBe(false);
    reader.want({ ...plan, pastFrom: instant(now - 14 * 86_400_000) });
    await eventually(() =>
      expect(positionRequests().some((path) => path.includes('show_positions'))).toBe(true),
    );
  });

  it('loads the track of a vessel after its position where another time is shown', async () => {
    const { reader, plan, positionRequests } = await open();
    reader.want({ ...plan, moved: true });
    await eventually(() => expect(positionRequests().length).toBeGreaterThan(8));
    const kinds = positionRequests().map((path) => path.includes('future_positions'));
    expect(kinds.slice(0, 8)).toContain(true);
  });

  it('stops at once where the account may not read positions', async () => {
    const { reader, plan, positionRequests } = await open({ features: [] });
    reader.want(plan);
    await eventually(() => expect(reader.snapshot().notEnabled.has('route')).toBe(true));
    // No more than those that were on their way.
    expect(positionRequests().length).toBeLessThanOrEqual(2);
    reader.retry();
    reader.want(plan);
    expect(positionRequests().length).toBeLessThanOrEqual(2);
  });

  it('goes on with positions where the account may read no tracks', async () => {
    const { reader, plan, sailings, positionRequests } = await open({
      obstruct: (path) => (path.includes('future_positions') ? new Response('{}', { status: 403 }) : null),
    });
    // Where another time is shown, tracks are requested between the positions.
    reader.want({ ...plan, moved: true });
    const { routeOf } = reader.snapshot();
    await eventually(() => expect(sailings.every((sailing) => routeOf(sailing))).toBe(true));
    const { notEnabled, waiting, failed } = reader.snapshot();
    expect([[...notEnabled], waiting.size, failed.size]).toEqual([['future'], 0, 0]);
    expect(positionRequests().filter((path) => path.includes('future_positions')).length).toBeLessThanOrEqual(
      2,
    );
  });

  it('goes on after a failure, counts it, and reads it when asked again', async () => {
    let broken = true;
    const failing = { id: '' };
    const { reader, plan, sailings } = await open({
      obstruct: (path) =>
        broken && failing.id !== '' && path.includes(`${failing.id}/map_geojson`)
          ? new Response('{}', { status: 404 })
          : null,
    });
    failing.id = sailings[0]?.representative ?? '';
    reader.want(plan);
    const { routeOf } = reader.snapshot();
    await eventually(() => expect(sailings.filter((sailing) => !routeOf(sailing))).toHaveLength(1));
    expect([...reader.snapshot().failed.keys()]).toEqual([sailings[0]?.key]);
    broken = false;
    reader.retry();
    await eventually(() => expect(sailings.every((sailing) => routeOf(sailing))).toBe(true));
    expect(reader.snapshot().failed.size).toBe(0);
  });

  it('reads by itself what has failed, after a pause and not before', async () => {
    let broken = true;
    const { reader, plan, sailings, positionRequests } = await open({
      shipments: 12,
      obstruct: (path) =>
        broken && path.includes('map_geojson') ? new Response('{}', { status: 404 }) : null,
    });
    reader.want(plan);
    await eventually(() => expect(reader.snapshot().failed.size).toBe(sailings.length));
    const asked = positionRequests().length;
    broken = false;
    vi.setSystemTime(now + 14 * minute);
    reader.want(plan);
    expect(positionRequests()).toHaveLength(asked);
    vi.setSystemTime(now + 16 * minute);
    reader.want(plan);
    const { routeOf } = reader.snapshot();
    await eventually(() => expect(sailings.every((sailing) => routeOf(sailing))).toBe(true));
    expect(reader.snapshot().failed.size).toBe(0);
  });

  it('keeps a position that could not be refreshed, and goes on reading it', async () => {
    let broken = false;
    const { reader, plan, sailings, client } = await open({
      obstruct: (path) =>
        broken && path.includes('map_geojson') ? new Response('{}', { status: 404 }) : null,
    });
    const { routeOf } = reader.snapshot();
    const [sailing] = sailings;
    if (!sailing) throw new Error('The simulated account has nothing at sea.');
    const ofOne = { ...plan, sailings: [sailing] };
    const readAt = () => client.getQueryState(['container', sailing.representative, 'route'])?.dataUpdatedAt;
    reader.want(ofOne);
    await eventually(() => expect(routeOf(sailing)).toBeDefined());
    broken = true;
    vi.setSystemTime(now + 61 * minute);
    reader.want(ofOne);
    await eventually(() => expect(reader.snapshot().failed.size).toBe(1));
    expect(routeOf(sailing)).toBeDefined();
    broken = false;
    vi.setSystemTime(now + 77 * minute);
    reader.want(ofOne);
    await eventually(() => expect(reader.snapshot().failed.size).toBe(0));
    expect(readAt()).toBeGreaterThanOrEqual(now + 77 * minute);
  });

  it('finds for every container the vessel of its own route', async () => {
    const { api, reader, sailings, plan } = await open();
    reader.want(plan);
    const { routeOf } = reader.snapshot();
    await eventually(() => expect(sailings.every((sailing) => routeOf(sailing))).toBe(true));
    const { vessels, transshipments } = fleetVessels(sailings, routeOf, now);
    const counted = vessels.reduce((sum, { count }) => sum + count, 0);
    const onLand = transshipments.reduce((sum, { boxes }) => sum + boxes.length, 0);
    expect(counted + onLand).toBe(sailings.reduce((sum, { boxes }) => sum + boxes.length, 0));
    for (const { reported, sailings: aboard } of vessels.filter((vessel) => vessel.reported !== null)) {
      const boxes = aboard.flatMap((sailing) => sailing.boxes).slice(0, 4);
      const routes = await Promise.all(
        boxes.map(({ container }) => fetchContainerRoute(api, container.id, { priority: 'user' })),
      );
      expect(routes.map(({ vessel }) => vessel?.vessel.imo)).toEqual(boxes.map(() => reported?.vessel.imo));
    }
  });
});
