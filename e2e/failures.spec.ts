import { expectAccessible } from './support/accessible.ts';
import { readAccount } from './support/fleet.ts';
import { expect, type FaultRule, test } from './support/test.ts';

const list = 'GET /v2/shipments';

/** Each way the service can fail, and what the page then says. */
const failures: readonly { name: string; rule: Omit<FaultRule, 'match'>; says: RegExp }[] = [
  { name: 'a refused key (401)', rule: { status: 401 }, says: /key/i },
  { name: 'a forbidden account (403)', rule: { status: 403 }, says: /no permission/ },
  { name: 'a failing service (500)', rule: { status: 500 }, says: /failed|problem/i },
  { name: 'an HTML error page (502)', rule: { status: 502, body: 'html' }, says: /failed|problem|reach/i },
  {
    name: 'an answer that is no JSON',
    rule: { status: 200, body: 'malformed' },
    says: /not (be )?(read|understood)|unreadable|malformed/i,
  },
  {
    name: 'half an answer',
    rule: { status: 200, body: 'half' },
    says: /not (be )?(read|understood)|unreadable|malformed|reach/i,
  },
  {
    name: 'an empty answer',
    rule: { status: 200, body: 'empty' },
    says: /not (be )?(read|understood)|unreadable|malformed/i,
  },
];

for (const { name, rule, says } of failures) {
  test(`${name} leaves a readable page, and "Try again" brings the list`, async ({
    page,
    faults,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource/);
    await faults.set({ match: list, ...rule });
    await page.goto('/shipments');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(says);
    await expect(alert).not.toContainText(/[<>]|undefined|\[object/);
    await expectAccessible(page);
    await faults.clear();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('grid', { name: 'Shipments' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('a refusal for too many requests (429) is waited for and said', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await faults.set({ match: list, status: 429, retryAfter: 8, times: 1 });
  await page.goto('/shipments');
  await expect(page.getByText(/Rate limit reached/)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Shipments' })).toBeVisible();
});

test('a lost network is said, and what was read stays', async ({ page, context, expectErrors }) => {
  expectErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Refresh the list' }).click();
  // The bar says it, once.
  const bar = page.getByRole('status').filter({ hasText: 'This device is offline' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('grid', { name: 'Shipments' })).toBeVisible();
  await context.setOffline(false);
  await expect(bar, 'back on the network it recovers by itself').toHaveCount(0);
});

test('failing events leave the rest of the shipment page', async ({
  page,
  request,
  faults,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  const known = (await readAccount(request)).find(({ containers }) => containers.length > 0);
  const container = known?.containers[0];
  await faults.set({ match: `GET /v2/containers/${container?.id}/transport_events`, status: 500 });
  await page.goto(`/shipments/${known?.shipment.id}?container=${container?.attributes.number}`);
  const events = page.getByRole('region', { name: /^Events of/ });
  await expect(events.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: container?.attributes.number ?? '' })).toBeVisible();
  await faults.clear();
  await events.getByRole('button', { name: 'Try again' }).click();
  await expect(events.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('failing estimates are said beside the events', async ({ page, request, faults, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  const known = (await readAccount(request)).find(({ containers }) =>
    containers.some(({ attributes }) => attributes.current_status === 'on_ship'),
  );
  const container = known?.containers[0];
  await faults.set({ match: `GET /v2/containers/${container?.id}/raw_events`, status: 403 });
  await page.goto(`/shipments/${known?.shipment.id}?container=${container?.attributes.number}`);
  await expect(page.getByText('Estimates could not be loaded.')).toBeVisible();
  await expect(page.getByText('Vessel departed')).toBeVisible();
});

test('a shipment that is not in the account has a page that leads on @phone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await page.goto('/shipments/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('main').getByRole('link', { name: /shipments/i })).toBeVisible();
  await expectAccessible(page);
});

test('an unknown address has a page that leads on', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('Page not found')).toBeVisible();
  await expectAccessible(page);
});

test('a search that fails says so and tries again', async ({ page, faults, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await faults.set({ match: list, status: 500 });
  await page.goto('/shipments/find?q=anything');
  await expect(page.getByRole('alert')).toBeVisible();
  await faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/shipments\?q=anything/);
});

test('whatever the header says of waiting and failing, it covers none of its buttons', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await page.goto('/shipments');
  await expect(page.getByText(/^[\d,]+ of 300, due soonest first$/)).toBeVisible();
  await faults.set(
    { match: list, status: 403 },
    { match: 'GET /v2/containers/*/map_geojson', status: 429, retryAfter: 60 },
  );
  const header = page.getByRole('banner');
  await page.getByRole('button', { name: 'Refresh the list' }).click();
  await expect(header.getByText(/^Could not refresh/)).toBeVisible();
  await header.getByRole('link', { name: 'Map' }).click();
  await expect(header.getByText('Rate limit reached')).toBeVisible();
  for (const width of [1280, 1440, 1920, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // The head of a phone is loaded when it is needed.
    await expect.poll(() => header.evaluate(coveredOrOutside), `${width} pixels wide`).toEqual([]);
  }
  await expect.poll(async () => (await header.boundingBox())?.height, 'one line on a phone').toBe(56);
  await header.getByRole('button', { name: /^Could not refresh: .+ Updated .+ ago$/ }).click();
  const age = page.getByRole('dialog', { name: 'Age of the list' });
  await expect(age.getByText('Rate limit reached')).toBeVisible();
  await expect(age.getByText(/^Could not refresh/)).toBeVisible();
});

/** What of an element's controls lies under something else, and what of its words stands outside of it. */
function coveredOrOutside(header: HTMLElement): string[] {
  const bounds = header.getBoundingClientRect();
  const shown = [...header.querySelectorAll('*')].filter((part) => part.getClientRects().length > 0);
  const covered = shown
    .filter((part) => part.matches('a, button, input'))
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return [left + 2, (left + right) / 2, right - 2].some((x) => {
        const hit = document.elementFromPoint(x, middle);
        return !hit || !(part.contains(hit) || hit.contains(part));
      });
    });
  const outside = shown.filter((part) => {
    const { top, bottom, width } = part.getBoundingClientRect();
    return width > 1 && (top < bounds.top || bottom > bounds.bottom + 1);
  });
  const name = (part: Element) => part.getAttribute('aria-label') ?? part.textContent;
  return [
    ...covered.map((part) => `covered: ${name(part)}`),
    ...outside.map((part) => `outside: ${name(part)}`),
  ];
}
