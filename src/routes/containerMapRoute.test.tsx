import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchContainerRoute } from '#/data/routes/calls.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ContainerRoute } from '#/domain/route/route.ts';
import { prefer } from '#/test/prefer.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const world = { shipments: 300, now };

interface Subject {
  readonly shipment: Shipment;
  readonly container: Container;
  readonly route: ContainerRoute;
}

/** The first container of the simulated account whose route fits. */
async function subject(what: string, fits: (subject: Subject) => boolean): Promise<Subject> {
  const { api } = createSandboxApi(world);
  const signal = new AbortController().signal;
  for await (const { shipments } of shipmentPages(api, { priority: 'user', signal })) {
    for (const shipment of shipments) {
      const container = shipment.containers[0];
      if (!container) continue;
      const route = await fetchContainerRoute(api, container.id, { priority: 'user' });
      const found = { shipment, container, route };
      if (fits(found)) return found;
    }
  }
  throw new Error(`The simulated account holds no ${what}.`);
}
const atSea = () => subject('container at sea', ({ route }) => route.vessel !== null);

async function open({ shipment, container }: Subject, options: SandboxApiOptions = {}) {
  const view = renderRoute(`/shipments/${shipment.id}?container=${container.number}`, {
    ...world,
    ...options,
  });
  const list = await screen.findByRole('list', { name: `Route of ${container.number}, stop by stop` });
  const map = await screen.findByRole('region', { name: 'Map' });
  return { ...view, list, map };
}

/** Replaces the route of the service. */
const rerouted = (change: (features: Record<string, unknown>[]) => unknown[]): SandboxApiOptions => ({
  rewrite: (answer, path) => {
    if (!path.endsWith('/map_geojson')) return answer;
    const route = JSON.parse(answer) as { features: Record<string, unknown>[] };
    return JSON.stringify({ ...route, features: change(route.features) });
  },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('the map of a container', () => {
  it('has all its facts in a list: stops with their times, legs with their length, the vessel', async () => {
    const found = await atSea();
    const { list, map } = await open(found);
    const { vessel, stops } = found.route;
    await within(list).findByText(`${vessel?.vessel.name} · voyage ${vessel?.voyageNumber}`);
    for (const { place } of stops) expect(within(list).getByText(place.name ?? '-')).toBeDefined();
    expect(within(list).getByText('Departed')).toBeDefined();
    expect(within(list).getAllByText('ETA').length).toBeGreaterThan(0);
    expect(within(list).getByText(/Last position/).textContent).toMatch(
      /\d° [NS] .*° [EW], heading .*, .*kn/,
    );
    expect(within(list).getByText(/By sea, under way/).textContent).toMatch(/nm sailed, .*nm to go/);
    expect(within(map).getByRole('list', { name: 'Lines on the map' }).textContent).toContain(
      'Projected route',
    );
  });

  it('requests the route and the whole projected route once, and moves along it by key', async () => {
    const found = await atSea();
    const { asked, map } = await open(found);
    const slider = await within(map).findByRole('slider', { name: /Time on the route to/ });
    const valueOf = () => Number((slider as HTMLInputElement).value);
    const begin = valueOf();
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(valueOf()).toBe(begin + hour);
    fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(valueOf()).toBe(begin + hour + day);
    fireEvent.keyDown(slider, { key: 'PageDown' });
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(valueOf()).toBe(begin);
    fireEvent.keyDown(slider, { key: 'End' });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/Projected, arrived at the port/);
    fireEvent.keyDown(slider, { key: 'Home' });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/Projected, [\d,.]+.nm and .* to go/);
    for (const part of ['/map_geojson', '/future_positions']) {
      expect(asked.filter((path) => path.includes(part))).toHaveLength(1);
    }
  });

  it('shows a projected position in the local time of the next port, whatever clock the page shows', async () => {
    const found = await subject(
      'container on the way to Los Angeles',
      ({ route }) => route.vessel?.to.zone === 'America/Los_Angeles',
    );
    const user = userEvent.setup();
    const { map } = await open(found);
    const readout = await within(map).findByRole('region', { name: 'Projected route' });
    await prefer(user, 'UTC');
    expect(readout.textContent).toContain('Wed 12 Aug 08:00PDT');
    expect(readout.textContent).toContain(`local time in ${found.route.vessel?.to.name}`);
    await prefer(user, 'Local time');
  });

  it('says that a projected position is not confirmed once its time has passed', async () => {
    const found = await atSea();
    vi.setSystemTime(now + 5 * hour);
    const { map } = await open(found);
    const slider = await within(map).findByRole('slider');
    expect(slider.getAttribute('aria-valuetext')).toContain(', Projected,');
    fireEvent.keyDown(slider, { key: 'Home' });
    expect(slider.getAttribute('aria-valuetext')).toContain(', Projected, not confirmed,');
    expect(within(map).getByText(/This time has passed without a report/)).toBeDefined();
    await userEvent.click(within(map).getByRole('button', { name: 'Now' }));
    expect(within(map).queryByText(/passed without a report/)).toBeNull();
  });

  it('shows the age of the position, and warns where it is days old (trap 60)', async () => {
    const found = await atSea();
    vi.setSystemTime(now + 3 * day);
    const { list } = await open(found);
    expect(await within(list).findByText(/3 d ago; the vessel may be far from there by now/)).toBeDefined();
    expect(within(list).queryByText('Arrived')).toBeNull();
  });

  it('shows ports and shortest routes, and no position, where route data is not enabled (trap 55)', async () => {
    const found = await atSea();
    const { list, map, asked } = await open(found, { features: [] });
    expect(await within(map).findByText('Route data is not enabled for this account.')).toBeDefined();
    expect(within(list).getByText(found.shipment.portOfLoading?.name ?? '-')).toBeDefined();
    expect(within(list).getAllByText(/at least/).length).toBeGreaterThan(0);
    expect(within(list).queryByText(/Last position/)).toBeNull();
    expect(within(map).queryByRole('slider')).toBeNull();
    expect(asked.some((path) => path.includes('/future_positions'))).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says “no route data” for an empty answer, and keeps the ports of the records (trap 58)', async () => {
    const found = await atSea();
    const { list, map } = await open(
      found,
      rerouted(() => []),
    );
    expect(await within(map).findByText('No route data.')).toBeDefined();
    expect(within(list).getByText(found.shipment.portOfDischarge?.name ?? '-')).toBeDefined();
  });

  it.each<[string, SandboxApiOptions]>([
    ['is not enabled', { features: [] }],
    ['is empty', rerouted(() => [])],
    [
      'fails',
      { obstruct: (path) => (path.endsWith('/map_geojson') ? new Response('{}', { status: 500 }) : null) },
    ],
  ])('does not show the remaining miles of a leg where route data %s', async (_, options) => {
    const found = await subject(
      'container at sea without a transshipment',
      ({ route }) => route.vessel !== null && route.stops.length === 2,
    );
    const { list } = await open(found, options);
    expect(await within(list).findByText('Vessel position not reported.')).toBeDefined();
    expect(within(list).getByText(/By sea, under way/).textContent).toMatch(
      /^By sea, under way · at least [\d,]+.nm in total$/,
    );
    expect(within(list).queryByText(/to go/)).toBeNull();
  });

  it('shows the same where coordinates are strings (trap 34)', async () => {
    const found = await atSea();
    const texts = (value: unknown): unknown => (Array.isArray(value) ? value.map(texts) : String(value));
    const change = rerouted((features) =>
      features.map((feature) => {
        const geometry = feature['geometry'] as { coordinates: unknown };
        return { ...feature, geometry: { ...geometry, coordinates: texts(geometry.coordinates) } };
      }),
    );
    const { list } = await open(found, change);
    expect(await within(list).findByText(/Last position/)).toBeDefined();
    expect(within(list).getByText(/nm sailed/)).toBeDefined();
  });

  it('counts the parts that could not be read, and shows the others', async () => {
    const found = await atSea();
    const { list, map } = await open(
      found,
      rerouted((features) => [...features, { type: 'Feature', geometry: null, properties: null }]),
    );
    expect(
      await within(map).findByText('1 part of the route could not be read and is left out.'),
    ).toBeDefined();
    expect(within(list).getByText(/Last position/)).toBeDefined();
  });

  it('says why the route could not be loaded, keeps the facts of the records, and tries again (trap 55)', async () => {
    const found = await atSea();
    let fails = true;
    const { list, map } = await open(found, {
      obstruct: (path) =>
        fails && path.endsWith('/map_geojson') ? new Response('{}', { status: 500 }) : null,
    });
    const alert = await within(map).findByRole('alert');
    expect(within(list).getByText(found.shipment.portOfDischarge?.name ?? '-')).toBeDefined();
    expect(screen.getByRole('region', { name: /^Status of/ })).toBeDefined();
    fails = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(list).findByText(/Last position/)).toBeDefined();
  });

  it('keeps the route where only the projected route fails, and offers another try', async () => {
    const found = await atSea();
    let fails = true;
    const { list, map } = await open(found, {
      obstruct: (path) =>
        fails && path.includes('/future_positions') ? new Response('{}', { status: 500 }) : null,
    });
    const notice = await within(map).findByText(/The projected route could not be loaded/);
    expect(within(list).getByText(/Last position/)).toBeDefined();
    fails = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await within(map).findByRole('slider')).toBeDefined();
  });

  it('is updated with the rest of the page by one refresh', async () => {
    const found = await atSea();
    const { asked, map } = await open(found);
    await within(map).findByRole('slider');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh the shipment' }));
    await waitFor(() => expect(asked.filter((path) => path.endsWith('/map_geojson'))).toHaveLength(2));
  });

  it('ends at the inland place, by rail as a straight line', async () => {
    const found = await subject(
      'container that goes inland by rail',
      ({ shipment, container }) => shipment.destination !== null && container.podRailCarrier !== null,
    );
    const { list } = await open(found);
    expect(await within(list).findByText(/By rail, .* · .*km in a straight line/)).toBeDefined();
    expect(within(list).getByText(found.shipment.destination?.name ?? '-')).toBeDefined();
  });
});
