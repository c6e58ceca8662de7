import { locks } from 'node:worker_threads';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { names, read, write } from '#/device/deviceStore.ts';
import { saveView } from '#/device/viewWrites.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import type { SandboxApiOptions } from '#/test/sandboxApi.ts';
import { hour } from '#/time/durations.ts';

const now = Date.parse('2026-08-22T12:00:00Z');
const down: SandboxApiOptions = { obstruct: () => new Response('{}', { status: 401 }) };

Object.assign(globalThis, { indexedDB: new IDBFactory() });
// The visits of one test after the other are pages of one device, which take turns in keeping.
Object.defineProperty(navigator, 'locks', { value: locks });

const open = (address = '/shipments?active=no', options: SandboxApiOptions = {}) =>
  renderRoute(address, { shipments: 40, keeps: true, ...options });
const rows = async () =>
  Number((await screen.findByRole('grid', { name: 'Shipments' })).getAttribute('aria-rowcount')) - 1;
const header = () => within(screen.getByRole('banner'));

/** A visit now, and then time passes until the next one. */
async function visitedBefore(milliseconds: number) {
  open();
  await screen.findByText('40, due soonest first');
  await waitFor(async () => expect(await read('fleet')).toMatchObject({ readAt: now }));
  cleanup();
  vi.setSystemTime(now + milliseconds);
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  for (const name of await names()) await write(name, undefined);
});

describe('a later visit', () => {
  it('shows the list with its age beside the failure when the key is refused', async () => {
    await visitedBefore(3 * hour);
    open('/shipments?active=no', down);
    const alert = await screen.findByRole('alert');
    expect(await rows()).toBe(40);
    expect(alert.textContent).toMatch(/key/i);
    expect(screen.getByText(/This list was cached on this device on/).textContent).toMatch(
      /3 h ago\. Later changes are missing\.$/,
    );
    expect((await header().findByText(/Cached on this device, updated/)).textContent).toMatch(/3 h ago/);
    expect(await header().findByText(/Could not refresh/)).toBeTruthy();
  });

  it('says more plainly that the list is out of date when it is older than a week', async () => {
    await visitedBefore(9 * 24 * hour);
    open('/exceptions', down);
    const notice = await screen.findByText(/^Out of date: this list was cached on this device on/);
    expect(notice.textContent).toMatch(/9 d ago\. Refresh it before you act on it\.$/);
    expect((await header().findByText(/Cached on this device, updated/)).textContent).toMatch(
      /9 d ago, out of date/,
    );
  });

  it('replaces the list by what the service says now, and then says nothing of the device', async () => {
    await visitedBefore(3 * hour);
    const { queryClient } = open();
    await waitFor(() => expect(queryClient.getQueryData(['fleet'])).toMatchObject({ cached: null }));
    await waitFor(() => expect(header().queryByText(/Cached on this device, updated/)).toBeNull());
    expect(await rows()).toBe(40);
    expect(screen.queryByText(/cached on this device on/)).toBeNull();
  });

  it('opens a number from the list while the service is down', async () => {
    await visitedBefore(3 * hour);
    open('/shipments', down);
    await rows();
    const [link] = within(screen.getByRole('grid', { name: 'Shipments' })).getAllByRole('link');
    const number = link?.textContent ?? '';
    cleanup();
    const { router } = open(`/shipments/find?q=${number}`, {
      obstruct: () => new Response('{}', { status: 503 }),
    });
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/shipments\/[0-9a-f-]{36}$/));
  });
});

describe('without the network', () => {
  const offline: SandboxApiOptions = {
    obstruct: () => {
      throw new TypeError('Failed to fetch');
    },
  };

  /** The first container of the first shipment of the list that this device kept. */
  async function cachedContainer() {
    await visitedBefore(3 * hour);
    const { queryClient } = open();
    const { shipments } = await waitFor(() => {
      const fleet = queryClient.getQueryData<Fleet>(['fleet']);
      if (!fleet?.complete) throw new Error('The list is not here yet.');
      return fleet;
    });
    cleanup();
    const shipment = shipments.find(({ containers }) => containers.length > 1);
    const container = shipment?.containers[1];
    if (!shipment || !container) throw new Error('No shipment has two containers.');
    return { id: shipment.id, number: container.number };
  }

  it('one bar says so: the counts of the cached list stay, with its age, and nothing says it again', async () => {
    await visitedBefore(5_000);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('/exceptions', offline);
    expect(await screen.findByRole('grid', { name: 'Exceptions' })).toBeTruthy();
    expect(
      await screen.findByRole('link', { name: /^Exceptions \d+ containers?, without tracking requests$/ }),
    ).toBeTruthy();
    expect(screen.getAllByText(/This device is offline/)).toHaveLength(1);
    expect(screen.getByText(/List updated/).textContent).toMatch(/5 s ago/);
    expect(screen.queryByText(/later than now|Could not refresh|cached on this device on/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a list of this minute is none of the future', async () => {
    await visitedBefore(5_000);
    open('/shipments?active=no', down);
    const notice = await screen.findByText(/^This list was cached on this device on/);
    expect(notice.textContent).toMatch(/, 0 s ago\. Later changes are missing\.$/);
  });

  it.each([
    ['that looks it up', (_id: string, number: string) => `/shipments/find?q=${number.toLowerCase()}`],
    ['that names its shipment', (id: string, number: string) => `/shipments/${id}?container=${number}`],
  ])('a link to a container of the list opens it, one %s', async (_, linkTo) => {
    const { id, number } = await cachedContainer();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { router } = open(linkTo(id, number), offline);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/shipments/${id}`));
    expect(router.state.location.search).toMatchObject({ container: number });
    expect(await screen.findByRole('heading', { name: number })).toBeTruthy();
    expect((await screen.findAllByText(/This device is offline/)).length).toBeGreaterThan(0);
  });
});

describe('what is cached', () => {
  it('says quietly that there is no room, and the page is as it would be', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    expect(await rows()).toBe(40);
    expect(await screen.findByText('No room to cache the list')).toBeTruthy();
  });

  it('can be cleared, and the words say what follows', async () => {
    await visitedBefore(0);
    saveView({ name: 'Mine', page: '/shipments', search: '?status=on_ship' });
    open();
    await rows();
    await waitFor(async () => expect(await names()).toEqual(expect.arrayContaining(['fleet', 'lastLook'])));
    const user = userEvent.setup();
    // Popovers, which this environment does not have, say that they open.
    fireEvent(
      screen.getByLabelText('Cached on this device', { selector: '[popover]' }),
      new Event('beforetoggle'),
    );
    expect(
      (await screen.findByText(/clear the cached data before you leave\. Saved views/)).textContent,
    ).toMatch(/stay\.$/);
    await user.click(screen.getByRole('button', { name: 'Clear cached data', hidden: true }));
    await screen.findByText(
      /^The list, your last review, what alerts have shown, pasted number lists, rows to track, figures of earlier days and recent pages are deleted, and nothing more is cached/,
    );
    expect(await names()).toEqual([]);
    expect(await rows(), 'what is on the screen stays').toBe(40);
    expect(localStorage.getItem('landfall.views'), 'saved views stay').toContain('Mine');
  });
});
