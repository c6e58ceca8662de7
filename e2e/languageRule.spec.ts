import type { Browser, Page } from 'playwright/test';
import {
  type Language,
  languageOf,
  languageOfAddress,
  languageTags,
  pageFile,
} from '#/language/languages.ts';
import { deep } from './support/deep.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { expect, test } from './support/test.ts';

// docs/languages.md 1, where a service worker answers as well: a table of what a reader may do, in each order. After each
// step every page is in the language of the rule, at once and when the worker has changed.

/** A reader opens an address, or makes a choice on a page. */
type Step =
  | { readonly open: string }
  | {
      readonly choose: Language | 'browser';
      readonly on: '/settings/preferences' | '/settings/preferences?lang=de';
    };

const locale = 'en-GB';
const steps: readonly Step[] = [
  { open: '/shipments' },
  { open: '/arrivals?lang=es' },
  { open: '/exceptions?lang=de' },
  { choose: 'fr', on: '/settings/preferences' },
  { choose: 'zh', on: '/settings/preferences?lang=de' },
  { choose: 'browser', on: '/settings/preferences' },
];
const nameOf = (step: Step) => ('open' in step ? step.open : `${step.choose} on ${step.on}`);

/** What is open in a browser, and what its reader chose. */
interface Reading {
  readonly page: Page;
  /** Another tab, which stays untouched. */
  readonly beside: Page | null;
  readonly complaints: string[];
  chosen: string | null;
}

async function open(page: Page, address: string, chosen: string | null) {
  await page.goto(address, { waitUntil: 'commit' });
  await expectLanguage(
    page,
    languageOf(languageOfAddress(new URL(page.url()).search), chosen, locale),
    address,
  );
}

async function expectLanguage(page: Page, language: Language, what: string) {
  await expect(page.locator('html'), what).toHaveAttribute('lang', languageTags[language]);
}

async function take(reading: Reading, step: Step): Promise<void> {
  const { page } = reading;
  const address = 'open' in step ? step.open : step.on;
  await open(page, address, reading.chosen);
  await page.locator('main, [role=region]').first().waitFor();
  if ('open' in step) return;
  const language = page.getByRole('combobox').first();
  if ((await language.inputValue()) === step.choose) return;
  reading.chosen = step.choose === 'browser' ? null : step.choose;
  await language.selectOption(step.choose);
  await expectLanguage(page, languageOf(null, reading.chosen, locale), nameOf(step));
  await expect(language).toHaveValue(step.choose);
  expect(new URL(page.url()).search, 'the choice is the later word').toBe('');
}

/** Until the browser has let in the worker of the device's language, which a page asks for after a while. */
async function settle(page: Page, chosen: string | null): Promise<void> {
  const workers = async () => {
    await page.clock.fastForward(5_000);
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { installing = null, waiting = null, active = null } = registration ?? {};
      return installing || waiting || active?.state !== 'activated' ? null : active.scriptURL;
    });
  };
  const script = pageFile('/sw', languageOf(null, chosen, locale), 'js');
  await expect.poll(workers, { timeout: 120_000 }).toMatch(new RegExp(`${script}$`));
}

/** Every address is in the language of the rule, whatever was open before, and no tab is offered a release. */
async function expectRule({ page, beside, chosen }: Reading): Promise<void> {
  for (const address of ['/shipments', '/arrivals', '/arrivals?lang=fr', '/arrivals?lang=es']) {
    await open(page, address, chosen);
  }
  if (beside) await expect(beside.getByText(/^Update available/)).toHaveCount(0);
}

async function read(browser: Browser, baseURL: string, sequence: readonly Step[], tabs: number) {
  const context = await browser.newContext({ baseURL, locale, serviceWorkers: 'allow' });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await context.clock.install({ time: JOURNEY_NOW });
  const newPage = async () => {
    const page = await context.newPage();
    await page.goto('/shipments', { waitUntil: 'commit' });
    return page;
  };
  const beside = tabs === 2 ? await newPage() : null;
  const reading: Reading = { page: await context.newPage(), beside, complaints, chosen: null };
  try {
    if (beside) await settle(beside, null);
    for (const step of sequence) {
      await take(reading, step);
      // At once, while the worker of before answers, and when the next one does.
      await open(reading.page, '/changes', reading.chosen);
      await settle(reading.page, reading.chosen);
      await expectRule(reading);
    }
    if (beside) {
      await beside.reload({ waitUntil: 'commit' });
      await expectLanguage(beside, languageOf(null, reading.chosen, locale), 'the other tab');
      await settle(beside, reading.chosen);
      await expectRule(reading);
    }
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Of every two steps those in which something was wrong once; the others are for the deep tests. */
const known: ReadonlySet<string> = new Set([
  '/arrivals?lang=es, then /shipments',
  '/exceptions?lang=de, then fr on /settings/preferences',
  'fr on /settings/preferences, then zh on /settings/preferences?lang=de',
  'fr on /settings/preferences, then browser on /settings/preferences',
]);
const through = 'fr on /settings/preferences, then zh on /settings/preferences?lang=de';

for (const first of steps) {
  for (const second of steps) {
    const name = `${nameOf(first)}, then ${nameOf(second)}`;
    for (const tabs of [1, 2]) {
      const tag = name === through && tabs === 2 ? ' @gateway' : '';
      test(`${name}, with ${tabs} open${tag}`, async ({ browser, baseURL }) => {
        test.skip(!deep && (!known.has(name) || tabs === 1), 'Every sequence is for the deep tests.');
        test.slow();
        await read(browser, baseURL ?? '', [first, second], tabs);
      });
    }
  }
}
