import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { markReviewed } from '#/data/changes/marking.ts';
import { fleetKey, fleetQuery } from '#/data/fleet/queries.ts';
import { claim, read, remove, write } from '#/device/deviceStore.ts';
import { usePreferences } from '#/device/preferences.ts';
import { maxInMessage } from '#/domain/changes/topChanges.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { eventually } from '#/test/eventually.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';
import { day } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';

const monday = instant(Date.parse('2026-08-10T06:10:00Z'));
const wednesday = instant(Date.parse('2026-08-12T15:00:00Z'));
const world = { shipments: 250 };
const device = new IDBFactory();

/** Opens a page on this device at a time, and leaves the one before. The world stands at the same time. */
function visit(address: string, at: Instant, options: SandboxApiOptions = {}) {
  cleanup();
  vi.setSystemTime(at);
  return renderRoute(address, { ...world, now: at, ...options });
}

/** A first visit on Monday, until this device has cached the review. */
async function firstVisit() {
  visit('/changes', monday);
  await screen.findByText('Comparison starts now');
  await eventually(async () => expect(await read('lastLook')).toBeDefined());
}

/** The account as the service itself reports it at that time. */
async function accountAt(now: Instant): Promise<Fleet> {
  return createQueryClient().query(fleetQuery(createSandboxApi({ ...world, now }).api));
}

const table = () => screen.findByRole('table', { name: 'Changes' });
const rowCount = async () => Number((await table()).getAttribute('aria-rowcount')) - 1;
const firstRow = async () => within(await table()).getAllByRole('row')[1] ?? document.body;
const firstNumber = async () =>
  within(await firstRow()).getAllByText(/^[A-Z0-9]{8,}$/)[0]?.textContent ?? '-';
const settled = () => screen.findByText(/^\d+ shipments?, most important first$/);
const kind = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Filters', hidden: true })).getByRole('link', { name });

beforeAll(() => {
  Object.assign(globalThis, { indexedDB: device });
  return claim('test');
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  usePreferences.setState({ timeDisplay: 'utc' });
  await remove('lastLook');
});

describe('/changes', { timeout: 60_000 }, () => {
  it('begins to compare silently with the first reading', async () => {
    await firstVisit();
    await waitFor(() => expect(document.title).toBe('Changes · Landfall'));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Changes' })).toBeDefined();
    expect(screen.getByText('Mon 10 Aug')).toBeDefined();
  });

  it('lists what has changed at a later visit, with what came and went as the service lists it', async () => {
    await firstVisit();
    visit('/changes', wednesday);
    await settled();
    // What was added comes last, and folded.
    expect((await table()).textContent).not.toContain('New shipment');
    const folded = await rowCount();
    const unfold = screen.getByRole('button', { name: /^Show \d+ added shipments?$/ });
    await userEvent.setup().click(unfold);
    expect(await rowCount()).toBe(folded + Number(/\d+/.exec(unfold.textContent)?.[0]));
    const [before, now] = [await accountAt(monday), await accountAt(wednesday)];
    // A shipment that is there before and after may have come to another container.
    const parts = ({ shipments }: Fleet) =>
      new Map(shipments.map(({ id, containers }) => [id, containers.map((one) => one.id)]));
    const missing = (here: Fleet, there: Fleet) =>
      [...parts(here)].filter(
        ([id, boxes]) => boxes.some((box) => !parts(there).get(id)?.includes(box)) || !parts(there).has(id),
      );
    const [fresh, gone] = [missing(now, before).length, missing(before, now).length];
    expect(Math.min(fresh, gone)).toBeGreaterThan(0);
    expect(kind(/^New/).textContent).toBe(`New${fresh}`);
    expect(kind(/^No longer listed/).textContent).toBe(`No longer listed${gone}`);
    expect(await screen.findByRole('link', { name: `Changes ${await rowCount()} shipments` })).toBeDefined();
    expect(screen.getByText(/when this account was first loaded on this device/).textContent).toContain(
      'Mon 10 Aug 06:10UTC',
    );
  });

  it('keeps its rows in their places while one is pressed, and sorts them after the click', async () => {
    await firstVisit();
    const clock = { now: () => instant(Date.now()) };
    const { queryClient } = visit('/changes', wednesday, { clock });
    await settled();
    const top = async () =>
      within(await table())
        .getAllByRole('row')
        .slice(1, 6)
        .map((row) => row.querySelector('a')?.textContent);
    const [count, pressed] = [await rowCount(), await top()];
    const first = await firstRow();
    fireEvent.pointerDown(first);
    vi.setSystemTime(wednesday + 2 * day);
    await queryClient.invalidateQueries({ queryKey: fleetKey });
    await waitFor(async () => expect(await rowCount()).not.toBe(count));
    expect(await top()).toEqual(pressed);
    fireEvent.pointerUp(first);
    await waitFor(async () => expect(await top()).not.toEqual(pressed));
  });

  it('says how far an arrival has moved, from when to when, with the zone', async () => {
    const [before, now] = [await accountAt(monday), await accountAt(wednesday)];
    const eta = ({ shipments }: Fleet, id: string) => {
      const { podEta = null, podAta = null } = shipments.find((one) => one.id === id) ?? {};
      return podEta?.kind === 'zoned' && podAta === null ? podEta.at : null;
    };
    const moved = before.shipments.find(({ id }) => {
      const [from, to] = [eta(before, id), eta(now, id)];
      return from !== null && to !== null && to - from > 3 * 3_600_000;
    });
    expect(moved).toBeDefined();
    await firstVisit();
    visit(`/changes?kind=eta&q=${moved?.billOfLading}`, wednesday);
    const row = await waitFor(async () => {
      expect(await rowCount()).toBe(1);
      return firstRow();
    });
    expect(row.textContent).toMatch(/POD ETA slipped \d+ (days?|h)/);
    expect(row.textContent).toMatch(/\d\d:\d\dUTC.*now.*\d\d:\d\dUTC/);
  });

  it('compares with the same review after a reload, and with a new one once all is marked as reviewed', async () => {
    const user = userEvent.setup();
    await firstVisit();
    visit('/changes', wednesday);
    await settled();
    const before = await rowCount();
    visit('/changes', instant(wednesday + 60_000), { now: wednesday });
    await settled();
    expect(await rowCount()).toBe(before);

    await user.click(screen.getByRole('button', { name: 'Mark all as reviewed' }));
    expect(await screen.findByText('No changes')).toBeDefined();
    expect(screen.getByText(/when you last marked all as reviewed/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await settled();
    expect(await rowCount()).toBe(before);
    expect(screen.getByText(/first loaded on this device/)).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Mark all as reviewed' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement?.tagName, 'its button is gone').toBe('MAIN');
    visit('/changes', instant(wednesday + 120_000), { now: wednesday });
    expect(await screen.findByText('No changes')).toBeDefined();
    expect(screen.getByText(/when you last marked all as reviewed/)).toBeDefined();
  });

  it('marks a shipment by itself; the rest stays, the keyboard goes on, and it can be undone', async () => {
    const user = userEvent.setup();
    await firstVisit();
    visit('/changes', wednesday);
    await settled();
    const before = await rowCount();
    const number = await firstNumber();
    await user.click(screen.getByRole('button', { name: `Mark as reviewed: ${number}` }));
    await waitFor(async () => expect(await rowCount()).toBe(before - 1));
    expect(document.activeElement?.textContent).toBe('Mark as reviewed');
    expect(screen.getByText(`Marked ${number} as reviewed`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await rowCount()).toBe(before));
    expect(await firstNumber()).toBe(number);
  });

  it('keeps the chosen kinds in the address, and marks only whole shipments that it shows', async () => {
    const user = userEvent.setup();
    await firstVisit();
    visit('/changes?kind=status&kind=no_such_kind', wednesday);
    await settled();
    const shown = await rowCount();
    expect(kind(/^Status/).textContent).toBe(`Status${shown}`);
    await user.click(screen.getByRole('button', { name: `Mark these ${shown} as reviewed` }));
    expect(await screen.findByText('No changes match these filters')).toBeDefined();
    expect(kind(/^Status/).textContent).toBe('Status');
    await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await settled();
    expect(await rowCount()).toBeGreaterThan(0);
  });

  it('shows the message before it is copied: of the ticked shipments, or of all that are shown', async () => {
    const user = userEvent.setup();
    await firstVisit();
    visit('/changes?kind=eta', wednesday);
    await settled();
    const count = await rowCount();
    await user.click(screen.getByRole('button', { name: 'Message' }));
    const preview = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value;
    const blocks = preview().split('\n\n');
    expect(blocks, 'a head, the most important ones, and how many more').toHaveLength(maxInMessage + 2);
    expect(blocks.at(-1)).toContain(`And ${count - maxInMessage} more shipments: http`);
    expect(screen.getByText(/The 20 most important are written out/)).toBeDefined();
    const number = await firstNumber();
    await user.click(screen.getByRole('checkbox', { name: `Put ${number} into the message` }));
    expect(preview()).toMatch(/^Changes since Mon 10 Aug 2026 06:10 UTC\n\n/);
    expect(preview()).toContain(`/shipments/find?q=${number}`);
    await user.click(screen.getByRole('button', { name: 'Copy message' }));
    expect(await navigator.clipboard.readText()).toBe(preview());
    expect(preview().split('\n\n')).toHaveLength(2);
  });

  it('says nothing of what has not been read, and that the account could not be read', async () => {
    await firstVisit();
    visit('/changes', wednesday, {
      obstruct: (path) =>
        path.includes('page%5Bnumber%5D=2') || path.includes('page[number]=2')
          ? new Response('', { status: 400 })
          : null,
    });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(await screen.findByText(/so far, from 100 of/)).toBeDefined();
    await table();
    expect(screen.queryByRole('link', { name: /^No longer listed/, hidden: true })).toBeNull();
  });

  it('says in words why the account could not be read', async () => {
    visit('/changes', monday, { apiKey: 'wrong' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/key/);
    expect(screen.queryByText(/^Nothing/)).toBeNull();
    expect(screen.queryByText(/compares from now on/)).toBeNull();
  });

  it('compares while the page is open where this browser keeps nothing, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const { queryClient } = visit('/changes', monday);
    expect(await screen.findByText(/changes are compared only while this page is open/)).toBeDefined();
    vi.setSystemTime(wednesday);
    const later = createSandboxApi({ ...world, now: wednesday });
    await queryClient.fetchQuery({ ...fleetQuery(later.api), staleTime: 0 });
    await settled();
    expect(await rowCount()).toBeGreaterThan(0);
  });

  it('says how much of the cached review cannot be read, and compares the rest', async () => {
    await firstVisit();
    const cached = (await read('lastLook')) as { shipments: unknown[][] };
    const [, second] = cached.shipments;
    await write('lastLook', {
      ...cached,
      shipments: cached.shipments.with(0, ['no entry']).with(1, [second?.[0], monday, '{']),
    });
    visit('/changes', wednesday);
    await settled();
    expect(await screen.findByText(/^2 cached shipments could not be read/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as reviewed' }));
    await waitFor(() => expect(screen.queryByText(/cached shipments/)).toBeNull());
  });

  it('says that the comparison started again when nothing of the cached review can be read', async () => {
    await write('lastLook', 'written by something else');
    visit('/changes', wednesday);
    expect(await screen.findByText(/so the comparison started again/)).toBeDefined();
    expect(await screen.findByText('Comparison starts now')).toBeDefined();
    // At later visits too, until somebody has marked all as reviewed.
    visit('/changes', wednesday);
    expect(await screen.findByText(/so the comparison started again/)).toBeDefined();
    expect(screen.queryByText(/first loaded on this device/)).toBeNull();
  });

  it('marks changed shipments in the list and on their own page, where they are reviewed one by one', async () => {
    const user = userEvent.setup();
    await firstVisit();
    visit('/changes?kind=eta', wednesday);
    await settled();
    const number = await firstNumber();
    const [, second] = within(await table()).getAllByRole('link');
    const { router } = visit(`/shipments?q=${number}`, wednesday);
    expect(await screen.findByText(/^: .*(slipped|pulled in)/)).toBeDefined();
    expect(second?.textContent).not.toBe(number);
    await user.click(screen.getByRole('link', { name: number }));
    const banner = await screen.findByRole('region', { name: 'Changes since last review' });
    expect(banner.textContent).toMatch(/Changes since Mon 10 Aug 06:10/);
    await user.click(within(banner).getByRole('button', { name: 'Mark as reviewed' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Changes since last review' })).toBeNull(),
    );
    router.history.back();
    await screen.findByRole('grid', { name: 'Shipments' });
    expect(screen.queryByText(/^: /)).toBeNull();
  });

  it('opening a shipment marks nothing', async () => {
    const user = userEvent.setup();
    await firstVisit();
    const { router } = visit('/changes?kind=eta', wednesday);
    await settled();
    const before = await rowCount();
    await user.click(screen.getByRole('link', { name: await firstNumber() }));
    await screen.findByRole('region', { name: 'Changes since last review' });
    router.history.back();
    expect(await rowCount()).toBe(before);
  });

  it('follows what another page of this device marks', async () => {
    await firstVisit();
    const { queryClient } = visit('/changes', wednesday);
    await settled();
    const other = createQueryClient();
    other.setQueryData(fleetKey, queryClient.getQueryData<Fleet>(fleetKey));
    await markReviewed(other, 'all');
    expect(await screen.findByText('No changes')).toBeDefined();
  });
});

describe('the list of shipments', { timeout: 60_000 }, () => {
  const rows = async () =>
    [...(await screen.findByRole('grid')).querySelectorAll<HTMLElement>('[data-line]')].filter((row) =>
      row.querySelector('a'),
    );

  it('is narrowed to what has changed by one filter, which says how many that are', async () => {
    const user = userEvent.setup();
    await firstVisit();
    const { router } = visit('/shipments', wednesday);
    await screen.findByText(/^[\d,]+ of 250, due soonest first$/);
    const region = await screen.findByRole('region', { name: 'Changed' });
    const filter = await within(region).findByRole('link', { name: /[1-9]\d*$/ });
    await user.click(filter);
    await waitFor(() => expect(router.state.location.searchStr).toBe('?changed=yes'));
    // What was read last is compared a moment later.
    await waitFor(() => {
      const count = /\d+$/.exec(filter.textContent)?.[0];
      expect(screen.getByText(`${count} of 250, due soonest first`)).toBeDefined();
    });
    for (const row of await rows()) expect(row.textContent).toContain('Changed');

    const chips = screen.getByRole('list', { name: 'Filters in force' });
    await user.click(within(chips).getByRole('link', { name: 'Remove filter Changed Since last review' }));
    await screen.findByText(/^[\d,]+ of 250, due soonest first$/);
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  it('says that nothing has changed, and not before all that was read is compared', async () => {
    await firstVisit();
    visit('/shipments?changed=yes', monday);
    expect(await screen.findByText('Nothing has changed')).toBeDefined();
    expect(screen.getByText(/has changed since the last review on this device/)).toBeDefined();
  });

  it('leaves out a word that it does not know, and says so', async () => {
    visit('/shipments?changed=perhaps', monday);
    const notice = await screen.findByRole('status', { name: 'Ignored settings' });
    expect(notice.textContent).toMatch(/“perhaps”.*only “yes”/);
    await screen.findByText(/^[\d,]+ of 250, due soonest first$/);
  });
});
