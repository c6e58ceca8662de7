import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute } from '#/test/renderRoute.tsx';
import { instant } from '#/time/instant.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));

// Nothing is drawn here: the lists have all facts of the map.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(now);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = (address: string, options: Parameters<typeof renderRoute>[1] = {}) =>
  renderRoute(address, { now, shipments: 30, ...options });
/** Where a link leads: the path, and what is asked for in no order. */
const address = (link: HTMLElement) => {
  const [path, search = ''] = (link.getAttribute('href') ?? '').split('?');
  return [path, ...search.split('&').toSorted()];
};
const vessels = () => screen.findByRole('list', { name: 'Vessels' });

describe('/map', () => {
  it('lists vessels by containers and says how many positions are still loading', async () => {
    open('/map?show=vessels');
    const rows = within(await vessels()).getAllByRole('listitem');
    const counts = rows.map((row) => Number(/(\d+) containers?/.exec(row.textContent)?.[1]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await waitFor(async () => {
      const list = within(await vessels());
      expect(list.getAllByText(/^Reported/).length).toBeGreaterThan(5);
      expect(list.queryByText(/not loaded yet/)).toBeNull();
    });
  });

  it.each(['15:01', '15:07', '15:14:59'])(
    'has reported positions of vessels at %s as well as at the quarter of an hour',
    async (time) => {
      const then = instant(Date.parse(`2026-08-12T${time.padEnd(8, ':00')}Z`));
      vi.setSystemTime(then);
      open('/map?show=vessels', { now: then });
      const list = within(await vessels());
      await waitFor(() => expect(list.getAllByText(/^Reported/).length).toBeGreaterThan(5));
      expect(list.queryByText(/nothing reported since/)).toBeNull();
    },
  );

  it('opens a vessel with its containers by port of discharge, and its link stands in the address', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { router } = open('/map?show=vessels&status=on_ship');
    const [first] = within(await vessels()).getAllByRole('link');
    const name = first?.textContent ?? '';
    if (first) await user.click(first);
    expect(await screen.findByRole('heading', { level: 2, name })).toBeDefined();
    expect(router.state.location.searchStr).toMatch(/status=on_ship.*vessel=41\d{5}$/);
    const [group] = screen.getAllByRole('list', { name: /^For / });
    expect(group && within(group).getAllByRole('link').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('link', { name: 'Whole fleet' }));
    expect(await vessels()).toBeDefined();
  });

  it('lists the day of the time bar, labelled as projected, and keeps the time in the address', async () => {
    const { router } = open('/map');
    await screen.findByRole('list', { name: 'This day by place' });
    const slider = screen.getByRole('slider', { name: 'Time shown' });
    for (let day = 0; day < 4; day += 1) fireEvent.keyDown(slider, { key: 'PageUp' });
    await waitFor(() => expect(router.state.location.search).toMatchObject({ t: '2026-08-16T15:00Z' }));
    const days = await screen.findByRole('list', { name: 'This day by place' });
    await waitFor(() => expect(within(days).getAllByText('Projected').length).toBeGreaterThan(0));
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Sun 16 Aug .*, projected$/);
    fireEvent.click(screen.getByRole('button', { name: 'Now' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  it('shares its filters with the list, both ways', async () => {
    open('/map?status=on_ship&port=x&columns=number&t=2026-08-14T12:00Z');
    const link = await screen.findByRole('link', { name: 'Show in list' });
    expect(address(link)).toEqual(['/shipments', 'columns=number', 'status=on_ship']);
    const chips = within(await screen.findByRole('list', { name: 'Filters in force' }));
    expect(address(chips.getByRole('link', { name: 'Remove filter Status On vessel' }))).toEqual([
      '/map',
      'columns=number',
      'port=x',
      't=2026-08-14T12%3A00Z',
    ]);
  });

  it('lists ignored settings of the address, and says that its selection is not on the map', async () => {
    open('/map?vessel=9074729&at=north&t=soon&show=moon');
    const dropped = within(await screen.findByRole('status', { name: 'Ignored settings' }));
    expect(dropped.getAllByRole('listitem')).toHaveLength(3);
    expect(await screen.findByText('This vessel is not on the map')).toBeDefined();
  });

  it('lists an ignored view until that is dismissed, although the map overwrites it in the address', async () => {
    const { router } = open('/map?at=10,-200,3');
    const moveTo = (at: string) =>
      act(() => router.navigate({ to: '/map', search: (search) => ({ ...search, at }), replace: true }));
    const notice = () => screen.queryByRole('status', { name: 'Ignored settings' });
    await waitFor(() => expect(notice()?.textContent).toContain('“10,-200,3”'));
    await moveTo('22,-170,2');
    expect(notice()?.textContent).toContain('“10,-200,3”');
    fireEvent.click(screen.getByRole('link', { name: 'Dismiss' }));
    await waitFor(() => expect(notice()).toBeNull());
    expect(router.state.location.search).toEqual({ at: '22,-170,2' });
    await moveTo('23,-170,2');
    expect(notice()).toBeNull();
  });

  it.each([
    ['vessel=9074729', 'vessel', /^It carries none of the containers shown/],
    ['port=nowhere', 'place', /^None of the containers shown is there/],
  ])('looks for the selection of %s until all positions are loaded', async (asked, what, words) => {
    const held = Promise.withResolvers<null>();
    open(`/map?${asked}`, {
      shipments: 12,
      obstruct: (path) => (path.includes('map_geojson') ? held.promise : null),
    });
    expect((await screen.findByText(/of \d+ vessels are still loading/)).textContent).toContain(
      `Looking for the ${what}.`,
    );
    expect(screen.queryByText(/not on the map/)).toBeNull();
    held.resolve(null);
    expect(await screen.findByText(words)).toBeDefined();
  });

  it.each<[string, Parameters<typeof renderRoute>[1]]>([
    ['are not enabled', { features: [] }],
    [
      'could not be loaded',
      { obstruct: (path) => (path.includes('map_geojson') ? new Response('{}', { status: 404 }) : null) },
    ],
  ])('leaves open what a vessel carries where positions %s', async (_, options) => {
    open('/map?vessel=9074729', { shipments: 12, ...options });
    expect(
      await screen.findByText(/Whether it carries any now is not known, since the positions of \d+ vessels/),
    ).toBeDefined();
    expect(screen.queryByText(/It carries none/)).toBeNull();
  });

  it('requests no more positions where they are not enabled, and shows ports and expected vessels', async () => {
    const { asked } = open('/map?show=vessels', { features: [] });
    await screen.findByText(/Vessel positions are not enabled for this account/);
    expect(within(await vessels()).getAllByText('Estimated from ATD and ETA').length).toBeGreaterThan(5);
    expect(asked.filter((path) => path.includes('map_geojson')).length).toBeLessThanOrEqual(2);
  });

  it('leaves out a position that could not be loaded, and loads it on another try', async () => {
    let broken = true;
    let lost: string | null = null;
    open('/map?show=vessels', {
      obstruct(path) {
        if (!path.includes('map_geojson')) return null;
        lost ??= path;
        return broken && path === lost ? new Response('{}', { status: 404 }) : null;
      },
    });
    const reported = await screen.findByText(/^1 position could not be loaded/);
    await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull());
    broken = false;
    fireEvent.click(within(reported).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/positions? could not be loaded/)).toBeNull());
  });

  it('shows positions where tracks are not enabled, and says so where another time is shown', async () => {
    const { asked } = open('/map?show=vessels&t=2026-08-14T12:00Z', {
      obstruct: (path) => (path.includes('future_positions') ? new Response('{}', { status: 403 }) : null),
    });
    expect(await screen.findByText('Projected routes are not enabled for this account')).toBeDefined();
    await waitFor(async () => {
      expect(within(await vessels()).getAllByText(/^Reported/).length).toBeGreaterThan(5);
      expect(screen.queryByText(/waiting$/)).toBeNull();
    });
    expect(screen.queryByText(/^Vessel positions are not enabled/)).toBeNull();
    expect(asked.filter((path) => path.includes('future_positions')).length).toBeLessThanOrEqual(2);
  });

  it('loads failed positions as soon as the network is back', async () => {
    let down = true;
    open('/map?show=vessels', {
      shipments: 12,
      obstruct: (path) => (down && path.includes('map_geojson') ? new Response('{}', { status: 404 }) : null),
    });
    await screen.findByText(/positions could not be loaded/);
    await waitFor(() => expect(screen.queryByText(/waiting/)).toBeNull());
    down = false;
    fireEvent(window, new Event('online'));
    expect(await within(await vessels()).findAllByText(/^Reported/)).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/positions? could not be loaded/)).toBeNull());
  });

  it('says that there is nothing to show, and why', async () => {
    open('/map', { shipments: 0 });
    expect(await screen.findByText('Nothing on the map yet')).toBeDefined();
  });

  it('says that nothing matches, with a way back', async () => {
    open('/map?q=nowhere+to+be+found');
    expect(await screen.findByText('Nothing matches these filters')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/map');
  });

  it('shows words for a failure and tries again', async () => {
    let down = true;
    open('/map', {
      obstruct: (path) =>
        down && path.startsWith('/shipments') ? new Response('{}', { status: 404 }) : null,
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    fireEvent.click(retry);
    expect(await screen.findByRole('list', { name: 'This day by place' })).toBeDefined();
  });
});
