import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { mostViews, type SavedView } from '#/domain/list/savedView.ts';
import { useSavedViews } from '#/device/savedViews.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

const openViews = async (name: string | RegExp = 'Views') => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Saved views' })) };
};
const savedNames = () => {
  const list = screen.queryByRole('list', { name: 'Saved views' });
  return list
    ? within(list)
        .getAllByRole('link')
        .map((link) => link.textContent)
    : [];
};
const keep = (...views: SavedView[]) => act(async () => useSavedViews.setState({ views }));
const nameField = 'Save this list as a view';

describe('saved views of the list', () => {
  beforeEach(() => {
    localStorage.clear();
    useSavedViews.setState({ views: [], unread: [], opened: null });
  });

  it('offers three to begin with, and each is an address that the list reads whole', async () => {
    const { router } = renderRoute('/shipments', { shipments: 40 });
    for (const name of ['Arriving in 7 days', 'Free time runs', 'At terminal']) {
      const { user, panel } = await openViews();
      await user.click(await panel.findByRole('link', { name }));
      await waitFor(() => expect(router.state.location.searchStr).not.toBe(''));
      expect(screen.queryByText(/could not be read|is not/)).toBeNull();
      await router.navigate({ to: '/shipments', search: {} });
    }
  });

  it('says that no more views have room, and keeps the name that was typed', async () => {
    renderRoute('/shipments?status=on_ship', { shipments: 5 });
    const view = (name: string) => ({ id: name, name, page: '/shipments' as const, search: '' });
    await keep(...Array.from({ length: mostViews }, (_, at) => view(`View ${at}`)));
    const { user, panel } = await openViews(/^View 0|^Views/);
    const field = await panel.findByLabelText<HTMLInputElement>(nameField);
    await user.type(field, 'One more{Enter}');
    expect(panel.getByText(/^200 views are kept, and no more have room/)).toBeDefined();
    expect([field.value, useSavedViews.getState().views.length]).toEqual(['One more', mostViews]);
    await user.clear(field);
    await user.type(field, 'View 7{Enter}{Enter}');
    expect(useSavedViews.getState().views[7]?.search).toBe('?status=on_ship');
  });

  it('saves the list under a name, says when it has changed, and saves the change', async () => {
    const { router } = renderRoute('/shipments?status=on_ship', { shipments: 40 });
    const { user, panel } = await openViews();
    await user.type(await panel.findByLabelText(nameField), 'At sea{Enter}');
    expect(savedNames()).toEqual(['At sea']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: /^Changed/ })).toBeNull();

    await router.navigate({ to: '/shipments', search: { status: ['on_ship'], sort: 'arrival' } });
    await user.click(await screen.findByRole('button', { name: 'Changed · Save the view At sea' }));
    expect(useSavedViews.getState().views.map(({ search }) => search)).toEqual([
      '?status=on_ship&sort=arrival',
    ]);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(useSavedViews.getState().views.map(({ search }) => search)).toEqual(['?status=on_ship']);
    expect(await screen.findByRole('button', { name: /^Changed/ })).toBeTruthy();
  });

  it('is no view where nothing is chosen, however one came there', async () => {
    const { router } = renderRoute('/shipments?status=on_ship', { shipments: 5 });
    const { user, panel } = await openViews();
    await user.type(await panel.findByLabelText(nameField), 'At sea{Enter}{Escape}');
    await router.navigate({ to: '/shipments', search: {} });
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Changed/ })).toBeNull();
  });

  it('asks before a name that is taken is replaced, and needs a name', async () => {
    renderRoute('/shipments?status=on_ship', { shipments: 5 });
    await keep({ id: 'mine', name: 'Mine', page: '/shipments', search: '?q=old' });
    const { user, panel } = await openViews();
    const field = await panel.findByLabelText(nameField);
    await user.type(field, '{Enter}');
    expect(panel.getByText('A view needs a name.')).toBeTruthy();
    await user.type(field, ' mine {Enter}');
    expect(panel.getByText(/There is a view “mine”/)).toBeTruthy();
    expect(useSavedViews.getState().views[0]?.search).toBe('?q=old');
    await user.click(panel.getByRole('button', { name: 'Replace' }));
    expect(useSavedViews.getState().views.map(({ search }) => search)).toEqual(['?status=on_ship']);
  });

  it('can be renamed, moved, deleted and brought back', async () => {
    renderRoute('/shipments', { shipments: 5 });
    await keep(
      ...['One', 'Two'].map((name) => ({
        id: name,
        name,
        page: '/shipments' as const,
        search: `?q=${name}`,
      })),
    );
    const { user, panel } = await openViews();
    await user.click(await panel.findByRole('button', { name: 'Move Two up' }));
    expect(savedNames()).toEqual(['Two', 'One']);

    await user.click(panel.getByRole('button', { name: 'Rename Two' }));
    await user.keyboard('One');
    expect(panel.getByText('There is a view “One” already.')).toBeTruthy();
    await user.keyboard(' more{Enter}');
    expect(savedNames()).toEqual(['One more', 'One']);

    await user.click(panel.getByRole('button', { name: 'Delete One more' }));
    expect(savedNames()).toEqual(['One']);
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    expect(savedNames()).toEqual(['One more', 'One']);
  });

  it('copies a link that shows the same list to anybody', async () => {
    renderRoute('/shipments', { shipments: 5 });
    await keep({ id: 'one', name: 'One', page: '/shipments', search: '?q=a+b&status=on_ship' });
    const { user, panel } = await openViews();
    await user.click(await panel.findByRole('button', { name: 'Copy link to One' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/shipments?q=a+b&status=on_ship`,
    );
  });

  it('says what another version saved and this one cannot read', async () => {
    useSavedViews.setState({ unread: [{ name: 'A map', page: '/map', search: '' }] });
    renderRoute('/shipments', { shipments: 5 });
    const { panel } = await openViews();
    expect(await panel.findByText(/1 saved view of another version/)).toBeTruthy();
  });
});
