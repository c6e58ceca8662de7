import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { claim, read, remove, write } from '#/device/deviceStore.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useSavedViews } from '#/device/savedViews.ts';
import { eventually } from '#/test/eventually.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { type Instant, instant } from '#/time/instant.ts';

const monday = instant(Date.parse('2026-08-10T06:10:00Z'));
const wednesday = instant(Date.parse('2026-08-12T15:00:00Z'));
const device = new IDBFactory();

function visit(address: string, options: Parameters<typeof renderRoute>[1] = {}, at: Instant = monday) {
  cleanup();
  vi.setSystemTime(at);
  return renderRoute(address, { shipments: 120, now: at, ...options });
}

/** Opens the palette with its key and types. */
async function type(text: string) {
  const user = userEvent.setup();
  await screen.findByRole('searchbox', { name: /^Find a container/ });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Find' });
  if (text !== '') await user.type(field, text);
  return user;
}
const list = () => screen.findByRole('listbox', { name: 'Find' });
const options = async () => within(await list()).getAllByRole('option');
const groups = async () =>
  within(await list())
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
const highlighted = async () =>
  (await options()).find((option) => option.hasAttribute('data-highlighted'))?.textContent;

describe('the command palette', { timeout: 60_000 }, () => {
  beforeAll(() => {
    Object.assign(globalThis, { indexedDB: device });
    return claim('test');
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    localStorage.clear();
    usePreferences.setState(usePreferences.getInitialState());
    useSavedViews.setState(useSavedViews.getInitialState());
    await remove('lastLook');
  });

  it('begins with pages and actions, the first of them ready for Enter', async () => {
    visit('/exceptions');
    await type('');
    expect(await groups()).toEqual(['Pages', 'Actions']);
    expect(await highlighted()).toMatch(/^Shipments/);
    expect(screen.queryByRole('option', { name: /^Mark all as/ }), 'nothing has changed').toBeNull();
  });

  it('puts numbers first where a digit is typed, best first, and commands where it is words', async () => {
    const { queryClient } = visit('/shipments');
    await screen.findByText(/^[\d,]+ of 120, due soonest first$/);
    const fleet = queryClient.getQueryData<{ shipments: { billOfLading: string }[] }>(['fleet']);
    const bill = fleet?.shipments[3]?.billOfLading ?? '';
    const user = await type(bill.slice(-6).toLowerCase());
    expect((await groups())[0]).toBe('Numbers');
    expect((await options())[0]?.textContent).toContain(bill);
    expect(await screen.findByText('1 number found in the whole account.')).toBeDefined();

    const field = screen.getByRole('combobox', { name: 'Find' });
    await user.clear(field);
    await user.type(field, 'a');
    expect(screen.getByText('The 8 best numbers in the whole account.')).toBeDefined();
    expect((await groups()).slice(0, 2)).toEqual(['Pages', 'Actions']);
    expect((await groups()).slice(-2)).toEqual(['Numbers', 'Search']);
  });

  it('opens the page of a port, a vessel or a carrier by its name', async () => {
    const { router } = visit('/shipments');
    await screen.findByText(/^[\d,]+ of 120, due soonest first$/);
    const user = await type('long beach');
    expect(await groups()).toContain('Places, vessels and carriers');
    await user.click(await screen.findByRole('option', { name: /^Long Beach\s*Port/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ports/USLGB'));
    const again = await type('msc');
    await again.click(await screen.findByRole('option', { name: /^MSC\s*Carrier/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/carriers/MSCU'));
  });

  it('warns of a container number that is not found and whose check digit is wrong', async () => {
    visit('/shipments');
    await screen.findByText(/^[\d,]+ of 120, due soonest first$/);
    await type('mscu1234567');
    expect(
      await screen.findByText(
        'No number found in the whole account. The check digit of MSCU1234567 should be 6. Check whether it is MSCU1234566.',
      ),
    ).toBeDefined();
  });

  it('begins with the number that was meant where one character is wrong, and says so', async () => {
    const { queryClient } = visit('/shipments');
    await screen.findByText(/^\d+ of 120, due soonest first$/);
    const fleet = queryClient.getQueryData<{ shipments: { containers: { number: string }[] }[] }>(['fleet']);
    const number = fleet?.shipments.flatMap(({ containers }) => containers)[2]?.number ?? '';
    await type(`${number.slice(0, 10)}${(Number(number.slice(10)) + 1) % 10}`);
    expect(
      await screen.findByText(`No number found in the whole account. Did you mean ${number}?`),
    ).toBeDefined();
    expect((await groups())[0]).toBe('Did you mean');
    expect(await highlighted()).toContain(number);
  });

  it('opens a set of the numbers that are typed in one line', async () => {
    const { queryClient, router } = visit('/shipments');
    await screen.findByText(/^\d+ of 120, due soonest first$/);
    const fleet = queryClient.getQueryData<{ shipments: { billOfLading: string }[] }>(['fleet']);
    const bills = (fleet?.shipments ?? []).slice(0, 3).map(({ billOfLading }) => billOfLading);
    const user = await type(bills.join(', '));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ set: bills }));
    expect(await screen.findByText('3 numbers read.')).toBeDefined();
    expect(await screen.findByRole('heading', { name: '3 numbers pasted' })).toBeDefined();
  });

  it('offers to track a number, and sends nothing', async () => {
    const { router, asked } = visit('/changes');
    const user = await type('MAEU812345678');
    await user.click(await screen.findByRole('option', { name: /^Track “MAEU812345678”/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/track'));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /^Container, bill of lading/,
    });
    expect(box.value).toBe('MAEU812345678');
    expect(asked).not.toContain('/tracking_requests');
  });

  it('asks the service on Enter while what is still loading may outrank what is found', async () => {
    const { promise: never } = Promise.withResolvers<null>();
    const { asked } = visit('/shipments', {
      obstruct: (path) => (/number(%5D|\])=2/.test(path) ? never : null),
    });
    await screen.findByText(/100 of 120/);
    const user = await type('45');
    expect(await screen.findByText(/among the 100 shipments loaded so far/)).toBeDefined();
    expect((await groups())[0]).toBe('Search');
    expect(await highlighted()).toMatch(/^Find “45” in the whole account/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.some((path) => /^\/shipments\?.*\bq=45\b/.test(path))).toBe(true));
  });

  it('says why there are no numbers, and still offers everything else', async () => {
    visit('/exceptions', { apiKey: 'wrong' });
    await screen.findByRole('alert');
    await type('dark 1');
    expect(await screen.findByText(/^The list could not be loaded: .*key/i)).toBeDefined();
    expect(await groups()).toEqual(['Search']);
  });

  it('says that the list is loading where the page has not loaded it', async () => {
    const { promise: never } = Promise.withResolvers<null>();
    visit('/exceptions', { obstruct: (path) => (path.startsWith('/shipments') ? never : null) });
    await type('MSCU');
    expect(
      await screen.findByText('The list of shipments is loading. Numbers show as they come.'),
    ).toBeDefined();
  });

  it('marks all changes as reviewed, and undoes it', async () => {
    visit('/changes');
    await screen.findByText('Comparison starts now');
    await eventually(async () => expect(await read('lastLook')).toBeDefined());
    visit('/shipments', {}, wednesday);
    const name = (await screen.findByRole('link', { name: /^Changes \d+ shipments$/ })).textContent;
    const user = await type('reviewed all');
    expect(await highlighted()).toMatch(/^Mark all as reviewed \d+ shipments have changed/);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Marked all as reviewed')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Changes' })).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Changes/ }).textContent).toBe(name));
    expect(screen.queryByText('Marked all as reviewed')).toBeNull();
  });

  it('leaves the text to be copied by hand where the browser refuses the clipboard', async () => {
    visit('/exceptions');
    const user = await type('copy link');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.keyboard('{Enter}');
    const text = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this text by hand' });
    expect(text.value).toBe(window.location.href);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('textbox', { name: 'Copy this text by hand' })).toBeNull();
  });

  it('refreshes the list when asked to', async () => {
    const { asked } = visit('/shipments');
    await screen.findByText(/^[\d,]+ of 120, due soonest first$/);
    const before = asked.length;
    const user = await type('refresh');
    await user.keyboard('{Enter}');
    await screen.findByText('Refreshing the list');
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(asked.at(-1)).toMatch(/^\/shipments\?/);
  });

  it('has what can be done on the page of a shipment only there', async () => {
    const { queryClient, router } = visit('/shipments');
    await screen.findByText(/^[\d,]+ of 120, due soonest first$/);
    const user = await type('date sources');
    expect(await groups()).toEqual(['Search']);
    await user.keyboard('{Escape}');
    const fleet = queryClient.getQueryData<{ shipments: { id: string; containers: unknown[] }[] }>(['fleet']);
    const shipmentId = fleet?.shipments.find(({ containers }) => containers.length > 0)?.id ?? '';
    await router.navigate({ to: '/shipments/$shipmentId', params: { shipmentId }, search: {} });
    await screen.findByRole('heading', { level: 1 });
    await type('date sources');
    expect((await groups())[0]).toBe('This shipment');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?proof=all'));
  });

  describe('offers recent pages', () => {
    type Known = { id: string; billOfLading: string; containers: { number: string }[] };

    /** Opens a shipment with two containers, its second container, and another shipment. */
    async function openThree() {
      const { queryClient, router } = visit('/shipments');
      await screen.findByText(/^[\d,]+ of 120, due soonest first$/);
      const { shipments } = queryClient.getQueryData<{ shipments: Known[] }>(['fleet']) ?? { shipments: [] };
      const first = shipments.find(({ containers }) => containers.length > 1);
      const other = shipments.find((one) => one !== first && one.containers.length > 0);
      if (!first || !other) throw new Error('the account has too few containers');
      const number = first.containers[1]?.number ?? '';
      for (const [shipmentId, container] of [
        [first.id, undefined],
        [first.id, number],
        [other.id, undefined],
      ] as const) {
        await router.navigate({
          to: '/shipments/$shipmentId',
          params: { shipmentId },
          search: { container },
        });
        const remembered = { shipmentId, container: container ?? null };
        await eventually(async () => expect(await newestCached()).toMatchObject(remembered));
      }
      return { router, first, other, number };
    }
    const newestCached = async () => ((await read('recentPages')) as unknown[] | undefined)?.[0];
    beforeEach(() => remove('recentPages'));

    it('newest first without the one that is open, at the next visit too, and none while something is typed', async () => {
      const { router, first, other, number } = await openThree();
      const user = await type('');
      expect((await groups())[0]).toBe('Recent');
      expect((await options()).slice(0, 2).map((option) => option.textContent)).toEqual([
        expect.stringContaining(`${number} Container on ${first.billOfLading}`),
        expect.stringContaining(first.billOfLading),
      ]);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(router.state.location.searchStr).toBe(`?container=${number}`));

      // The list has not been read here, so that the device's word counts.
      const { promise: never } = Promise.withResolvers<null>();
      visit('/exceptions', { obstruct: (path) => (path.startsWith('/shipments') ? never : null) });
      await type('');
      const known = await screen.findByRole('option', { name: new RegExp(`^${number}`) });
      expect(known.textContent).toBe(`${number} Container on ${first.billOfLading} `);
      expect((await options())[0]?.textContent, 'was opened again').toBe(known.textContent);
      expect((await options())[1]?.textContent).toBe(`${other.billOfLading} Shipment `);
      await user.type(screen.getByRole('combobox', { name: 'Find' }), 'dark');
      expect(await groups()).not.toContain('Recent');
    });

    it('which a list that was kept by hand or another version cannot break', async () => {
      await write('recentPages', [{ shipmentId: 7 }, { shipmentId: 's', number: 'MEDU1', container: null }]);
      visit('/exceptions');
      await type('');
      expect((await screen.findByRole('option', { name: /^MEDU1/ })).textContent).toBe('MEDU1 Shipment ');
    });
  });
});
