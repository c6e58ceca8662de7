import type { APIRequestContext, Page } from 'playwright/test';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNothingTooWide,
} from './support/accessible.ts';
import { readAccount } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

interface Feature {
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Subject {
  readonly address: string;
  readonly number: string;
  readonly vessel: string;
}

/** The first container at sea whose next port is on the other side of the Pacific. */
async function acrossThePacific(request: APIRequestContext): Promise<Subject> {
  for (const { shipment, containers } of await readAccount(request)) {
    const [container] = containers;
    if (container?.attributes.current_status !== 'on_ship') continue;
    const answer = await request.get(`/api/v2/containers/${container.id}/map_geojson`);
    const { features } = (await answer.json()) as { features: readonly Feature[] };
    const vessel = features.find(({ properties }) => properties['feature_type'] === 'current_vessel');
    const { number } = container.attributes;
    if (
      vessel?.properties['arrival_port_time_zone'] === 'America/Los_Angeles' &&
      String(vessel.properties['departure_port_time_zone']).startsWith('Asia/')
    ) {
      const name = String(vessel.properties['vessel_name']);
      return { address: `/shipments/${shipment.id}?container=${number}`, number, vessel: name };
    }
  }
  throw new Error('The simulated account holds no container on its way over the Pacific.');
}

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const listOf = (page: Page, { number }: Subject) =>
  page.getByRole('list', { name: `Route of ${number}, stop by stop` });
const drawing = (page: Page, { number }: Subject) =>
  page.getByRole('application', { name: `Route of ${number}` });

/** How far from its left to its right edge the map has lines on it, as parts of its width: none, or first and last. */
async function drawnAcross(page: Page, subject: Subject): Promise<readonly number[]> {
  return drawing(page, subject).evaluate((map) => {
    const [canvas] = map.querySelectorAll('canvas[aria-hidden]');
    const pixels =
      canvas instanceof HTMLCanvasElement
        ? canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
        : undefined;
    if (!pixels) return [];
    const columns = new Set<number>();
    for (let index = 3; index < pixels.data.length; index += 4) {
      if ((pixels.data[index] ?? 0) > 0) columns.add(((index - 3) / 4) % pixels.width);
    }
    const sorted = [...columns].toSorted((one, other) => one - other);
    return sorted.length === 0 ? [] : [sorted[0] ?? 0, sorted.at(-1) ?? 0].map((x) => x / pixels.width);
  });
}

/** Puts another answer in the place of the route. */
async function reroute(page: Page, change: (features: readonly Feature[]) => readonly unknown[]) {
  await page.route('**/map_geojson', async (route) => {
    const response = await route.fetch();
    const { features } = (await response.json()) as { features: readonly Feature[] };
    await route.fulfill({ response, json: { type: 'FeatureCollection', features: change(features) } });
  });
}

test('shows a container across the Pacific in one line, and where it should be at any time @phone', async ({
  page,
  request,
}) => {
  const subject = await acrossThePacific(request);
  await page.goto(subject.address);
  const list = listOf(page, subject);
  await expect(list.getByText(subject.vessel)).toBeVisible();
  await expect(list.getByText(/Last position .* heading .*kn/)).toBeVisible();
  await expect(list.getByText(/nm sailed, .*nm to go/)).toBeVisible();

  await drawing(page, subject).scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const [first = 0, last = 0] = await drawnAcross(page, subject);
      return last - first;
    })
    .toBeGreaterThan(0.25);

  const way = mapOf(page).getByRole('region', { name: 'Projected route' });
  const slider = way.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', /P[DS]T, Projected, .*to go/);
  await slider.focus();
  await page.keyboard.press('End');
  await expect(way.getByText('arrived at the port')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(way.getByText(/ 1 d to go/)).toBeVisible();
  const now = way.getByRole('button', { name: 'Now' });
  await now.press('Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', /Wed 12 Aug .*to go/);
  await expect(now).toBeFocused();
  // The address names the container; the map adds nothing to it.
  await expect(page).toHaveURL(subject.address);
});

/** Puts a month of positions, one a minute, between the ends of the projected route. */
async function sailForAMonth(page: Page, spoiled: readonly unknown[] = []) {
  await page.route('**/future_positions?*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { attributes: { positions: readonly Point[] } } };
    const [first, last] = [data.attributes.positions[0], data.attributes.positions.at(-1)];
    if (!first || !last) throw new Error('The vessel has no projected route.');
    const start = Date.parse(first.timestamp);
    const [north, east] = [last.latitude - first.latitude, (last.longitude - first.longitude + 360) % 360];
    const month = 43_200;
    const positions = Array.from({ length: month + 1 }, (_, minute) => ({
      latitude: first.latitude + (north * minute) / month + 0.2 * Math.sin((minute / month) * 22 * Math.PI),
      longitude: first.longitude + (east * minute) / month,
      timestamp: new Date(start + minute * 60_000).toISOString(),
      estimated: true,
    }));
    const attributes = { ...data.attributes, positions: [...positions, ...spoiled] };
    await route.fulfill({ response, json: { data: { ...data, attributes } } });
  });
}
interface Point {
  readonly latitude: number;
  readonly longitude: number;
  readonly timestamp: string;
}
const workerFile = '**/tracks.worker-*.js';
const routeBar = (page: Page) => mapOf(page).getByRole('region', { name: 'Projected route' });

test('a month of positions is read away from the page, and those that cannot be read are counted', async ({
  page,
  request,
}) => {
  const subject = await acrossThePacific(request);
  await sailForAMonth(page, [{ latitude: 'here', longitude: 0, timestamp: 'soon' }, null]);
  const started = page.waitForEvent('worker', (worker) => /tracks\.worker/.test(worker.url()));
  await page.goto(subject.address);
  await started;
  const slider = routeBar(page).getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^(Thu|Fri) 1[01] Sep /);
  await expect(
    routeBar(page).getByText('2 positions of the projected route could not be read and are left out.'),
  ).toBeVisible();
});

test('a browser whose worker does not start reads the route on the page', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/tracks\.worker/, /ERR_FAILED/);
  const subject = await acrossThePacific(request);
  await page.route(workerFile, (route) => route.abort());
  await page.goto(subject.address);
  await expect(routeBar(page).getByRole('slider')).toBeVisible();
});

test('a worker that dies is said so, and another try reads the route', async ({
  page,
  request,
  expectErrors,
}) => {
  expectErrors(/out of memory/);
  const subject = await acrossThePacific(request);
  const dying = `postMessage({ ready: true }); onmessage = () => { throw new Error('out of memory'); };`;
  await page.route(workerFile, (route) => route.fulfill({ contentType: 'text/javascript', body: dying }));
  await page.goto(subject.address);
  const notice = mapOf(page).getByText(/The projected route could not be loaded/);
  await expect(notice).toBeVisible();
  await page.unroute(workerFile);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(routeBar(page).getByRole('slider')).toBeVisible();
});

test('a route that is no JSON is said so', async ({ page, request }) => {
  const subject = await acrossThePacific(request);
  await page.route('**/future_positions?*', (route) => route.fulfill({ status: 200, body: '<html>' }));
  await page.goto(subject.address);
  await expect(mapOf(page).getByText(/The projected route could not be loaded/)).toBeVisible();
  await expect(listOf(page, subject).getByText(/Last position/)).toBeVisible();
});

test('a large map says for which time the estimate on it is @phone', async ({ page, request }) => {
  const subject = await acrossThePacific(request);
  await page.goto(subject.address);
  await page.getByRole('button', { name: 'Expand map' }).click();
  const large = page.getByRole('dialog', { name: `Route of ${subject.number}` });
  const slider = large.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(large.getByText('arrived at the port')).toBeInViewport();
  await expect(large.getByRole('application')).toBeInViewport();
});

test('is accessible @phone', async ({ page, request }) => {
  const subject = await acrossThePacific(request);
  await page.goto(subject.address);
  await expect(mapOf(page).getByRole('slider')).toBeVisible();
  await expect(drawing(page, subject)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNothingTooWide(page);
});

test('shows ports and shortest ways where the account has no route data', async ({
  page,
  request,
  faults,
  expectErrors,
}) => {
  const subject = await acrossThePacific(request);
  await faults.set({ match: 'GET /v2/containers/*/map_geojson', status: 403 });
  expectErrors(/403/);
  await page.goto(subject.address);
  const map = mapOf(page);
  await expect(map.getByText('Route data is not enabled for this account.')).toBeVisible();
  // How far the vessel has come is not reported, so nothing is said of what is left.
  await expect(
    listOf(page, subject).getByText(/^By sea, under way · at least [\d,]+.nm in total$/),
  ).toBeVisible();
  await expect(map.getByText(/to go/)).toHaveCount(0);
  await expect(map.getByRole('list', { name: 'Lines on the map' })).toContainText(
    'Shortest route, indicative',
  );
  await expect(map.getByText(/Last position/)).toHaveCount(0);
  await expect(map.getByRole('slider')).toHaveCount(0);
  await expectAccessible(page);
});

test('says that there is no route data', async ({ page, request }) => {
  const subject = await acrossThePacific(request);
  // The embedded service has a route of every container.
  await reroute(page, () => []);
  await page.goto(subject.address);
  await expect(mapOf(page).getByText('No route data.')).toBeVisible();
  await expect(listOf(page, subject).getByText('POD')).toBeVisible();
});

test('draws the same where coordinates are strings', async ({ page, request }) => {
  const subject = await acrossThePacific(request);
  const texts = (value: unknown): unknown => (Array.isArray(value) ? value.map(texts) : String(value));
  // The embedded service writes numbers, as the specification has them.
  await reroute(page, (features) =>
    features.map((feature) => ({
      ...feature,
      geometry: { ...feature.geometry, coordinates: texts(feature.geometry.coordinates) },
    })),
  );
  await page.goto(subject.address);
  await expect(listOf(page, subject).getByText(/nm sailed, .*nm to go/)).toBeVisible();
  await expect.poll(() => drawnAcross(page, subject)).toHaveLength(2);
});

test('a page whose map does not come is whole without it, and another try brings it', async ({
  page,
  request,
  expectErrors,
}) => {
  const subject = await acrossThePacific(request);
  expectErrors(/RouteMap/, /Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/RouteMap-[^/]+\.js$/, (route) => route.abort());
  await page.goto(subject.address);
  const map = mapOf(page);
  const alert = map.getByRole('alert');
  await expect(alert).toContainText('The map could not be loaded');
  await expect(listOf(page, subject).getByText(/Last position/)).toBeVisible();
  await expect(map.getByRole('slider')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Events of/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await page.unroute(/\/assets\/RouteMap-[^/]+\.js$/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(drawing(page, subject)).toBeVisible();
});

test('keeps the map with its age when the network is gone', async ({
  page,
  request,
  context,
  expectErrors,
}) => {
  const subject = await acrossThePacific(request);
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(subject.address);
  const map = mapOf(page);
  await expect(map.getByRole('slider')).toBeVisible();
  await expect(drawing(page, subject)).toBeVisible();
  await context.setOffline(true);
  await map.getByRole('button', { name: 'Refresh the route' }).click();
  // The bar says it, and no part says it again.
  await expect(page.getByText(/This device is offline/)).toHaveCount(1);
  await expect(map.getByText(/Could not refresh/)).toHaveCount(0);
  await expect(listOf(page, subject).getByText(/Last position/)).toBeVisible();
  await expect(drawing(page, subject)).toBeVisible();
  await context.setOffline(false);
  await map.getByRole('button', { name: 'Refresh the route' }).click();
  await expect(page.getByText(/This device is offline/)).toHaveCount(0);
});
