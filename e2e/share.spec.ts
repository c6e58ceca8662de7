import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNothingTooWide,
} from './support/accessible.ts';
import { pick, readAccount } from './support/fleet.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { expect, test } from './support/test.ts';

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

/** Opens an address where no request is answered but one for the page and its code. */
async function openElsewhere(browser: Browser, address: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, locale: 'en-GB', serviceWorkers: 'block' });
  const asked: string[] = [];
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const isStatic = pathname === '/shared' || /^\/assets\/(browser|sharedPage)-[\w-]+\.js$/.test(pathname);
    return isStatic ? route.continue() : route.abort();
  });
  const page = await context.newPage();
  await page.clock.setSystemTime(JOURNEY_NOW);
  await page.goto(address);
  return { page, asked, context };
}

/** As it was sent; it opens for ever. */
const version1 =
  '#1pfVXBjts2EP2VwVzDLCRZdry6uc6mDZDNLmonF0MHrjSWGEikQVJ2jIWv_YD-TO_9lH5JMZIty2u3vsji8JFv3rwZveKWrFNGYxIKrKQuGlkQJkgaBUr3tMYk_HA_HofhOAqCIOgWl_TTY4LLhiCK4avZQhREEwiDJIxg_rBEgY50ThYTfPgp601F8MmSKkqPArXxfMXMQa5c1jhHORgNviTYlEbTHQo0tfKeckxWOG-cNzVZFPiJyKHA30yV8_PZmpeKagdS55CVUhfkwKzhYTlDgV9l3b3mJmtq0t5hKlB5qh0mq1f0ylfM43Ex_xZGo3g8maDAnLxUFSYYB7D2kNu9gFIVJWTNC6FAbzSDtuQcVSiwJJlXql2beXAk2zP6NRS4K8ny3ycNHQr-_gu8gS_GwUwXVLU5WZLOaGaWCvxhGqtpj8kr7ozNHSa44PRKqRIopKf3pvFA9cbv4dFoiLgGoosoDeumqmBZNjDu1nPaSOspb_fe89odhGPI5d6BbEmDM7CW9m5IKmEdYSE9RNMWgwJrsyXmuEK-iy2S-UZWKEYTEQaTVKxwJ5VXuhjEwjgSYRRysJftFIsmIzGO7y9i5LyqJVdfTMNIhOMoTQWuLdFS1dQppM0OE47ixigubbJajSbnc2PRK4YC_0syTMWK2Z3pXMOu9GQQ0-5B0wvQtdgMuJ_EF4mFscBLA1yKjWl6EFhRcenVX6Wn1u2ebK20rLh-xqpCcb9uKpnR0CzsK7PrCnZii332EAVJEMC7YIqiPfksEQ5S4tr04F6Fa_BRqAtoehBn8t9793_eGruHWZYZm_P71uxlQRCOotmtNOCfP_582y5XaS0aDdMrZl-MzLvx0tvrdmJ9tSCYnOFHyqeavkWzC8VwDA4nIHcYOKUzakdbJZ0H2pL2ybHpuA1eWPIYch4IhXkzFgScHcPXDfyDZ6tAMGXCz4vlmbC0Vm3bvIaypemBG0lmXb_gnLe1g_VxMW9v-EVVFY_MSuZdDz8-fPwWtL-w3fA7rcmSztoiPD9B_CHsAs_G-hZpTtALpWbLjzBw5S21edv3U5H-zyHD6_gLUkpb0NtUxartqEvX3BSNtx6V6IrUbPKjyDcry8Po_ElJVukhPfwL';

const dialog = (page: Page) => page.getByRole('dialog');

async function openSheet(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page).getByText('As of')).toBeVisible();
}

async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link without references opens anywhere, by itself, and says when it was made', async ({
  page,
  request,
  browser,
}) => {
  const { shipment, containers } = pick(await readAccount(request), 'a shipment with references', (known) =>
    known.containers.some(({ attributes }) => attributes.current_status === 'on_ship'),
  );
  const bill = shipment.attributes.bill_of_lading_number;
  const number = containers[0]?.attributes.number ?? '';
  await openSheet(page, `/shipments/${shipment.id}?container=${number}`);
  const sheet = dialog(page);
  await expect(sheet.getByText(bill)).toBeVisible();
  await sheet.getByRole('checkbox', { name: 'References and bill of lading' }).uncheck();
  await expect(sheet.getByText(bill)).toBeHidden();
  await sheet.getByRole('textbox', { name: 'Your name' }).fill('Example Freight');
  await sheet.getByRole('textbox', { name: 'Note' }).fill('<b>As discussed</b>');
  await expect(sheet.getByText('sent by Example Freight')).toBeVisible();
  await expectAccessible(page);
  await openSheet(page, page.url());
  await expect(sheet.getByRole('textbox', { name: 'Your name' })).toHaveValue('Example Freight');
  await sheet.getByRole('checkbox', { name: 'References and bill of lading' }).uncheck();
  await sheet.getByRole('textbox', { name: 'Note' }).fill('<b>As discussed</b>');
  const preview = await sheet.locator('.shared').textContent();
  const link = await copiedLink(page);

  for (const options of Object.values(screens)) {
    const { page: other, asked, context } = await openElsewhere(browser, link, options);
    await expect(other.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(other.getByText('sent by Example Freight')).toHaveText(
      /^As of Wed 12 Aug 2026 \d\d:\d\d CEST, sent by Example Freight$/,
    );
    await expect(other.getByText('<b>As discussed</b>')).toBeVisible();
    await expect(other.getByText('It does not update.')).toBeVisible();
    await expect(other.getByText(/snapshot is .* old/)).toBeHidden();
    const text = await other.locator('main').textContent();
    expect(text).not.toContain(bill);
    expect(text).toBe(preview);
    expect([...new Set(asked)]).toEqual([
      '/shared',
      expect.stringContaining('/assets/browser-'),
      expect.stringContaining('/assets/sharedPage-'),
    ]);
    expect(await other.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual(
      [0, 0, ''],
    );
    await expectNothingTooWide(other);
    await expectAccessibleInBothThemes(other);
    await context.close();
  }
});

test('a link with a passphrase opens with that one alone', async ({ page, request, browser }) => {
  const { shipment } = pick(
    await readAccount(request),
    'a shipment',
    ({ containers }) => containers.length > 0,
  );
  await openSheet(page, `/shipments/${shipment.id}`);
  const field = dialog(page).getByLabel('Passphrase for the link');
  await field.fill('short');
  await expect(dialog(page).getByText('At least 8 characters.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeDisabled();
  await field.fill('Rotterdam 2026');
  const link = await copiedLink(page);
  const { page: other, context } = await openElsewhere(browser, link, screens.desktop);
  await expect(other.getByRole('heading', { name: 'This link needs a passphrase' })).toBeVisible();
  await expectAccessible(other);
  const passphrase = other.getByLabel('Passphrase');
  await expect(passphrase).toBeFocused();
  await passphrase.fill('Antwerp 2026');
  await passphrase.press('Enter');
  await expect(other.getByRole('status')).toContainText('The passphrase is not the right one');
  await passphrase.fill('Rotterdam 2026');
  await passphrase.press('Enter');
  await expect(other.getByText('As of')).toBeVisible();
  await context.close();
});

/** What stands below a map. */
async function mapTexts(page: Page | undefined): Promise<readonly string[]> {
  const texts =
    (await page?.getByRole('figure', { name: 'Map' }).locator('figcaption').allTextContents()) ?? [];
  expect(texts[0]).toMatch(/^Map: \w/);
  return texts;
}

test('a file with a map opens from disk without scripts, and so does one of version 1', async ({
  page,
  request,
  browser,
}, info) => {
  const { shipment, containers } = pick(
    await readAccount(request),
    'a shipment',
    ({ containers: all }) => all.length > 0,
  );
  const number = containers[0]?.attributes.number ?? '';
  await openSheet(page, `/shipments/${shipment.id}?container=${number}`);
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name, exact: true }).click(),
    ]);
    const path = info.outputPath(download.suggestedFilename());
    await download.saveAs(path);
    return path;
  };
  const asked: string[] = [];
  await dialog(page).getByRole('checkbox', { name: 'Map and position of the vessel' }).check();
  await expect(dialog(page).getByRole('figure', { name: 'Map' })).toBeVisible();
  await expectAccessible(page);
  const mapped = await copiedLink(page);
  const file = await saved('Save file');
  expect(file).toMatch(new RegExp(`landfall-${number.toLowerCase()}-2026-08-12-\\d{4}\\.html$`));
  expect(await readFile(await saved('CSV'), 'utf8')).toContain(number);
  expect(await readFile(await saved('Calendar'), 'utf8')).toContain('BEGIN:VCALENDAR');

  const context = await browser.newContext({ javaScriptEnabled: false, ...screens.phone });
  context.on('request', (one) => asked.push(one.url()));
  for (const [path, title] of [
    [file, number],
    [join(import.meta.dirname, 'shared', 'version1.html'), 'MSCU1234566'],
  ] as const) {
    const other = await context.newPage();
    await other.goto(pathToFileURL(path).href);
    await expect(other.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(other.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await expect(other.getByText('As of')).toBeVisible();
  }
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  const [mapOfFile] = await mapTexts(context.pages()[0]);
  await context.close();

  for (const options of Object.values(screens)) {
    const other = await openElsewhere(browser, mapped, options);
    await expect(other.page.getByRole('figure', { name: 'Map' }).getByRole('img')).toBeVisible();
    expect(await mapTexts(other.page)).toEqual([mapOfFile]);
    await expectNothingTooWide(other.page);
    await expectAccessibleInBothThemes(other.page);
    await other.context.close();
  }
});

test('selected rows open as one snapshot, with what the sheet shows', async ({ page, browser }) => {
  const scripts: string[] = [];
  page.on('request', (one) => scripts.push(new URL(one.url()).pathname));
  const isSharing = (path: string) => /^\/assets\/Share\w*-/.test(path);
  await page.goto('/shipments?by=container&status=on_ship&sort=number');
  const grid = page.getByRole('grid', { name: 'Containers' });
  const boxes = grid.getByRole('checkbox', { name: /^Select (?!all)/ });
  // Rows of the pages that come later stand between the first.
  await expect(page.getByText(/^\d+ of \d+ containers, by number$/)).toBeVisible();
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  const numbers = (await grid.getByRole('link').allInnerTexts()).slice(0, 3);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expect(share).toBeVisible();
  // Nothing of it comes before it is asked for.
  expect(scripts.filter(isSharing)).toEqual([]);
  await share.click();
  const sheet = dialog(page);
  await expect(sheet.getByRole('heading', { name: 'Share 3 containers' })).toBeVisible();
  expect(scripts.filter(isSharing)).not.toEqual([]);
  await expect(sheet.getByText('come without their timelines')).toBeVisible();
  await expect(sheet.getByText('Bill of lading', { exact: true })).toHaveCount(3);
  await sheet.getByRole('checkbox', { name: 'References and bill of lading' }).uncheck();
  await expect(sheet.getByText('Bill of lading', { exact: true })).toHaveCount(0);
  await sheet.getByRole('checkbox', { name: 'Names of documents' }).check();
  await expect(sheet.getByText('Loading documents')).toBeHidden();
  await expectAccessible(page);
  const preview = await sheet.locator('.shared').textContent();
  const link = await copiedLink(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 selected')).toBeVisible();

  for (const options of Object.values(screens)) {
    const { page: other, context } = await openElsewhere(browser, link, options);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('3 containers');
    for (const number of numbers) await expect(other.getByRole('heading', { name: number })).toBeVisible();
    expect(await other.locator('main').textContent()).toBe(preview);
    await expectNothingTooWide(other);
    await expectAccessibleInBothThemes(other);
    await context.close();
  }
});

test('a saved view is shared from its export, as a file where it is too long for a link', async ({
  page,
  browser,
}, info) => {
  // More than a link takes, and less than 100.
  await page.goto('/shipments?by=container&sort=number&carrier=MAEU');
  await expect(page.getByText(/, by number$/)).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await views.getByLabel('Save this list as a view').fill('Our Maersk');
  await views.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');
  const share = async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Export' })
      .getByRole('button', { name: /^Share/ })
      .click();
  };
  await share();
  const sheet = dialog(page);
  await expect(sheet.getByRole('heading', { name: /^Share Our Maersk, \d+ containers$/ })).toBeVisible();
  const count = /\d+/.exec((await sheet.getByRole('heading', { level: 2 }).first().textContent()) ?? '')?.[0];
  const tooLong = /^Too long for a link: .+ of .+\. Save the file instead, or include less\.$/;
  await expect(sheet.getByText(tooLong)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Copy link' })).toBeDisabled();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save file', exact: true }).click(),
  ]);
  const path = info.outputPath(download.suggestedFilename());
  await download.saveAs(path);
  const context = await browser.newContext({ javaScriptEnabled: false, ...screens.phone });
  const file = await context.newPage();
  await file.goto(pathToFileURL(path).href);
  await expect(file.getByRole('heading', { level: 1 })).toHaveText(`${count} containers`);
  await expect(file.getByRole('heading', { level: 2 })).toHaveCount(Number(count));
  await expectNothingTooWide(file);
  await context.close();

  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.goto('/shipments?by=container');
  await expect(page.getByText(/, due soonest first$/)).toBeVisible();
  await share();
  await expect(sheet.getByText('A shared list takes 100 containers at most.')).toBeVisible();
});

test('an old link says its age, and what is no link gets a sentence', async ({ browser, baseURL }) => {
  // 6 MB of zeros, in a link that is short enough to be read.
  const bomb = `#1p${deflateRawSync(Buffer.alloc(6_000_000)).toString('base64url')}`;
  for (const [fragment, sentence] of [
    ['', 'The address has nothing after'],
    ['#1pAAAA', 'The link was cut off or changed'],
    [bomb, 'The link was cut off or changed'],
    ['#2pAAAA', 'A newer version of Landfall made this link'],
    [`#1p${'A'.repeat(20_000)}`, 'The link is longer than any'],
    ['#<img src=x onerror=alert(1)>', 'The link was cut off or changed'],
  ] as const) {
    const { page, context } = await openElsewhere(browser, `${baseURL}/shared${fragment}`, screens.desktop);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await context.close();
  }
  const { page, context } = await openElsewhere(browser, `${baseURL}/shared${version1}`, screens.phone);
  await page.clock.setSystemTime('2026-11-26T09:13:00Z');
  await page.reload();
  await expect(page.getByText('This snapshot is 2 days old. Ask the sender for a newer one.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await context.close();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a shared link is not taken for a page of the application', async ({ page }) => {
    await page.goto('/shipments');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`/shared${version1}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('MSCU1234566');
  });
});
