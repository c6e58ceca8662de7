import { judge } from './support/judge.ts';
import { typeUntil, watchInput } from './support/pageInput.ts';
import { serveAccount } from './support/servedAccount.ts';
import { numberGiven, sized } from './support/smoke.ts';

/**
 * A tag on 10,000 shipments at once, and its undo, in a browser in which somebody types meanwhile:
 * `node bench/bulk.ts [requests a minute] [shipments]`. The usual 100 requests a minute take hours for it; here a second has as many
 * writes as a minute then.
 */
const requestsPerMinute = numberGiven(0) ?? 6_000;
const shipments = numberGiven(1) ?? sized(10_000, 100);
const all = new Intl.NumberFormat('en').format(shipments);
const tag = 'bulk-measured';

const { url, context, close } = await serveAccount(shipments, requestsPerMinute);
await watchInput(context);

interface WirePage {
  readonly data: readonly {
    readonly id: string;
    readonly attributes: { readonly tags: readonly string[] | null };
  }[];
  readonly links: { readonly next?: string };
}

/** The tags of each shipment, as the service has them. */
async function readTags(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}/api/v2/shipments?page[size]=100&page[number]=${page}`);
    const { data, links } = (await answer.json()) as WirePage;
    for (const { id, attributes } of data) found.set(id, attributes.tags ?? []);
    if (!links.next) return found;
  }
}

/**
 * Judges whether each shipment was written once, and has the tags that it should have. The account holds so many at any
 * instant: the oldest leave it while new ones come, and none can be written to.
 */
async function judgeWrites(tagsOf: (before: readonly string[]) => readonly string[]): Promise<void> {
  const now = await readTags();
  const still = [...before].filter(([id]) => now.has(id));
  console.log(`  ${before.size - still.length} have left the account`);
  const once = still.filter(([id]) => writes.get(id) === 1);
  judge(still.length - once.length, 'shipments not written, or written twice', 0);
  const wrong = still.filter(([id, tags]) => now.get(id)?.join() !== tagsOf(tags).join());
  judge(wrong.length, 'shipments with other tags than they should have', 0);
  writes.clear();
}

const before = await readTags();
const page = await context.newPage();
/** By id. */
const writes = new Map<string, number>();
page.on('request', (request) => {
  const [, id] = /\/shipments\/([^/?]+)$/.exec(request.url()) ?? [];
  if (request.method() === 'PATCH' && id !== undefined) writes.set(id, (writes.get(id) ?? 0) + 1);
});
const line = page.getByRole('status').filter({ hasText: tag });
const typeMeanwhile = async (name: string) => {
  await page.getByRole('button', { name: 'Go on working' }).click();
  await page.locator('[data-line]').first().getByRole('link').focus();
  await typeUntil(page, name, async () => /changed/.test((await line.textContent()) ?? ''));
  console.log(`  ${await line.textContent()}`);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const whyNot = await page.getByRole('list', { name: 'Not changed' }).getByRole('listitem').allInnerTexts();
  for (const why of whyNot) console.log(`  ${why}`);
};

await page.goto(`${url}/shipments?active=no&sort=number&columns=number,tags`);
await page.getByText(`${all}, by number`).waitFor({ timeout: 180_000 });
await page.getByRole('checkbox', { name: 'Select all' }).click();
await page.getByRole('button', { name: 'Change', exact: true }).click();
const dialog = page.getByRole('dialog', { name: `Change ${all} shipments` });
await dialog.getByRole('radio', { name: 'Tags' }).click();
await dialog.getByRole('textbox', { name: 'Add a tag' }).fill(tag);
await dialog.getByRole('button', { name: `Change ${all} shipments` }).click();
await typeMeanwhile(`a tag on ${all} shipments`);
await judgeWrites((tags) => [...tags, tag]);

await page.getByRole('button', { name: 'Undo all' }).click();
await typeMeanwhile('its undo');
await judgeWrites((tags) => tags);

await close();
