import { type KnownShipment, readAccount } from '#e2e/support/fleet.ts';
import { beforeAnArrival } from '#sandbox/testArrival.ts';
import { drawnMinute, expect, staying, test, time } from './world.ts';

const minute = 60_000;
const hasArrived = ({ shipment }: KnownShipment) => shipment.attributes.pod_ata_at !== null;
/** From the minute after its time, as the list has it; an ETA at midnight of its port is the whole of that day. */
const isOverdue = (one: KnownShipment, now: number) => {
  const { pod_eta_at: eta, pod_timezone: timeZone } = one.shipment.attributes;
  if (hasArrived(one) || eta === null) return false;
  const at = (instant: number) => new Date(instant).toLocaleString('sv-SE', { timeZone: timeZone ?? 'UTC' });
  const [day, clock] = at(Date.parse(eta)).split(' ');
  if (clock === '00:00:00') return (day ?? '') < at(now).slice(0, 10);
  return Date.parse(eta) < now - (now % minute);
};
const broken = /undefined|NaN|Invalid Date|\[object Object\]/;

for (const speed of [1, 60]) {
  test.describe(`while time runs ${speed} times as fast`, () => {
    test.use({ speed, shipments: 300 });
    test.setTimeout(staying(60) + 120_000);

    test('the list counts what is overdue as the service has it, at any minute', async ({
      page,
      request,
      world,
    }) => {
      await page.goto('/shipments');
      const quick = page
        .getByRole('navigation', { name: 'Quick filters' })
        .getByRole('link', { name: /^\d+ arrival overdue$/ });
      const until = Date.now() + staying(20);
      do {
        await expect(async () => {
          // A minute may pass between two readings, and a ship arrive: the page says what was so in between.
          const overdue = async () =>
            (await readAccount(request)).filter((one) => isOverdue(one, world.now())).length;
          const before = await overdue();
          const counted = Number.parseInt(await quick.innerText(), 10);
          const after = await overdue();
          const said = `overdue at ${time(world)}`;
          expect(counted, said).toBeGreaterThanOrEqual(Math.min(before, after));
          expect(counted, said).toBeLessThanOrEqual(Math.max(before, after));
        }).toPass({ timeout: 60_000, intervals: [500] });
        await page.waitForTimeout(2_000);
      } while (Date.now() < until);
    });

    test('every page opens without a broken word, and says one number of exceptions', async ({
      page,
      request,
      world,
    }) => {
      const [first] = await readAccount(request);
      const counted = page.getByRole('navigation').getByRole('link', { name: /^Exceptions ?\d/ });
      for (const address of ['/shipments', `/shipments/${first?.shipment.id}`, '/changes', '/map']) {
        await page.goto(address);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
        expect(await page.locator('body').innerText(), `${address} at ${time(world)}`).not.toMatch(broken);
        // A page that has not read the list says so with a dash.
        if (address === `/shipments/${first?.shipment.id}`) continue;
        await expect(
          async () => {
            const reported = await counted.innerText();
            await counted.click();
            const [concerned] = /\d+ (?:container|request).*/.exec(reported) ?? [];
            await expect(page.getByText(`${concerned}, costliest first`)).toBeVisible({
              timeout: 5_000,
            });
          },
          `${address} at ${time(world)}`,
        ).toPass({ timeout: 60_000 });
      }
      await page.goto('/arrivals');
      const rows = page.getByRole('region', { name: 'Arrivals board' }).getByRole('listitem');
      await expect(rows.first()).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(broken);
    });
  });
}

test.describe('the age of the list', () => {
  test.use({ speed: 1, shipments: 60 });
  test('grows while nothing new is read, and begins anew once it is', async ({ page, world: _world }) => {
    // A page with live updates says so instead.
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...config, live: false } });
    });
    await page.goto('/shipments');
    const age = page.getByText(/^updated/i).locator('..');
    await expect(age).toContainText(/\d+ s ago/, { timeout: 30_000 });
    const seconds = async () => Number(/(\d+) s ago/.exec((await age.textContent()) ?? '')?.[1] ?? 0);
    const before = await seconds();
    await expect.poll(seconds).toBeGreaterThan(before + 5);
    await expect(age).toContainText('just now', { timeout: 90_000 });
  });
});

test.describe('a day that ends', () => {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
  test.use({ begin: async ({}, provide) => provide(() => drawnMinute(23 * 60 + 15, 23 * 60 + 35)) });
  test.use({ shipments: 60 });

  test('turns the pages of the board while someone watches', async ({ page, world }) => {
    const start = world.now();
    // Not a text: its blanks would be cut off, and the day is a minute of the clock as well.
    const dayOf = (at: number) => new RegExp(` ${new Date(at).getUTCDate()} Aug `);
    await page.goto('/arrivals?tz=UTC');
    const clock = page.getByRole('region', { name: 'Arrivals board' }).locator('header time').first();
    await expect(clock).toContainText(dayOf(start));
    await expect(clock).toContainText(dayOf(start + 86_400_000), { timeout: 75_000 });
    await expect(clock).toContainText(/00:\d\d/);
  });
});

test.describe('an arrival', () => {
  test.setTimeout(240_000);
  test.use({
    shipments: 60,
    begin: async ({ shipments }, provide) => {
      await provide(() => beforeAnArrival(drawnMinute(), shipments));
    },
  });

  test('arrives on the pages that expected it, without a hand', async ({ page, request, world }) => {
    await page.goto('/shipments?sort=arrival');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // Read after the page: what arrives in between is not waited for.
    const before = new Set(
      (await readAccount(request)).filter(hasArrived).map(({ shipment }) => shipment.id),
    );
    let came: KnownShipment | undefined;
    await expect(async () => {
      came = (await readAccount(request)).find((one) => hasArrived(one) && !before.has(one.shipment.id));
      expect(came, `no arrival until ${time(world)}`).toBeDefined();
    }).toPass({ timeout: 120_000, intervals: [1_000] });
    // The shipment itself is waited for: another one may leave the count of arrivals in the same second.
    await page
      .getByRole('region', { name: 'POD arrival' })
      .getByRole('link', { name: /^Arrived/ })
      .click();
    await page
      .getByRole('searchbox', { name: 'Filter the list by text' })
      .fill(came?.shipment.attributes.bill_of_lading_number ?? '');
    const arrived = page.getByRole('grid').getByRole('link', {
      name: new RegExp(`${came?.shipment.attributes.bill_of_lading_number}`),
    });
    await expect(arrived.first(), time(world)).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goto(`/shipments/${came?.shipment.id}`);
    const strip = page.getByRole('region', { name: /^Status of/ });
    await expect(strip.getByRole('term').filter({ hasText: /^Arrived / })).toBeVisible();
    await expect(strip.getByRole('term').filter({ hasText: /^ETA/ })).toHaveCount(0);
  });
});
