import type { APIRequestContext, Page } from 'playwright/test';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNothingTooWide,
} from './support/accessible.ts';
import { pick, readAccount, type WireContainer } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

test('a coordinator picks a vessel with the keyboard and reads what is aboard by port of discharge @gateway', async ({
  page,
}) => {
  await page.goto('/map?show=vessels');
  const vessels = page.getByRole('list', { name: 'Vessels' });
  await expect(vessels.getByText(/^Reported/).first()).toBeVisible();
  await vessels.getByRole('link').first().focus();
  const name = await vessels.locator(':focus').innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page).toHaveURL(/vessel=41\d{5}/);
  const group = page.getByRole('list', { name: /^For / }).first();
  await expect(group.getByRole('link').first()).toBeVisible();
  // The keyboard goes on in what has opened.
  await expect(page.getByRole('region', { name: 'Fleet', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Whole fleet' })).toBeFocused();
  await page.goBack();
  await expect(vessels).toBeVisible();
});

/** Where the map stands, by its address: it writes each move there. */
async function viewOf(page: Page) {
  await expect(page).toHaveURL(/[?&]at=/);
  const [latitude = NaN, longitude = NaN, zoom = NaN] = (new URL(page.url()).searchParams.get('at') ?? '')
    .split(',')
    .map(Number);
  return { latitude, longitude, zoom };
}

test('the map opens on the fleet: the Pacific whole where the fleet crosses it', async ({
  page,
  request,
}) => {
  const pacific = pick(
    await readAccount(request),
    'a vessel over the Pacific',
    ({ shipment, containers }) => {
      const { pol_timezone: from, pod_timezone: to } = shipment.attributes;
      const isAtSea = containers[0]?.attributes.current_status === 'on_ship';
      return (
        isAtSea &&
        containers.length === 1 &&
        from?.startsWith('Asia') === true &&
        to === 'America/Los_Angeles'
      );
    },
  );
  const number = pacific.containers[0]?.attributes.number ?? '';
  await page.goto(`/map?q=${number}`);
  await expect(page.getByText(/^1 container on 1 vessel/)).toBeVisible();
  // Its middle is on the Pacific and not on the other side of the earth.
  await expect.poll(async () => Math.abs((await viewOf(page)).longitude)).toBeGreaterThan(140);
  expect((await viewOf(page)).zoom).toBeGreaterThanOrEqual(2);
  // A view that was chosen stays, also for those who are sent its address.
  await page.goto(`/map?q=${number}&at=50,5,6`);
  await expect(page.getByText(/^1 container on 1 vessel/)).toBeVisible();
  expect(await viewOf(page)).toEqual({ latitude: 50, longitude: 5, zoom: 6 });
});

/** Puts all vessels that are under way around one place, by turns so many degrees to its west and to its east. */
async function gather(page: Page, apart: number) {
  let count = 0;
  await page.route('**/map_geojson', async (route) => {
    const response = await route.fetch();
    const { features } = (await response.json()) as { features: readonly Feature[] };
    count += 1;
    const coordinates = [-160 + (count % 2 === 0 ? apart : -apart), 40];
    const moved = features.map((feature) =>
      feature.properties['feature_type'] === 'current_vessel'
        ? { ...feature, geometry: { type: 'Point', coordinates } }
        : feature,
    );
    await route.fulfill({ response, json: { type: 'FeatureCollection', features: moved } });
  });
}
interface Feature {
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
}
const seaMap = (page: Page) => page.getByRole('application', { name: 'Map of the fleet' });
const allLoaded = async (page: Page) => {
  await expect(
    page
      .getByRole('list', { name: 'Vessels' })
      .getByText(/^Reported/)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/positions loaded/)).toHaveCount(0);
};

// Positions may still be moved on their way to the page when a journey ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('vessels that stand together open as a list, and one of them by keyboard', async ({ page }) => {
  await gather(page, 0);
  await page.goto('/map?q=Long+Beach&show=vessels&at=40,-160,4');
  await allLoaded(page);
  await seaMap(page).hover();
  await expect(seaMap(page).getByText(/^\d+ vessels, \d+ containers$/)).toBeVisible();
  await seaMap(page).click();
  const here = page.getByRole('group', { name: /^\d+ vessels here$/ });
  await expect(here.getByRole('link').first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(here).toBeHidden();
  await expect(seaMap(page)).toBeFocused();
  await seaMap(page).click();
  const name = await here.locator(':focus').innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(await viewOf(page)).toEqual({ latitude: 40, longitude: -160, zoom: 4 });
});

test('vessels that cover each other open by a closer view', async ({ page }) => {
  await gather(page, 0.3);
  await page.goto('/map?q=Long+Beach&show=vessels&at=40,-160,3');
  await allLoaded(page);
  await seaMap(page).click();
  await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(6);
  expect(Math.abs((await viewOf(page)).longitude + 160)).toBeLessThan(1);
});

test('the card of a vessel has its ETA against the original one, for all containers or for each', async ({
  page,
}) => {
  await page.goto('/map?show=vessels');
  await page.getByRole('list', { name: 'Vessels' }).getByRole('link').first().click();
  const card = page.getByRole('region', { name: 'Fleet', exact: true });
  await expect(card.getByText(/^ETA \w{3} /).first()).toBeVisible();
  await expect(card.getByText(/^(slipped|pulled in) \d+ [dh]$|^on time$/).first()).toBeVisible();
});

test('a coordinator moves time forward, sees that day as projected, and shares the view', async ({
  page,
}) => {
  await page.goto('/map');
  const days = page.getByRole('list', { name: 'This day by place' });
  await expect(days).toBeVisible();
  await expect(days.getByText('Projected')).toHaveCount(0);
  const slider = page.getByRole('slider', { name: 'Time shown' });
  await slider.focus();
  for (let day = 0; day < 3; day += 1) await page.keyboard.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Sat 15 Aug .*, projected$/);
  await expect(days.getByText('Projected').first()).toBeVisible();
  await expect(days.getByText('Estimated', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/t=2026-08-15T15%3A/);
  const shown = await slider.getAttribute('aria-valuetext');
  // The list follows the time and the last page of the fleet a moment later: of two readings alike it is the one shown.
  await expect(page.getByText(/ so far$/)).toHaveCount(0);
  const placesNow = () => days.getByRole('heading').allTextContents();
  let places: readonly string[] = [];
  const isAsBefore = async () => {
    const before = places;
    places = await placesNow();
    return places.length > 0 && places.join() === before.join();
  };
  await expect.poll(isAsBefore, { intervals: [1_000] }).toBe(true);
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', shown ?? '');
  await expect.poll(placesNow).toEqual(expect.arrayContaining([...places]));
  const now = page.getByRole('button', { name: 'Now' });
  await now.press('Enter');
  await expect(page).not.toHaveURL(/[?&]t=/);
  // The keyboard goes on from there.
  await expect(now).toBeFocused();
});

test('time plays by itself, stands when it is paused, and only jumps where no motion is wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/map');
  const slider = page.getByRole('slider', { name: 'Time shown' });
  await expect(slider).toHaveAttribute('aria-valuetext', /, now$/);
  const start = Number(await slider.inputValue());
  await page.getByRole('combobox', { name: 'Playback speed' }).selectOption('1 d/s');
  await page.getByRole('button', { name: 'Play' }).click();
  // A whole day at a time and nothing between.
  await expect(slider).toHaveValue(String(start + 86_400_000));
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a large map says which time it shows, and moves it @phone', async ({ page }) => {
  await page.goto('/map?t=2026-08-20T15:00Z');
  await page.getByRole('button', { name: 'Expand map' }).click();
  const large = page.getByRole('dialog', { name: 'Map of the fleet' });
  await expect(large.getByRole('application')).toBeVisible();
  await expect(large.getByText('Projected', { exact: true })).toBeVisible();
  await expect(large.getByRole('button', { name: 'Play' })).toBeInViewport();
  const slider = large.getByRole('slider', { name: 'Time shown' });
  await expect(slider).toBeInViewport();
  await slider.focus();
  await page.keyboard.press('PageDown');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Wed 19 Aug .*, projected$/);
  await large.getByRole('button', { name: 'Now' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /, now$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('filters go with the reader between the list and the map', async ({ page }) => {
  await page.goto('/map?status=on_ship');
  await page.getByRole('link', { name: 'Show in list' }).click();
  await expect(page).toHaveURL(/\/shipments\?status=on_ship$/);
  await page.getByRole('link', { name: 'Show on map' }).click();
  await expect(page).toHaveURL(/\/map\?status=on_ship/);
  await expect(page.getByRole('link', { name: 'Remove filter Status On vessel' })).toBeVisible();
});

/** Whether it is still on its train inland: a train that has arrived stands at its place until it is unloaded. */
const isOnRail = ({ attributes: { current_status: status, ind_ata_at: arrived } }: WireContainer) =>
  status === 'on_rail' && arrived === null;

/** A container on its train to a place with another clock than its port, alone in its shipment. */
async function boxOnTrain(request: APIRequestContext) {
  const account = await readAccount(request);
  const { shipment, containers } = pick(account, 'train to another clock', (one) => {
    const { destination_timezone: inland, pod_timezone: port } = one.shipment.attributes;
    const [box] = one.containers;
    return (
      inland !== port && one.containers.length === 1 && box?.attributes.ind_eta_at != null && isOnRail(box)
    );
  });
  const { number = '', ind_eta_at: eta = null } = containers[0]?.attributes ?? {};
  const { destination_name: place, destination_timezone: zone } = shipment.attributes;
  const onRail = account.flatMap((one) => one.containers).filter(isOnRail).length;
  return { number, eta: eta ?? '', place: place ?? '', zone: zone ?? 'UTC', onRail };
}

test('what is on a train is counted, and listed on the way to its place inland', async ({
  page,
  request,
}) => {
  const { eta, place, zone, onRail } = await boxOnTrain(request);
  await page.goto('/map?status=on_rail&show=ports');
  const counts = new RegExp(`^0 containers on 0 vessels, \\d+ at \\d+ places?, ${onRail} on rail$`);
  await expect(page.getByText(counts)).toBeVisible();
  const places = page.getByRole('list', { name: 'Places' });
  await expect(places.getByText(/^\d on the way$/)).not.toHaveCount(0);
  await places.getByRole('link', { name: place }).click();
  await expect(page.getByRole('list', { name: 'On the way here: By rail' })).toBeVisible();
  const boxes = page.getByRole('region', { name: /^On the way here/ });
  // By its clock: the arrival inland and not the one at the port before.
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
  const [, zoneName = ''] = clock.format(new Date(eta)).split(', ');
  await expect(boxes.getByText(zoneName).first()).toBeVisible();
});

test('a day has what arrives inland, under its place and ramp', async ({ page, request }) => {
  const { number, eta, place } = await boxOnTrain(request);
  await page.goto(`/map?t=${eta}&q=${number}`);
  const days = page.getByRole('list', { name: 'This day by place' });
  await expect(days.getByRole('heading', { name: place })).toBeVisible();
  await expect(page.getByText(/^1 shipment arrives on this day/)).toBeVisible();
  await days.getByText(/^By rail/).click();
  await expect(days.getByRole('list', { name: 'By rail' }).getByRole('link')).toHaveText(number);
});

test('every vessel is on the map before its position is read, said to be estimated', async ({
  page,
  faults,
}) => {
  await faults.set({ match: 'GET /v2/containers/*/map_geojson', delayMs: 60_000 });
  await page.goto('/map?q=Long+Beach&show=vessels&at=30,-160,2');
  const vessels = page.getByRole('list', { name: 'Vessels' });
  await expect(
    vessels.getByText('Estimated from ATD and ETA; position not loaded yet').first(),
  ).toBeVisible();
  // Its estimated route leads around land, and a vessel on it is found with the pointer.
  await vessels.getByRole('link').first().click();
  await expect(page.getByText(/^The dotted line is the usual sea route/)).toBeVisible();
});

test('without the routing feature the lists stand and nothing is asked again', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/403/);
  await faults.set({ match: 'GET /v2/containers/*/map_geojson', status: 403 });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('map_geojson')) asked += 1;
  });
  await page.goto('/map?show=vessels');
  await expect(page.getByText(/Vessel positions are not enabled for this account/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Vessels' }).getByRole('link').first()).toBeVisible();
  expect(asked).toBeLessThanOrEqual(2);
});

test('the map page has nothing serious for axe @phone', async ({ page }) => {
  await page.goto('/map');
  await expect(page.getByRole('list', { name: 'This day by place' })).toBeVisible();
  await expect(page.getByRole('application', { name: 'Map of the fleet' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNothingTooWide(page);
});

test('the map may be left in the middle of a zoom, at any moment of it', async ({ page }) => {
  await page.goto('/map');
  const map = page.getByRole('region', { name: /^Map/ });
  for (const wait of [0, 20, 60, 120, 240]) {
    await expect(map).toBeVisible();
    await map.hover();
    await page.mouse.wheel(0, -400);
    await page.waitForTimeout(wait);
    await page.getByRole('link', { name: 'Shipments', exact: true }).click();
    await expect(page).toHaveURL(/\/shipments/);
    // As long as any timer of the zoom runs on. What it throws fails the journey.
    await page.waitForTimeout(350);
    await page.goBack();
  }
});
