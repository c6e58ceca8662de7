import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSavedViews } from '#/device/savedViews.ts';
import { maxViews, type SavedView } from '#/domain/list/savedView.ts';
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
const store = (...views: SavedView[]) => act(async () => useSavedViews.setState({ views }));
const nameField = 'Save this list as a view';

describe('saved views of the list', () => {
  beforeEach(() => {
    localStorage.clear();
    useSavedViews.setState({ views: [], unread: [], opened: null });
  });

  it('offers three to start with, and the list ignores nothing in their addresses', async () => {
    const { router } = renderRoute('/shipments', { shipments: 40 });
    for (const name of ['Arriving in 7 days', 'Free time running', 'At terminal']) {
      const { user, panel } = await openViews();
      await user.click(await panel.findByRole('link', { name }));
      await waitFor(() => expect(router.state.location.searchStr).not.toBe(''));
      expect(screen.queryByText(/Ignored/)).toBeNull();
      await router.navigate({ to: '/shipments', search: {} });
    }
  });

  it('is open under the address of an earlier version', async () => {
    renderRoute('/shipments', { shipments: 5 });
    await store({ id: 'old', name: 'Without ETA', page: '/shipments', search: '?arrival=untold' });
    const { user, panel } = await openViews();
    await user.click(await panel.findByRole('link', { name: 'Without ETA' }));
    expect(await screen.findByRole('link', { name: /^Remove filter POD arrival Not reported/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Without ETA' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Changed/ })).toBeNull();
  });

  it('says that the list of views is full, and keeps the name that was typed', async () => {
    renderRoute('/shipments?status=on_ship', { shipments: 5 });
    const view = (name: string) => ({ id: name, name, page: '/shipments' as const, search: '' });
    await store(...Array.from({ length: maxViews }, (_, at) => view(`View ${at}`)));
    const { user, panel } = await openViews(/^View 0|^Views/);
    const field = await panel.findByLabelText<HTMLInputElement>(nameField);
    await user.type(field, 'One more{Enter}');
    expect(panel.getByText(/^200 views are saved, which is the limit/)).toBeDefined();
    expect([field.value, useSavedViews.getState().views.length]).toEqual(['One more', maxViews]);
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

  it('is no view where nothing is chosen, also after a view was open', async () => {
    const { router } = renderRoute('/shipments?status=on_ship', { shipments: 5 });
    const { user, panel } = await openViews();
    await user.type(await panel.findByLabelText(nameField), 'At sea{Enter}{Escape}');
    await router.navigate({ to: '/shipments', search: {} });
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Changed/ })).toBeNull();
  });

  it('asks before it replaces a view of that name, and requires a name', async () => {
    renderRoute('/shipments?status=on_ship', { shipments: 5 });
    await store({ id: 'mine', name: 'Mine', page: '/shipments', search: '?q=old' });
    const { user, panel } = await openViews();
    const field = await panel.findByLabelText(nameField);
    await user.type(field, '{Enter}');
    expect(panel.getByText('Enter a name.')).toBeTruthy();
    await user.type(field, ' mine {Enter}');
    expect(panel.getByText(/A view “mine” already exists/)).toBeTruthy();
    expect(useSavedViews.getState().views[0]?.search).toBe('?q=old');
    await user.click(panel.getByRole('button', { name: 'Replace' }));
    expect(useSavedViews.getState().views.map(({ search }) => search)).toEqual(['?status=on_ship']);
  });

  it('can be renamed, moved, deleted and restored', async () => {
    renderRoute('/shipments', { shipments: 5 });
    await store(
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
    expect(panel.getByText('A view “One” already exists.')).toBeTruthy();
    await user.keyboard(' more{Enter}');
    expect(savedNames()).toEqual(['One more', 'One']);

    await user.click(panel.getByRole('button', { name: 'Delete One more' }));
    expect(savedNames()).toEqual(['One']);
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Enter}');
    expect(savedNames()).toEqual(['One more', 'One']);
  });

  it('copies a link that shows everyone the same list', async () => {
    renderRoute('/shipments', { shipments: 5 });
    await store({ id: 'one', name: 'One', page: '/shipments', search: '?q=a+b&status=on_ship' });
    const { user, panel } = await openViews();
    await user.click(await panel.findByRole('button', { name: 'Copy link to One' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/shipments?q=a+b&status=on_ship`,
    );
  });

  it('counts the views of another version that it cannot read', async () => {
    useSavedViews.setState({ unread: [{ name: 'A map', page: '/map', search: '' }] });
    renderRoute('/shipments', { shipments: 5 });
    const { panel } = await openViews();
    expect(await panel.findByText(/1 saved view of another version/)).toBeTruthy();
  });
});
