import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePreferences } from '#/device/preferences.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

const world = { shipments: 40 };
const grid = () => screen.findByRole('grid', { name: 'Shipments' });

async function openPreferences() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Preferences' }));
  return { user, menu: within(await screen.findByRole('dialog', { name: 'Preferences' })) };
}

describe('the menu of preferences', { timeout: 60_000 }, () => {
  beforeEach(() => {
    localStorage.clear();
    usePreferences.setState(usePreferences.getInitialState());
  });
  afterEach(() => {
    cleanup();
    usePreferences.setState(usePreferences.getInitialState());
  });

  it('changes every time on the page at once: its clock, hours and dates, with an example', async () => {
    renderRoute('/shipments', world);
    await within(await grid()).findAllByRole('time');
    const { user, menu } = await openPreferences();
    await user.click(menu.getByRole('radio', { name: 'Another zone' }));
    await user.selectOptions(menu.getByRole('combobox', { name: 'Zone' }), 'Asia/Tokyo');
    await user.click(menu.getByRole('radio', { name: '2:05 PM' }));
    await user.click(menu.getByRole('radio', { name: 'Aug 12' }));
    const written = /^\w{3} \w{3} \d{1,2}(, \d{4})? \d{1,2}:\d\d [AP]MJST$/;
    expect(menu.getByRole('time').textContent).toMatch(written);
    const times = screen.getAllByRole('time', { hidden: true }).map((time) => time.textContent ?? '');
    expect(times.filter((text) => text.includes('JST')).length).toBeGreaterThan(5);
    expect(times.filter((text) => /\d\d:\d\d(?! [AP]M)/.test(text))).toEqual([]);
  });

  it('writes a second clock beside the first, and in a list as the tip of the time', async () => {
    renderRoute('/shipments', world);
    await within(await grid()).findAllByRole('time');
    const { user, menu } = await openPreferences();
    await user.selectOptions(menu.getByRole('combobox', { name: 'Second clock beside it' }), 'UTC');
    expect(menu.getByRole('time').textContent).toMatch(/KST · (\w{3} \d{1,2} \w{3} )?\d\d:\d\d UTC$/);
    const tips = within(await screen.findByRole('grid', { hidden: true }))
      .getAllByRole('time', { hidden: true })
      .map((time) => time.title);
    expect(tips.some((tip) => /\d\d:\d\d UTC/.test(tip))).toBe(true);
  });

  it('is reset as a whole', async () => {
    usePreferences.getState().choose({ density: 'compact', hours: '12', firstPage: 'map' });
    renderRoute('/shipments', world);
    const { user, menu } = await openPreferences();
    expect(menu.getByRole<HTMLInputElement>('radio', { name: 'Compact' }).checked).toBe(true);
    await user.click(menu.getByRole('button', { name: 'Reset to defaults' }));
    expect(menu.getByRole<HTMLInputElement>('radio', { name: 'Regular' }).checked).toBe(true);
    expect(usePreferences.getState()).toMatchObject({
      density: 'regular',
      hours: '24',
      firstPage: 'shipments',
    });
  });

  it.each([
    ['shipments', 'Shipments'],
    ['exceptions', 'Exceptions'],
    ['changes', 'Changes since last review'],
  ] as const)('chooses the first page: %s', async (firstPage, name) => {
    usePreferences.getState().choose({ firstPage });
    const { router } = renderRoute('/', { shipments: 5 });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
    expect(router.state.location.pathname).toBe(`/${firstPage}`);
  });

  it('makes the rows of the list low enough for one line', async () => {
    renderRoute('/shipments', world);
    const rows = async () =>
      within(await screen.findByRole('grid', { hidden: true })).getAllByRole('row', { hidden: true });
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(3));
    const { user, menu } = await openPreferences();
    await user.click(menu.getByRole('radio', { name: 'Compact' }));
    const places = (await rows()).slice(1, 3).map(({ style }) => style.transform);
    expect(places).toEqual(['translateY(0px)', 'translateY(32px)']);
  });
});

describe('the first stops of the Tab key', () => {
  it('lead past the navigation, to the page or into its list', async () => {
    const user = userEvent.setup();
    renderRoute('/shipments', world);
    const first = (await within(await grid()).findAllByRole('link'))[0];
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to the list');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(first);
  });
});
