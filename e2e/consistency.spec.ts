import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { boardRows } from './support/boardRows.ts';
import { deep } from './support/deep.ts';
import { readAccount, type KnownShipment } from './support/fleet.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { expect, test } from './support/test.ts';

// One fact is one on every page, in the language of the reader: the list says it, and every other page repeats it.

/** How many containers; of the second language few, unless the run is a deep one. */
const drawn = { English: 40, German: deep ? 40 : 12 };
// All rows of a table on one screen.
test.use({ viewport: { width: 1920, height: 8000 } });

/** What the list says of a container, as it is drawn. */
interface Said {
  readonly number: string;
  readonly shipment: string;
  readonly headline: string;
  /** `Wed 2 Dec` of the arrival at the port of discharge; empty where none is reported. */
  readonly arrival: string;
  /** The last free day; empty where none is reported. */
  readonly freeDay: string;
}

/** `Wed 2 Dec`, `Mi 2. Dez.`; empty where a text has none. */
const dayIn = (text: string): string => /\p{L}{2,3} \d{1,2}\.? \p{L}{3,5}\.?/u.exec(text)?.[0] ?? '';

/** Containers of all parts of a journey, each from a shipment of its own. */
function draw(account: readonly KnownShipment[], count: number): readonly string[] {
  const named = account.flatMap(({ containers }) => containers[0] ?? []);
  const byStatus = Map.groupBy(named, ({ attributes }) => attributes.current_status);
  const chosen: string[] = [];
  for (let turn = 0; chosen.length < count && turn < named.length; turn += 1)
    for (const group of byStatus.values()) {
      const number = group[turn]?.attributes.number;
      if (number !== undefined && chosen.length < count) chosen.push(number);
    }
  return chosen;
}

const grid = (page: Page) => page.locator('[role=row][data-line]');
const settled = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

async function readList(page: Page, numbers: readonly string[]): Promise<readonly Said[]> {
  const set = numbers.map((number) => `set=${number}`).join('&');
  await page.goto(`/shipments?by=container&active=no&columns=number,verdict,arrival,freeDay&${set}`);
  await expect(grid(page)).toHaveCount(numbers.length);
  await settled(page);
  const rows = await grid(page).evaluateAll((found) =>
    found.map((row) => {
      const cells = [...row.querySelectorAll<HTMLElement>('[role=gridcell]')];
      const link = row.querySelector('a');
      const verdict = cells.flatMap((cell) => cell.querySelector('[title]')?.getAttribute('title') ?? [])[0];
      return {
        number: link?.textContent ?? '',
        shipment: /shipments\/([^?]+)/.exec(link?.href ?? '')?.[1] ?? '',
        headline: verdict ?? '',
        arrival: cells.at(-2)?.innerText ?? '',
        freeDay: cells.at(-1)?.innerText ?? '',
      };
    }),
  );
  return rows.map((row) => ({ ...row, arrival: dayIn(row.arrival), freeDay: dayIn(row.freeDay) }));
}

/** The texts of a page's rows, by the container that each names. */
async function rowsWith(page: Page, path: string, selector: string, list: readonly Said[]) {
  await page.goto(path);
  await expect(page.locator(selector).first()).toBeVisible();
  await settled(page);
  const texts = await page.locator(selector).allInnerTexts();
  return new Map(
    list.flatMap(({ number }) => {
      const text = texts.find((one) => one.includes(number));
      return text === undefined ? [] : [[number, text.replaceAll(/\s+/g, ' ')] as const];
    }),
  );
}

for (const [language, locale] of [
  ['English', 'en-GB'],
  ['German', 'de-DE'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('drawn containers are the same in list, exceptions, pickups, board and on their pages', async ({
      page,
    }) => {
      test.slow();
      const list = await readList(page, draw(await readAccount(page.request), drawn[language]));
      const exceptions = await rowsWith(page, '/exceptions', '[role=row][data-line]', list);
      const pickups = await rowsWith(page, '/pickups', 'main li', list);
      const board = await boardRows(page, Date.parse(JOURNEY_NOW));
      expect(exceptions.size, 'some of them are exceptions').toBeGreaterThan(0);
      expect(pickups.size, 'some of them are to be picked up').toBeGreaterThan(0);

      for (const { number, shipment, headline, arrival, freeDay } of list) {
        await page.goto(`/shipments/${shipment}?container=${number}`);
        const title = page.getByRole('heading', { level: 1, name: number });
        await expect(title).toBeVisible();
        const strip = page
          .locator('main section')
          .filter({ has: page.locator('dl') })
          .first();
        await expect(strip.getByRole('heading', { level: 2 }), number).toHaveText(headline);
        if (arrival !== '')
          await expect(page.getByRole('main'), `the arrival of ${number}`).toContainText(arrival);
        const isWaiting = freeDay !== '' && pickups.has(number);
        if (isWaiting) await expect(strip, `the last free day of ${number}`).toContainText(freeDay);
        const says = (where: string, text: string | undefined) => {
          if (text !== undefined && /LFD/.test(text) && dayIn(text) !== '')
            expect(text, `${number} in ${where}`).toContain(freeDay);
        };
        says('exceptions', exceptions.get(number));
        says('pickups', pickups.get(number));
        for (const row of board.filter((one) => isWaiting && one.includes(number)))
          expect(row, `${number} on the board`).toContain(freeDay);
      }
    });
  });
}

test('files and find say what the list says', async ({ page }) => {
  const list = await readList(page, draw(await readAccount(page.request), drawn.English));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const save = async (kind: RegExp) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: kind }).click();
    return readFile(await (await saving).path(), 'utf8');
  };
  const csv = (await save(/^CSV/)).split('\r\n');
  const calendar = (await save(/^Calendar/)).replaceAll(/\r\n /g, '').split('BEGIN:VEVENT');
  for (const { number, headline, arrival, freeDay } of list) {
    const row = csv.find((line) => line.startsWith(`${number},`)) ?? '';
    expect(row).toContain(headline);
    for (const day of [arrival, freeDay].filter(Boolean))
      expect(row, `${number} in CSV`).toMatch(
        new RegExp(`,2026-\\d\\d-${/\d+/.exec(day)?.[0].padStart(2, '0')}`),
      );
    const entry = calendar.find((one) => one.includes(`SUMMARY:${number} `) && one.includes('UID:arrival-'));
    if (entry)
      expect(entry).toMatch(
        new RegExp(`DTSTART[^\r]*:2026\\d\\d${/\d+/.exec(arrival)?.[0].padStart(2, '0')}`),
      );
  }
  for (const { number, shipment } of list.slice(0, 8)) {
    await page.goto(`/shipments/find?q=${number}`);
    await expect(page).toHaveURL(new RegExp(`/shipments/${shipment}\\?container=${number}`));
  }
});

test('the navigation counts what Exceptions lists, and says it in the same words', async ({ page }) => {
  await page.goto('/exceptions');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Exceptions \d/ });
  await expect(page.getByText(/^\d+ .+, costliest first$/)).toBeVisible();
  const counted = /\d+ containers?(, \d+ requests?)?/.exec(await link.innerText())?.[0];
  await expect(page.getByText(/^\d+ .+, costliest first$/)).toContainText(counted ?? 'nothing counted');
});
