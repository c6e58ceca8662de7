import type { BrowserContext, Page } from 'playwright/test';
import { cachedNames } from './support/cachedNames.ts';
import { type KnownShipment, readAccount } from './support/fleet.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { expect, test } from './support/test.ts';

/** Stands in for what the browser shows, which no journey can look at: it notes each notification and lets it be clicked. */
async function recordNotifications(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const shown: unknown[] = [];
    class Recorded extends EventTarget {
      static readonly permission = 'granted';
      static readonly requestPermission = async () => 'granted';
      readonly close = () => undefined;
      constructor(title: string, options: NotificationOptions) {
        super();
        shown.push(Object.assign(this, { title, body: options.body, tag: options.tag }));
      }
    }
    Object.assign(window, { Notification: Recorded, shown });
  });
}

interface Noted {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}
const shownOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shown: readonly Noted[] }).shown.map(({ title, body, tag }) => ({
      title,
      body,
      tag,
    })),
  );
const click = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shown: readonly EventTarget[] }).shown[0]?.dispatchEvent(new Event('click')),
  );

const refresh = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Refresh/ })
    .click();
};

/** What this browser remembers of the exceptions: they are not new any more. */
const hasLedger = async (page: Page) => (await cachedNames(page)).includes('alerts');

test('a new exception shows one notification on one of two tabs, none on a wall, and a click opens the shipment', async ({
  page,
  context,
  request,
}) => {
  await recordNotifications(context);
  await page.goto('/settings/alerts');
  await page.getByRole('button', { name: 'Turn on alerts' }).click();
  await expect(page.getByText('Alerts are on.', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tracking stopped' }).check();
  await expect.poll(() => hasLedger(page)).toBe(true);

  const other = await context.newPage();
  await other.clock.setSystemTime(JOURNEY_NOW);
  await other.goto('/shipments');
  await expect(other.getByText(', due soonest first')).toBeVisible();

  const wall = await context.newPage();
  await wall.clock.setSystemTime(JOURNEY_NOW);
  await wall.goto('/arrivals');
  await expect(wall.getByRole('status')).toHaveText(/^Updated/);

  const isTracked = ({ shipment }: KnownShipment) => shipment.attributes.line_tracking_stopped_at === null;
  const account = (await readAccount(request)).filter(isTracked);
  const [first, second] = account.map(({ shipment }) => shipment.id);
  const change = async (id: string | undefined, act: 'stop_tracking' | 'resume_tracking') =>
    expect((await request.patch(`/api/v2/shipments/${id}/${act}`, { data: {} })).ok()).toBe(true);
  await change(first, 'stop_tracking');
  try {
    await refresh(page);
    await refresh(other);
    await expect.poll(() => shownOn(page)).toHaveLength(1);
    const [notice] = await shownOn(page);
    expect(notice?.title).toMatch(/ · Tracking stopped$/);
    expect(notice?.tag).toBe(`tracking_stopped stopped:${first}`);
    expect(await shownOn(other)).toEqual([]);

    await click(page);
    await expect(page).toHaveURL(new RegExp(`/shipments/${first}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shownOn(page)).toHaveLength(1);

    // The other tab goes on where this one ends: with what is new since, and nothing again.
    await page.close();
    await change(second, 'stop_tracking');
    await refresh(other);
    await expect.poll(() => shownOn(other)).toHaveLength(1);
    expect((await shownOn(other))[0]?.tag).toBe(`tracking_stopped stopped:${second}`);
    expect(await shownOn(wall)).toEqual([]);
  } finally {
    await change(first, 'resume_tracking');
    await change(second, 'resume_tracking');
  }
});
