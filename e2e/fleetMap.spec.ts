import type { APIRequestContext } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { pick, readAccount, type WireContainer } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

test('a coordinator picks a vessel with the keyboard and reads what is aboard by port of discharge', async ({
  page,
}) => {
  await page.goto('/map?show=vessels');
  const vessels = page.getByRole('list', { name: 'Vessels' });
  const first = vessels.getByRole('link').first();
  await expect(vessels.getByText(/^Reported/).first()).toBeVisible();
  const name = await first.innerText();
  await first.focus();
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
  const places = await days.getByRole('heading').allInnerTexts();
  await page.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', shown ?? '');
  await expect.poll(() => days.getByRole('heading').allInnerTexts()).toEqual(places);
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
  await expect(large.getByText('Projected')).toBeVisible();
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
  const boxes = page.getByRole('list', { name: 'On the way here' });
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
