import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { writeAnotherRelease } from '#e2e/support/anotherRelease.ts';
import { findBrowser, launchOptions } from '#e2e/support/browser.ts';
import { accessIn } from './access.ts';
import { type Gateway, releaseOf, startGateway, startTlsService, type TestService } from './startGateway.ts';

// Real browsers in front of the gateway.

let browser: Browser;
let service: TestService;
let gateway: Gateway;
const folder = mkdtempSync(join(tmpdir(), 'landfall-journeys-'));
const open: Page[] = [];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), ...launchOptions() });
  service = await startTlsService({ webhooks: { targets: 'loopback' } });
});
afterAll(async () => {
  await browser.close();
  service.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  service.behave = null;
  await Promise.all(open.splice(0).map((page) => page.context().close()));
});

/** A page in a browser of its own. */
async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: gateway.url,
    serviceWorkers: 'block',
    locale: 'en-GB',
    ...options,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  open.push(page);
  return page;
}

const shipments = (page: Page) => page.getByRole('grid', { name: 'Shipments' }).getByRole('link');
/** Of the list, in the header. */
const age = (page: Page) => page.getByRole('banner').locator('time');

describe('through a gateway', () => {
  beforeAll(async () => {
    gateway = await startGateway(service);
  });
  afterAll(() => gateway.close());

  it('a person reads the list and a container, and a tag that they write is there for them', async () => {
    const page = await newPage();
    await page.goto('/shipments');
    await shipments(page).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('region', { name: /^Events of/ }).waitFor();
    await page.getByRole('button', { name: 'Edit tags', exact: true }).press('Enter');
    await page.keyboard.type('by gateway,');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Tags saved').waitFor();
    expect(service.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    // From the service, past what all share.
    await page.reload();
    await page.getByText('by gateway', { exact: true }).waitFor();
  });

  it('what the service reports changes the row on an open page, by a delivery and without a poll', async () => {
    const attributes = {
      url: `${gateway.hooksUrl}/hooks/tracking`,
      active: true,
      events: ['tracking_request.tracking_stopped'],
    };
    const made = await gateway.askAsPage('/api/v2/webhooks', {
      method: 'POST',
      body: JSON.stringify({ data: { type: 'webhook', attributes } }),
    });
    const { data } = JSON.parse(made.body) as { data: { attributes: { secret: string } } };
    writeFileSync(join(gateway.folder, 'webhook-secret'), `${data.attributes.secret}\n`);
    await gateway.reload({});

    const page = await newPage();
    await page.goto('/shipments?tracking=active');
    await shipments(page).first().waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    const id = await page.locator('[data-line]').first().getAttribute('data-line');
    const row = page.locator(`[data-line="${id}"]`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Somebody else stops it: the row is none of this list any more.
    const began = performance.now();
    const stopped = await gateway.askAsPage(`/api/v2/shipments/${id}/stop_tracking`, {
      method: 'PATCH',
      body: '{}',
    });
    expect(stopped.status).toBe(200);
    await row.waitFor({ state: 'detached' });
    console.log(`A delivery changed an open page within ${Math.round(performance.now() - began)} ms.`);
    const lists = ['/api/v2/shipments', `/api/v2/shipments/${id}`];
    expect(new Set(asked.filter((path) => lists.includes(path)))).toEqual(new Set([lists[1]]));
    await eventually(() => expect(gateway.log('hooks')).toContain('"outcome":"published"'));
  });

  it('what is served while the service is down says how old it is', async () => {
    const first = await newPage();
    await first.goto('/shipments');
    await shipments(first).first().waitFor();
    const paths = service.asked.filter(({ url }) => url.startsWith('/v2/shipments?')).map(({ url }) => url);
    service.behave = (request) => request.socket.destroy();
    // Half a minute later nothing that is kept counts as new any more.
    const states = () =>
      Promise.all(
        [...new Set(paths)]
          .filter((url) => url.includes('include'))
          .map(async (url) => {
            const { headers } = await gateway.askAsPage(`/api${url}`);
            return headers['x-gw-cache'];
          }),
      );
    while ((await states()).some((state) => state !== 'STALE')) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    const page = await newPage();
    await page.goto('/shipments');
    await shipments(page).first().waitFor();
    const shown = await age(page).getAttribute('datetime');
    expect(Date.now() - Date.parse(shown ?? '')).toBeGreaterThan(29_000);
    expect(await age(page).textContent()).toMatch(/^\d+ (s|min) ago$/);
  });

  it('a release that comes while a page is open leaves it its files, and is offered', async () => {
    const page = await newPage({ serviceWorkers: 'allow' });
    // Minutes pass on the page alone.
    await page.clock.install();
    await page.goto('/shipments');
    await shipments(page).first().waitFor();
    await page.clock.fastForward(5_000);
    await eventually(async () => {
      const state = await page.evaluate(async () => {
        const config = await caches.match('/config.json');
        return config ? navigator.serviceWorker.controller?.state : 'no configuration';
      });
      expect(state).toBe('activated');
    });
    const dist = join(folder, 'dist');
    await writeAnotherRelease('Next', dist);
    gateway.swap(await releaseOf(dist));
    expect((await gateway.ask('/')).body).toContain('data-release="Next"');
    const old = readdirSync('dist/assets').filter(
      (name) => !readdirSync(join(dist, 'assets')).includes(name),
    );
    expect(old.length).toBeGreaterThan(10);
    for (const name of old) expect((await gateway.ask(`/assets/${name}`)).status).toBe(200);

    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText(/^Update available/).waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('html[data-release=Next]').waitFor({ state: 'attached' });
    await shipments(page).first().waitFor();
  });
});

// What a person has asked for before counts as well.
describe('through a gateway of which nobody has asked anything', () => {
  beforeAll(async () => {
    gateway = await startGateway(service);
  });
  afterAll(() => gateway.close());

  it('a click is answered while background work has spent what it may', async () => {
    const page = await newPage();
    await page.goto('/shipments');
    await shipments(page).first().waitFor();
    const refused = { before: 0, after: 0 };
    let count = 0;
    const over = new AbortController();
    let clicked = false;
    const flood = async () => {
      while (!over.signal.aborted) {
        const path = `/api/v2/shipments?page[size]=1&page[number]=${++count}`;
        const { status } = await gateway.askAsPage(path, { headers: { 'x-gw-class': 'bg' } });
        if (status === 429) refused[clicked ? 'after' : 'before']++;
      }
    };
    const flooding = Promise.all(Array.from({ length: 8 }, flood));
    await eventually(() => expect(refused.before).toBeGreaterThan(5));
    clicked = true;
    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.request().headers()['x-gw-class'] === undefined && answer.url().includes('/api/')) {
        answers.push(answer.status());
      }
    });
    await shipments(page).nth(1).click();
    await page.getByRole('button', { name: 'Edit tags', exact: true }).waitFor();
    // The page of a shipment shows what the list has of it before it is answered.
    await eventually(() => {
      expect(refused.after).toBeGreaterThan(5);
      expect(answers.length).toBeGreaterThan(0);
    });
    over.abort();
    await flooding;
    expect(answers).not.toContain(429);
  });
});

describe('a gateway that asks who is there', () => {
  const etc = join(folder, 'etc');
  const access = accessIn(etc);
  const settings = {
    SIGN_IN: 'basic',
    PASSWORD_FILE: join(etc, 'passwords'),
    WALLS_FILE: join(etc, 'walls'),
  };
  beforeAll(() => {
    execFileSync('mkdir', [etc]);
  });
  afterAll(() => gateway.close());

  it('lets a person in by name and password, and nobody else', async () => {
    const [username = '', password = ''] = access('user', 'alice').split(' ');
    access('wall', 'hall-2');
    gateway = await startGateway(service, settings);
    const stranger = await newPage({ httpCredentials: { username, password: 'guess' } });
    expect((await stranger.goto('/shipments'))?.status()).toBe(401);
    const person = await newPage({ httpCredentials: { username, password } });
    await person.goto('/shipments');
    await shipments(person).first().waitFor();
  });

  it('says in place that a sign-in has ended, keeps what was typed, and goes on after the next', async () => {
    const [username = '', password = ''] = access('user', 'bob').split(' ');
    await gateway.reload(settings);
    const page = await newPage({ httpCredentials: { username, password } });
    await page.goto('/shipments');
    await shipments(page).first().click();
    await page.getByRole('button', { name: 'Edit tags', exact: true }).press('Enter');
    await page.keyboard.type('typed before,');
    // The words for it are loaded ahead, since nothing is once it has ended.
    const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => /\/later-/.test(name));
    await page.waitForFunction(isLoaded);
    const [, next = ''] = access('user', 'bob').split(' ');
    await gateway.reload(settings);
    await page.getByRole('button', { name: 'Save' }).click();
    const form = page.getByRole('form', { name: 'Edit tags' });
    await form.getByRole('alert').getByText('Not saved: your sign-in has ended').waitFor();
    const again = page.getByRole('link', { name: 'Sign in again' });
    await again.waitFor();

    await page.context().setHTTPCredentials({ username, password: next });
    const [beside] = await Promise.all([page.context().waitForEvent('page'), again.click()]);
    await beside.getByText('You are signed in.').waitFor();
    await beside.close();
    // As when somebody comes back to the page; without a window no page ever loses the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await again.waitFor({ state: 'hidden' });
    await form.getByRole('button', { name: 'Remove typed before' }).waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Tags saved').waitFor();
    expect(page.context().pages()).toEqual([page]);
  });

  it('shows a wall its board by its link, and no login when the link is revoked', async () => {
    const link = access('wall', 'hall-2');
    await gateway.reload(settings);
    const wall = await newPage({ serviceWorkers: 'allow' });
    await wall.goto(link);
    await wall.getByRole('region', { name: 'Arrivals board' }).waitFor();
    expect(new URL(wall.url()).pathname).toBe('/arrivals');
    await wall
      .getByRole('status')
      .getByText(/^Updated/)
      .waitFor();

    access('revoke', 'hall-2');
    await gateway.reload(settings);
    // Its own request: an answer to the board from before the reload may be noticed only now. One on a connection to a
    // worker of nginx that is just ending is answered as before the reload.
    await eventually(async () => {
      const refused = await wall.evaluate(async () => {
        const answer = await fetch('/api/v2/shipments?page[size]=1', { headers: { 'X-GW': '1' } });
        return [answer.status, answer.headers.get('WWW-Authenticate')];
      });
      expect(refused).toEqual([403, null]);
    });
    // A worker, which the board registers after a while, would answer for the page.
    await wall.evaluate(async () => {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    });
    await wall.reload();
    await wall.getByText('The link of this display was revoked.').waitFor();

    // A link is the gateway's, also where a worker of the application answers for pages.
    const next = access('wall', 'hall-3');
    await gateway.reload(settings);
    await wall.goto(next);
    await wall.evaluate(() => navigator.serviceWorker.register('/sw.js'));
    await eventually(async () => {
      const state = await wall.evaluate(() => navigator.serviceWorker.controller?.state);
      expect(state).toBe('activated');
    });
    await wall.goto(next);
    await wall.getByRole('region', { name: 'Arrivals board' }).waitFor();
    expect(new URL(wall.url()).pathname).toBe('/arrivals');
  });
});
