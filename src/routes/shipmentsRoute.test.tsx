import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '#/test/renderRoute.tsx';

const grid = () => screen.findByRole('grid', { name: 'Shipments' });
const rowCount = async () => Number((await grid()).getAttribute('aria-rowcount')) - 1;

describe('/shipments', () => {
  it('lists what is active, due soonest first, and counts the statuses', async () => {
    const { router } = renderRoute('/shipments', { shipments: 40 });
    await screen.findByText(/^[\d,]+ of 40, due soonest first$/);
    const active = await rowCount();
    expect(active).toBeLessThan(40);
    const statuses = await screen.findByRole('region', { name: 'Status' });
    const counts = () =>
      within(statuses)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    // What nothing has is not there.
    await waitFor(() => expect(counts().every((text) => /[1-9]\d*$/.test(text))).toBe(true));
    // What is finished is one click away.
    await userEvent.setup().click(screen.getByRole('link', { name: /^Remove filter Shown/ }));
    await waitFor(async () => expect(await rowCount()).toBe(40));
    expect(router.state.location.searchStr).toBe('?active=no');
  });

  it('reads its filters from the address and ignores what is not one', async () => {
    renderRoute('/shipments?status=on_ship&status=&carrier&pod=%E0%A4%A&page=7', { shipments: 40 });
    const chips = within(await screen.findByRole('list', { name: 'Filters in force' }));
    expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
      'Remove filter Status On vessel',
      'Remove filter POD \u{FFFD}%A',
      'Clear all',
    ]);
  });

  it('sets and removes a filter, and the address follows', async () => {
    const user = userEvent.setup();
    const { router } = renderRoute('/shipments', { shipments: 40 });
    const [onShip] = await screen.findAllByRole('link', { name: /^On vessel/ });
    expect(onShip).toBeDefined();
    if (onShip) await user.click(onShip);
    await waitFor(() => expect(router.state.location.searchStr).toBe('?status=on_ship'));
    await user.click(await screen.findByRole('link', { name: 'Remove filter Status On vessel' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  it('opens what lines of numbers name that are pasted into its filter', async () => {
    const user = userEvent.setup();
    const { router } = renderRoute('/shipments', { shipments: 40 });
    await grid();
    await user.click(await screen.findByRole('searchbox', { name: 'Filter the list by text', hidden: true }));
    await user.paste('MAEU750686641\r\nHLCUSHA113830455\r\n');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ set: ['MAEU750686641', 'HLCUSHA113830455'] }),
    );
  });

  it('sorts the list as the address says, and ignores an unknown sort', async () => {
    const first = async () => (await within(await grid()).findAllByRole('link'))[0]?.textContent;
    const { router } = renderRoute('/shipments?sort=number&status=on_ship', { shipments: 40 });
    await screen.findByText(/by number/);
    const byNumber = await first();
    await userEvent.setup().selectOptions(screen.getByLabelText('Sort by'), 'Due soonest first');
    await waitFor(() => expect(router.state.location.searchStr).toBe('?status=on_ship'));
    // The address changes first: the list follows when the page has time.
    await waitFor(async () => expect(await first()).not.toBe(byNumber));
    await router.navigate({ to: '.', search: { sort: 'sideways' } });
    await screen.findByText(/^[\d,]+ of 40, due soonest first$/);
  });

  it('spends no request on a row that is only pointed at', async () => {
    const user = userEvent.setup();
    const { asked, router } = renderRoute('/shipments', { shipments: 5 });
    const rows = within(await grid());
    const [link] = await rows.findAllByRole('link');
    // The counts of the navigation are asked for once the list is whole.
    const ofRows = () => asked.filter((path) => /^\/(shipments|containers)\//.test(path));
    if (link) await user.hover(link);
    // The page behind the link is loaded, its data is not.
    await router.preloadRoute({ to: '/shipments/$shipmentId', params: { shipmentId: 'none' } });
    expect(ofRows()).toEqual([]);
  });

  it('says that nothing matches and why', async () => {
    renderRoute('/shipments?q=nothing-like-this', { shipments: 5 });
    expect(await screen.findByText('Nothing matches “nothing-like-this”')).toBeDefined();
  });

  it('says so when the account tracks nothing', async () => {
    renderRoute('/shipments', { shipments: 0 });
    expect(await screen.findByText('No shipments yet')).toBeDefined();
  });

  it('says that the key was refused', async () => {
    renderRoute('/shipments', { shipments: 5, apiKey: 'wrong' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/key/);
  });

  it('shows the records that it can read and counts those that it cannot', async () => {
    const page = {
      data: [
        {
          type: 'shipment',
          id: 'a',
          attributes: { bill_of_lading_number: 'MAEU1' },
          relationships: {},
          links: {},
        },
        { type: 'shipment', attributes: null },
        'nonsense',
      ],
      links: {},
    };
    renderRoute('/shipments', { shipments: 1, obstruct: () => Response.json(page) });
    expect(await screen.findByRole('link', { name: 'MAEU1' })).toBeDefined();
    expect(screen.getByText('2 records could not be read')).toBeDefined();
  });

  it('leads from the bare address to the list', async () => {
    const { router } = renderRoute('/', { shipments: 5 });
    await grid();
    expect(router.state.location.pathname).toBe('/shipments');
  });
});
