import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePreferences } from '#/device/preferences.ts';
import { select } from '#/features/shipments/grid/rememberedIds.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

const grid = (name = 'Shipments') => screen.findByRole('grid', { name });
const rows = async (name?: string) =>
  [...(await grid(name)).querySelectorAll<HTMLElement>('[data-line]')].filter(
    (row) => row.getAttribute('aria-rowindex') !== null,
  );
const numbers = async (name?: string) =>
  (await rows(name)).map((row) => row.querySelector('a')?.textContent ?? '');
const selected = async () =>
  (await rows()).flatMap((row, index) => (row.getAttribute('aria-selected') === 'true' ? [index] : []));
const headings = async () =>
  within(await grid())
    .getAllByRole('columnheader')
    .slice(1)
    .map((heading) => within(heading).getByRole('button').textContent);

/** The list of forty shipments, all loaded. */
async function open(address = '/shipments') {
  const user = userEvent.setup();
  const page = renderRoute(address, { shipments: 40 });
  await screen.findByText(/^(\d+ of )?\d+( containers)?, /);
  return { user, ...page };
}

describe('the grid of /shipments', { timeout: 120_000 }, () => {
  beforeEach(() => select(new Set()));

  it('sorts by a heading: ascending, descending, and back to the order of the service', async () => {
    const { user, router } = await open();
    const newest = (await numbers()).slice(0, 10);
    const heading = () => screen.getByRole('columnheader', { name: /^Number/ });
    const press = () => user.click(within(heading()).getByRole('button'));
    await press();
    await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('ascending'));
    expect(router.state.location.searchStr).toBe('?sort=number');
    const ascending = await numbers();
    expect(ascending).toEqual(ascending.toSorted((a, b) => (a < b ? -1 : 1)));
    await press();
    await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('descending'));
    await press();
    await waitFor(() => expect(heading().getAttribute('aria-sort')).toBeNull());
    expect((await numbers()).slice(0, 10)).toEqual(newest);
    expect(router.state.location.searchStr).toBe('');
  });

  it('says of the journey of each row where it is, and the number that matters there', async () => {
    await open();
    const name =
      /^(At sea|In port|At terminal|Not departed|On rail|On the way inland|At destination|Out|Complete): ./;
    const journeys = await screen.findAllByRole('img', { name });
    expect(journeys.length).toBe((await rows()).length);
    for (const journey of journeys) {
      const words = journey.textContent.replace(/ ?·.*$/, '');
      expect(words).not.toBe('');
      expect(journey.getAttribute('aria-label')).toContain(words.replace(/[+−]\d+ d$/, ''));
    }
  });

  it('sets the width of a column with the keyboard, in the address, and resets it', async () => {
    const { user, router } = await open();
    const line = screen.getByRole('separator', { name: 'Width of Customer' });
    const before = Number(line.getAttribute('aria-valuenow'));
    act(() => line.focus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(line.getAttribute('aria-valuenow')).toBe(String(before + 16)));
    expect(router.state.location.search.columns).toContain(`customer:${before + 16}`);
    expect(router.history.length, '"back" does not go through widths').toBe(1);
    await user.keyboard('{Home}');
    await waitFor(() => expect(line.getAttribute('aria-valuenow')).toBe(line.getAttribute('aria-valuemin')));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line.getAttribute('aria-valuenow')).toBe(String(before)));
    expect(router.state.location.searchStr).toBe('');
  });

  it('lets one choose, order and reset columns, and "back" undoes the whole choice', async () => {
    const { user, router } = await open();
    const usual = await headings();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Find a column' }), 'seal');
    await user.click(dialog.getByRole('checkbox', { name: 'Seal' }));
    await user.clear(dialog.getByRole('searchbox', { name: 'Find a column' }));
    await user.click(await dialog.findByRole('button', { name: 'Move Seal up' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Verdict' }));
    expect(dialog.getByRole('checkbox', { name: 'Number' })).toHaveProperty('disabled', true);
    const [number, , ...rest] = usual;
    await waitFor(() =>
      expect(router.state.location.search.columns).toBe(
        'number,progress,place,arrival,freeDay,seal,customer',
      ),
    );
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
    act(() => router.history.forward());
    await waitFor(() => expect(router.state.location.search.columns).toContain('seal'));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await headings()).toEqual([number, ...rest.slice(0, -1), 'Seal', rest.at(-1)]);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Reset to default' }));
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  it('walks, selects and opens rows with the keyboard', async () => {
    const { user, router } = await open();
    const [first, second, third] = await numbers();
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('{ArrowDown}');
    expect(focused(), 'an arrow enters the list').toBe(first);
    await user.keyboard('j{ArrowDown}');
    expect(focused()).toBe(third);
    await user.keyboard('kx');
    expect(focused()).toBe(second);
    expect(await selected()).toEqual([1]);
    expect(await screen.findByText('1 selected')).toBeDefined();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(await selected()).toEqual([1, 2, 3]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(await selected(), 'an extension that shrinks leaves no trace').toEqual([1, 2]);
    await user.keyboard('{End}');
    const last = Number((await grid()).getAttribute('aria-rowcount'));
    expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe(String(last));
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText(`${last - 1} selected`)).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/ selected/)).toBeNull();
    await user.keyboard('{Home}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/shipments\/.+/));
    expect(await screen.findByText(first ?? '-', { selector: 'header *' })).toBeDefined();
  });

  it('begins to walk with j straight after load, unless single keys are switched off', async () => {
    const { user, unmount } = await open();
    const [first] = await numbers();
    await user.keyboard('j');
    // Not the check box before it, which Space would press.
    expect(document.activeElement?.tagName).toBe('A');
    expect(document.activeElement?.textContent).toBe(first);
    unmount();
    usePreferences.getState().setSingleKeys(false);
    await open();
    await user.keyboard('j');
    expect(document.activeElement).toBe(document.body);
    usePreferences.getState().setSingleKeys(true);
  });

  it('shows containers by one key, and remembers that for addresses that say nothing', async () => {
    const { user, router, unmount } = await open();
    await user.keyboard('c');
    await grid('Containers');
    expect(router.state.location.searchStr).toBe('?by=container');
    expect(router.history.length, '"back" does not go to and fro').toBe(1);
    unmount();
    const { router: again, unmount: leave } = await open();
    await grid('Containers');
    expect(again.state.location.searchStr).toBe('?by=container');
    leave();
    const { user: reader } = await open('/shipments?sort=arrival');
    await grid();
    await reader.click(screen.getByRole('radio', { name: 'Containers' }));
    await grid('Containers');
    await reader.keyboard('c');
    await grid();
    expect(usePreferences.getState().rowsFor).toBe('shipment');
  });

  it('goes from cell to cell, and from the first row to the headings and back', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toHaveProperty('type', 'checkbox');
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Number');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Verdict');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe((await numbers())[0]);
  });

  it('is one stop of the Tab key, besides its headings', async () => {
    const { user } = await open();
    const list = await grid();
    const stops = [...list.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
      'Select all',
      'Number',
      'Width of Number',
      (await numbers())[0],
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(list.querySelectorAll('a[tabindex="0"]')).toHaveLength(1);
  });

  it('selects with check boxes, from one to another with Shift, and keeps what the filter hides', async () => {
    const { user } = await open();
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ });
    const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    const [, second, , fourth] = boxes();
    if (!second || !fourth) throw new Error('The list shows fewer than four rows.');
    await user.click(second);
    expect(all().indeterminate).toBe(true);
    await user.keyboard('{Shift>}');
    await user.click(fourth);
    await user.keyboard('{/Shift}');
    expect(await selected()).toEqual([1, 2, 3]);
    await user.type(screen.getByRole('searchbox', { name: /Filter/ }), (await numbers())[0] ?? '');
    expect(await screen.findByText(', 3 not in this list')).toBeDefined();
    await user.click(all());
    expect(await screen.findByText('4 selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/ selected/)).toBeNull();
  });

  it('opens a row by a click anywhere on it', async () => {
    const { user, router } = await open();
    const cell = within(await grid()).getAllByRole('gridcell')[2];
    if (cell) await user.click(cell);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/shipments\/.+/));
  });

  it('groups rows below headings that the keyboard skips', async () => {
    const { user } = await open('/shipments?group=carrier');
    const list = await grid();
    const all = [...list.querySelectorAll('[role=row]')].slice(1);
    expect(all[0]?.textContent).toMatch(/\d+ shipments?, \d+ containers?$/);
    expect(Number(list.getAttribute('aria-rowcount'))).toBeGreaterThan(41);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe((await numbers())[0]);
    await user.keyboard('{End}{Home}');
    expect(document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('3');
  });

  it('folds the rows of a group away, and still does after a visit elsewhere', async () => {
    const { user, router } = await open('/shipments?group=carrier');
    const heading = () => within(document.body).getAllByRole('button', { expanded: false, name: first });
    const [group] = [...(await grid()).querySelectorAll<HTMLElement>('[role=row] button[aria-expanded]')];
    const first = group?.textContent ?? '';
    const rowCount = async () => Number((await grid()).getAttribute('aria-rowcount'));
    const before = await rowCount();
    const count = Number(/\d+/.exec(group?.parentElement?.textContent.slice(first.length) ?? '')?.[0]);
    group?.focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await rowCount()).toBe(before - count));
    expect(heading()[0]?.parentElement?.textContent).toMatch(/\d+ shipments?, \d+ containers?$/);
    await act(() => router.navigate({ to: '/documents' }));
    await screen.findByText('No documents yet');
    await act(() => router.navigate({ to: '/shipments', search: { group: 'carrier' } }));
    await grid();
    await waitFor(() => expect(heading()).toHaveLength(1));
    await user.click(heading()[0] as HTMLElement);
    await waitFor(async () => expect(await rowCount()).toBe(before));
  });

  it('moves the focus to the row that takes the place of a removed one', async () => {
    const { user, router } = await open('/shipments?sort=number');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const left = document.activeElement?.textContent;
    await act(() => router.navigate({ to: '/shipments', search: { sort: '-number', status: ['on_ship'] } }));
    await waitFor(async () => expect((await numbers())[0]).not.toBe(left));
    expect(document.activeElement?.closest('[data-line]')).not.toBeNull();
  });

  it('has the focus again at the row that was opened after "back", and else at its first', async () => {
    const { user, router } = await open();
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('{ArrowDown}{PageDown}');
    const opened = focused();
    await user.keyboard('{Enter}');
    await screen.findByText(opened ?? '-', { selector: 'header *' });
    act(() => router.history.back());
    await grid();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(opened);
    await user.keyboard('{Enter}');
    await screen.findByText(opened ?? '-', { selector: 'header *' });
    await act(() => router.navigate({ to: '/shipments' }));
    const [first] = await numbers();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(first);
  });

  it('has a row for each container, with its own link', async () => {
    const { user, router } = await open('/shipments?by=container');
    const [first] = await numbers('Containers');
    expect(first).toMatch(/^[A-Z]{4}\d{7}$/);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.searchStr).toBe(`?container=${first}`));
  });
});

describe('the keys of the application', () => {
  beforeEach(() => usePreferences.setState(usePreferences.getInitialState()));

  it('are listed on ?, but not while typing', async () => {
    const user = userEvent.setup();
    renderRoute('/shipments', { shipments: 5 });
    await user.type(await screen.findByRole('searchbox', { name: /Filter/ }), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(help).getByText('Select or deselect the row')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that are characters alone can be switched off, on this device (WCAG 2.1.4)', async () => {
    const user = userEvent.setup();
    renderRoute('/shipments', { shipments: 5 });
    const find = await screen.findByRole('searchbox', { name: /^Find a container/ });
    expect(find.getAttribute('aria-keyshortcuts')).toBe('/ Control+K');
    await user.keyboard('?');
    await user.click(
      await screen.findByRole('checkbox', { name: 'Use /, ?, c, j, k and w anywhere on a page' }),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?/');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).not.toBe(find);
    expect(find.getAttribute('aria-keyshortcuts'), 'the key is not announced').toBe('Control+K');
    expect(localStorage.getItem('landfall.preferences')).toContain('"singleKeys":false');

    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Find' }), 'a key with Ctrl still works').toBeDefined();
  });
});
