import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePreferences } from '#/device/preferences.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

const world = { shipments: 40 };
const grid = () => screen.findByRole('grid', { name: 'Shipments' });

const example = () =>
  screen.getByRole('region', { name: 'Times and dates' }).querySelector('time')?.textContent;

async function openPreferences() {
  const user = userEvent.setup();
  const view = renderRoute('/shipments', world);
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Preferences' });
  return { user, ...view };
}

describe('/settings/preferences', { timeout: 60_000 }, () => {
  beforeEach(() => {
    localStorage.clear();
    usePreferences.setState(usePreferences.getInitialState());
  });
  afterEach(() => {
    cleanup();
    usePreferences.setState(usePreferences.getInitialState());
  });

  it('changes every time on every page at once: its clock, hours and dates, with an example', async () => {
    const { user, router } = await openPreferences();
    await user.click(screen.getByRole('radio', { name: 'Another zone' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Zone' }), 'Asia/Tokyo');
    await user.click(screen.getByRole('radio', { name: '2:05 PM' }));
    await user.click(screen.getByRole('radio', { name: 'Aug 12' }));
    const written = /^\w{3} \w{3} \d{1,2}(, \d{4})? \d{1,2}:\d\d [AP]MJST$/;
    expect(example()).toMatch(written);
    router.history.back();
    await within(await grid()).findAllByRole('time');
    const times = screen.getAllByRole('time').map((time) => time.textContent ?? '');
    expect(times.filter((text) => text.includes('JST')).length).toBeGreaterThan(5);
    expect(times.filter((text) => /\d\d:\d\d(?! [AP]M)/.test(text))).toEqual([]);
  });

  it('writes a second clock beside the first, and in a list as the tip of the time', async () => {
    const { user, router } = await openPreferences();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Second clock beside it' }), 'UTC');
    expect(example()).toMatch(/KST · (\w{3} \d{1,2} \w{3} )?\d\d:\d\d UTC$/);
    await router.navigate({ to: '/shipments' });
    const tips = (await within(await grid()).findAllByRole('time')).map((time) => time.title);
    expect(tips.some((tip) => /\d\d:\d\d UTC/.test(tip))).toBe(true);
  });

  it('is reset as a whole, and undoes that', async () => {
    usePreferences.getState().choose({ density: 'compact', hours: '12', firstPage: 'map' });
    const { user } = await openPreferences();
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(radio('Compact').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(radio('Regular').checked).toBe(true);
    expect(usePreferences.getState()).toMatchObject({
      density: 'regular',
      hours: '24',
      firstPage: 'shipments',
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(radio('Compact').checked).toBe(true);
    expect(screen.getByText('Preferences restored')).toBeDefined();
    expect(usePreferences.getState()).toMatchObject({ density: 'compact', hours: '12', firstPage: 'map' });
  });

  it.each([
    ['shipments', 'Shipments'],
    ['exceptions', 'Exceptions'],
    ['changes', 'Changes since last review'],
    ['morning', /^\w+day \d+ \w+$/],
    ['overview', 'Overview'],
  ] as const)('chooses the start page: %s', async (firstPage, name) => {
    usePreferences.getState().choose({ firstPage });
    const { router } = renderRoute('/', { shipments: 5 });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
    expect(router.state.location.pathname).toBe(`/${firstPage}`);
  });

  it('makes the rows of the list low enough for one line', async () => {
    const { user, router } = await openPreferences();
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    await router.navigate({ to: '/shipments' });
    const rows = async () => within(await grid()).getAllByRole('row');
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(3));
    const places = (await rows()).slice(1, 3).map(({ style }) => style.transform);
    expect(places).toEqual(['translateY(0px)', 'translateY(32px)']);
  });

  it('is found in the palette by what it chooses', async () => {
    const user = userEvent.setup();
    const { router } = renderRoute('/exceptions', world);
    await screen.findByRole('heading', { level: 1, name: 'Exceptions' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Find' }), 'density');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/preferences'));
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
