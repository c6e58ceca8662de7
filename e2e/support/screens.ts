import type { Page } from 'playwright/test';
import { pageNames, type PageName, pages } from '#/device/pages.ts';
import { settingsPages } from '#/parts/pages/settingsPages.ts';
import { expectNothingTooWide } from './accessible.ts';
import { pick, readAccount } from './fleet.ts';
import { arrivalNotice } from './pdf.ts';
import { JOURNEY_NOW } from './servers.ts';
import { expect } from './test.ts';
import { untilTypeface } from './typeface.ts';

/** The windows that a page is looked at in: two desks, a tablet, a phone. */
export const sizes = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

/** Every page of the registries, as they are when they are opened. */
export const pageAddresses: readonly string[] = pageNames.map((page) => pages[page].path);
export const settingsAddresses: readonly string[] = settingsPages.map(({ to }) => to);

/** A page of Landfall with what it shows. */
export interface Screen {
  readonly name: string;
  /** When the fleet was last reviewed, for a page that compares with that. */
  readonly reviewedAt?: string;
  /** When it is, if not at the moment of the journeys. */
  readonly now?: string;
  /** Another look at a page that has its pictures already: one of a desk by day is enough. */
  readonly isVariant?: boolean;
  /** Brings the screen, complete. */
  readonly show: (page: Page) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');

/** The list with its rows, and the account behind them: it is loaded page by page. */
const listed = async (page: Page, words: RegExp) => {
  await expect(main(page).getByText(words).first()).toBeVisible();
  await expect(page.getByText(/\d loaded/)).toHaveCount(0);
};

const allRows = /of 300, due soonest first$/;

const container: Screen['show'] = async (page) => {
  const { shipment, containers } = pick(
    await readAccount(page.request),
    'shipment of which a container is not available',
    (known) => known.containers[0]?.attributes.current_status === 'not_available',
  );
  await page.goto(`/shipments/${shipment.id}?container=${containers[0]?.attributes.number}`);
  const events = page.getByRole('region', { name: /^Events of/ });
  await expect(events.getByRole('heading', { level: 3 }).first()).toBeVisible();
};

const numberSet: Screen['show'] = async (page) => {
  const account = await readAccount(page.request);
  const numbers = account.flatMap((known) => known.containers.map(({ attributes }) => attributes.number));
  const set = [...numbers.slice(0, 6), 'MSCU1234566'].map((number) => `set=${number}`);
  await page.goto(`/shipments?${set.join('&')}`);
  await expect(page.getByRole('heading', { name: '7 numbers pasted' })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 not found' })).toBeVisible();
};

export const at =
  (path: string, isThere: (page: Page) => Promise<void>): Screen['show'] =>
  async (page) => {
    await page.goto(path);
    await isThere(page);
  };

const shipments = at('/shipments', (page) => listed(page, allRows));

/** How each page is brought. */
const pageScreens: Readonly<Record<PageName, Omit<Screen, 'name'>>> = {
  shipments: { show: shipments },
  map: {
    // Of some vessels, as positions come one after another; from a fixed place, as names stand on parts of pixels.
    show: at('/map?q=Long+Beach&show=vessels&at=30,-160,2', async (page) => {
      const vessels = page.getByRole('list', { name: 'Vessels' });
      await expect(vessels.getByText(/^Reported/).first()).toBeVisible();
      await expect(page.getByText(/positions loaded/)).toHaveCount(0);
      await expect(page.getByText('Loading land and borders…')).toHaveCount(0);
    }),
  },
  exceptions: {
    show: at('/exceptions', (page) => listed(page, /^\d+ containers?(?:, \d+ requests?)?, costliest first$/)),
  },
  changes: {
    reviewedAt: '2026-08-10T06:10:00Z',
    show: at('/changes', (page) => listed(page, /^\d+ shipments?, most important first$/)),
  },
  morning: {
    reviewedAt: '2026-08-10T06:10:00Z',
    show: at('/morning', async (page) => {
      await listed(page, /^\d+ messages to write, \d+ containers to pick up, \d+ vessels arrive today\./);
      await expect(page.getByRole('region', { name: /^Since / }).getByRole('listitem')).toHaveCount(5);
    }),
  },
  overview: {
    show: at('/overview', (page) => listed(page, /^\d+ containers, each figure opens its rows$/)),
  },
  pickups: {
    show: at('/pickups', (page) => listed(page, /^\d+ containers, by terminal, due soonest first$/)),
  },
  track: {
    show: async (page) => {
      await page.goto('/track');
      const numbers = ['MAEU700000001', '9100000000', 'ABC', 'TEMU3043531'];
      await page.getByRole('textbox', { name: /^Container, bill of lading/ }).fill(numbers.join('\n'));
      await page.getByRole('button', { name: 'Check numbers', exact: true }).click();
      const rows = page.getByRole('grid', { name: 'Rows to track' }).getByRole('row');
      await expect(rows.filter({ hasText: 'MAEU700000001' })).toContainText('Ready');
    },
  },
  documents: {
    show: async (page) => {
      await uploadNotice(page);
      await page.goto('/documents?q=Notice+of+a+picture');
      await expect(main(page).getByText('1 document', { exact: true })).toBeVisible();
      await expect(main(page).getByRole('link', { name: /^Arrival notice 1$/ })).toBeVisible();
    },
  },
  requests: {
    show: at('/requests', async (page) => {
      await expect(page.getByRole('grid', { name: 'Tracking requests' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Created/ })).toBeVisible();
    }),
  },
  carriers: {
    show: at('/carriers', async (page) => {
      await listed(page, /^\d+ carriers, with arrivals$/);
      await expect(page.getByText(/^Where a carrier’s range is shown/)).toBeVisible();
    }),
  },
  board: {
    show: at('/arrivals/setup', async (page) => {
      const preview = page.getByRole('img', { name: /preview/i });
      await expect(preview.locator('li').first()).toBeAttached();
      await expect(preview.locator('[aria-busy=false]')).toBeAttached();
    }),
  },
};

export const screens: readonly Screen[] = [
  ...pageNames.map((page) => ({ name: page === 'board' ? 'board-setup' : page, ...pageScreens[page] })),
  {
    name: 'containers',
    isVariant: true,
    show: at('/shipments?by=container', async (page) => {
      await listed(page, /^\d+ of \d+ containers, due soonest first$/);
      // Filters are counted, and journeys drawn, after the rows.
      await expect(page.getByRole('link', { name: /^\d+ past LFD$/ })).toBeVisible();
      await expect(page.locator('[data-line] .journey').first()).toBeVisible();
    }),
  },
  { name: 'container', show: container },
  {
    name: 'settings-preferences',
    show: at('/settings/preferences', async (page) => {
      await expect(page.getByRole('radio', { name: 'Local time', exact: true })).toBeChecked();
    }),
  },
  {
    name: 'settings-fields',
    show: at('/settings/fields', async (page) => {
      await expect(page.getByText('Cost center')).toBeVisible();
    }),
  },
  {
    name: 'settings-parties',
    show: at('/settings/parties', async (page) => {
      await expect(page.getByText(/^\d+ parties$/)).toBeVisible();
    }),
  },
  {
    name: 'settings-contacts',
    show: at('/settings/contacts', async (page) => {
      await expect(page.getByText(/^No contacts yet/)).toBeVisible();
    }),
  },
  {
    name: 'settings-templates',
    show: at('/settings/templates', async (page) => {
      await expect(page.getByText(/^No templates yet/)).toBeVisible();
    }),
  },
  {
    name: 'settings-team',
    show: at('/settings/team', async (page) => {
      await expect(page.getByText('Saved views (0)')).toBeVisible();
    }),
  },
  {
    name: 'settings-tariffs',
    show: at('/settings/tariffs', async (page) => {
      await expect(page.getByText('Import demurrage, Los Angeles')).toBeVisible();
    }),
  },
  {
    name: 'settings-alerts',
    show: async (page) => {
      // Browsers without a window refuse notifications, or not, by themselves.
      await page.addInitScript(() =>
        Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
      );
      await page.goto('/settings/alerts');
      await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
      await expect(page.getByLabel('Quiet from')).toHaveValue('22:00');
    },
  },
  {
    name: 'webhooks',
    show: at('/settings/webhooks', async (page) => {
      await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
    }),
  },
  {
    name: 'webhook-new',
    show: at('/settings/webhooks/new', async (page) => {
      await expect(page.getByText('0 of 43 events chosen')).toBeVisible();
    }),
  },
  {
    name: 'port',
    show: at('/ports/USLAX', async (page) => {
      await listed(page, /^\d+ containers, each figure opens its rows$/);
      await expect(page.getByRole('region', { name: 'Dwell at terminals' })).toBeVisible();
    }),
  },
  {
    name: 'webhook',
    show: async (page) => {
      const attributes = { url: 'https://example.com/landfall', active: false };
      const answer = await page.request.post('/api/v2/webhooks', {
        data: { data: { type: 'webhook', attributes } },
      });
      const { data } = (await answer.json()) as { data: { readonly id: string } };
      await page.goto(`/settings/webhooks/${data.id}`);
      await expect(page.getByText('Nothing was sent yet')).toBeVisible();
    },
  },
  {
    name: 'document',
    show: async (page) => {
      await uploadNotice(page);
      await page.goto('/documents?q=Notice+of+a+picture');
      await page.getByRole('link', { name: 'Notice of a picture.pdf' }).click();
      await page.getByRole('button', { name: /^ETA/ }).focus();
      await expect(page.locator('[data-shown=true]')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add to references' })).toBeVisible();
    },
  },
  {
    name: 'not-found',
    show: at('/shipments/find?q=ZZZU9999999', async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).getByText('ZZZU9999999').first()).toBeVisible();
    }),
  },
  { name: 'number-set', isVariant: true, show: numberSet },
];

/** Opens a place or a vessel of the map in the panel beside it. */
const panel =
  (show: 'ports' | 'vessels', list: string): Screen['show'] =>
  async (page) => {
    await page.goto(`/map?q=Long+Beach&show=${show}`);
    await page.getByRole('list', { name: list }).getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Whole fleet' })).toBeVisible();
    await expect(page.getByText(/positions loaded/)).toHaveCount(0);
  };

/** Screens that are not pictured, since what they consist of is. The board has journeys of its own (boardFit, boardPictures). */
export const moreScreens: readonly Screen[] = [
  { name: 'shipments at night', now: '2026-08-13T03:07:00Z', show: shipments },
  {
    name: 'shipments of which much has changed',
    reviewedAt: '2026-08-13T03:07:00Z',
    now: '2026-08-16T21:41:00Z',
    show: async (page) => {
      await shipments(page);
      await expect(page.locator('[data-line]').getByText('Changed', { exact: true }).first()).toBeVisible();
    },
  },
  {
    name: 'shipments grouped',
    show: at(
      '/shipments?group=field.incoterm&columns=number,verdict,field.incoterm,customer',
      async (page) => {
        await listed(page, allRows);
        await expect(page.getByText(/^\d+ shipments?, \d+ containers?$/).first()).toBeVisible();
        await expect(page.getByText(/^Custom fields are loading/)).toHaveCount(0);
      },
    ),
  },
  { name: 'map-vessel', show: panel('vessels', 'Vessels') },
  { name: 'map-port', show: panel('ports', 'Places') },
  {
    name: 'evidence',
    show: async (page) => {
      await container(page);
      await page.getByRole('button', { name: 'Evidence pack' }).click();
      await expect(page.getByRole('dialog').getByText(/no legal advice/)).toBeVisible();
    },
  },
  {
    name: 'peek',
    show: async (page) => {
      await page.goto('/shipments?by=container');
      await listed(page, /^\d+ of \d+ containers, due soonest first$/);
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
      await expect(page.getByRole('complementary').getByRole('heading', { name: 'Journey' })).toBeVisible();
    },
  },
];

/** Of a shipment whose documents no journey touches; the second time it is there already. */
async function uploadNotice(page: Page): Promise<void> {
  const known = (await readAccount(page.request))[7];
  const [first] = known?.containers ?? [];
  if (!known || !first) throw new Error('The account has no such shipment.');
  const bill = known.shipment.attributes.bill_of_lading_number;
  const buffer = arrivalNotice(bill, first.attributes.number);
  await page.goto('/documents');
  const name = 'Notice of a picture.pdf';
  await page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: /^Open/ }).click();
  await expect(
    page.getByRole('region', { name: 'Fields found' }).getByText(bill).filter({ visible: true }).first(),
  ).toBeVisible();
}

/** Brings a page, complete and at rest. The service is its own (`visits.ts`): other journeys write. */
export async function bring(
  page: Page,
  { show, reviewedAt, now = JOURNEY_NOW }: Screen,
  goOnAt: (now: string) => Promise<void>,
): Promise<void> {
  if (reviewedAt !== undefined) {
    await goOnAt(reviewedAt);
    await page.goto('/changes');
    await expect(page.getByText('Comparison starts now')).toBeVisible();
    await page.goto('/shipments');
    await listed(page, allRows);
  }
  await goOnAt(now);
  await show(page);
  await untilTypeface(page);
  await page.waitForLoadState('networkidle');
  // Requests are spaced by a clock that runs; from here on ages and clocks stand still.
  await page.clock.setFixedTime(now);
  // Ages of seconds are drawn anew with the next second, whenever a busy machine comes to it: timers keep their order.
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 1_000)));
}

/** Waits for the frame after the next one, and for what it asked for. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );
}

/** Gives the window of a page another size, and waits until the page has taken it. */
export async function resize(page: Page, size: (typeof sizes)[number]): Promise<void> {
  await page.setViewportSize(size);
  // A board measures its words anew with the frame after the one that has the new size.
  await untilDrawn(page);
  // The code of cards comes when the first narrow page asks for it; until then rows stay a table.
  if (size.width < 1280) await expect(page.getByRole('grid').getByRole('columnheader')).toHaveCount(0);
  await expectNothingTooWide(page);
}
