import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderRoute } from '#/test/renderRoute.tsx';
import type { SandboxApiOptions } from '#/test/sandboxApi.ts';

async function open(path: string, options: SandboxApiOptions = {}) {
  const user = userEvent.setup();
  const page = renderRoute(path, { shipments: 12, ...options });
  await screen.findAllByRole('button', { name: /^Edit / }, { timeout: 30_000 });
  const read = async (resource: string) =>
    (
      await page.sandbox.request(`/v2${resource}`, { headers: { authorization: 'Token demo' } })
    ).json() as Promise<{
      data: { id: string; attributes: Record<string, unknown> }[];
    }>;
  const write = (resource: string, data: object) =>
    page.sandbox.request(`/v2${resource}`, {
      method: 'PATCH',
      headers: { authorization: 'Token demo' },
      body: JSON.stringify({ data }),
    });
  return { user, read, write, ...page };
}

const form = (name: string) => screen.findByRole('form', { name });

it('/settings opens the first of its pages, beside the way to the others', async () => {
  const { router } = renderRoute('/settings', { shipments: 12 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Preferences' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/settings/preferences');
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['Preferences', '/settings/preferences', 'page'],
    ['Custom fields', '/settings/fields', null],
    ['Parties', '/settings/parties', null],
    ['Contacts', '/settings/contacts', null],
    ['Templates', '/settings/templates', null],
    ['Tariffs', '/settings/tariffs', null],
    ['Team file', '/settings/team', null],
    ['Webhooks', '/settings/webhooks', null],
    ['Alerts', '/settings/alerts', null],
  ]);
});

describe('/settings/fields', { timeout: 60_000 }, () => {
  it('lists the fields by record with their types', async () => {
    await open('/settings/fields');
    expect(await screen.findByRole('region', { name: 'On shipments' })).toBeDefined();
    const shipments = within(screen.getByRole('region', { name: 'On shipments' }));
    expect(shipments.getByText('Cost center')).toBeDefined();
    expect(shipments.getByText('cost_center')).toBeDefined();
    expect(screen.getByRole('region', { name: 'On containers' })).toBeDefined();
  });

  it('defines a field with options in an order that can be changed and undone', async () => {
    const answered = Promise.withResolvers<null>();
    let isSlow = false;
    const { user, read } = await open('/settings/fields', {
      obstruct: (path) => (isSlow && path.includes('/options/') ? answered.promise : null),
    });
    await screen.findByText('Cost center');
    await user.click(screen.getByRole('button', { name: 'New field' }));
    const created = within(await form('New custom field'));
    await user.type(created.getByRole('textbox', { name: 'Name' }), 'Delivery window');
    expect(created.getByRole<HTMLInputElement>('textbox', { name: 'Slug' }).value).toBe('delivery_window');
    await user.selectOptions(created.getByRole('combobox', { name: 'Type' }), 'enum');
    await user.click(created.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Delivery window created')).toBeDefined();

    await user.click(await screen.findByRole('button', { name: 'Options of Delivery window' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Options of Delivery window' }));
    expect(await dialog.findByText(/^No options yet/)).toBeDefined();
    for (const label of ['Morning', 'Evening']) {
      await user.type(dialog.getByRole('textbox', { name: 'New option' }), `${label}{Enter}`);
      await dialog.findByRole('textbox', { name: `Name of ${label}` });
    }
    const { data } = await read('/custom_field_definitions');
    const id = data.find(({ attributes }) => attributes['api_slug'] === 'delivery_window')?.id ?? '';
    const stored = async () =>
      (await read(`/custom_field_definitions/${id}/options`)).data.map(
        ({ attributes }) => attributes['label'],
      );
    expect(await stored()).toEqual(['Morning', 'Evening']);
    await user.click(dialog.getByRole('button', { name: 'Move Evening up' }));
    await dialog.findByText('Evening moved');
    expect(await stored()).toEqual(['Evening', 'Morning']);
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stored()).toEqual(['Morning', 'Evening']));
    await user.click(dialog.getByRole('button', { name: 'Delete Morning' }));
    await dialog.findByText(/^Morning deleted/);
    expect(await stored()).toEqual(['Evening']);
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stored()).toEqual(['Morning', 'Evening']));

    // One that is still there would move the others when the service answers, below the next click.
    isSlow = true;
    await user.click(await dialog.findByRole('button', { name: 'Delete Morning' }));
    await user.click(dialog.getByRole('button', { name: 'Delete Evening' }));
    expect(dialog.queryByRole('textbox', { name: /^Name of/ })).toBeNull();
    answered.resolve(null);
    await waitFor(async () => expect(await stored()).toEqual([]));
    expect(await dialog.findByText(/^No options yet/)).toBeDefined();
  });

  it('says a refusal beside the field that it is about, and keeps what was typed', async () => {
    const { user } = await open('/settings/fields');
    await screen.findByText('Cost center');
    await user.click(screen.getByRole('button', { name: 'New field' }));
    const created = within(await form('New custom field'));
    await user.click(created.getByRole('button', { name: 'Create' }));
    expect(created.getByText('Enter a name.')).toBeDefined();
    await user.type(created.getByRole('textbox', { name: 'Name' }), 'Cost center');
    await user.click(created.getByRole('button', { name: 'Create' }));
    expect(await created.findByText(/slug cost_center already exists/)).toBeDefined();
    expect(created.getByRole('textbox', { name: 'Slug' }).getAttribute('aria-invalid')).toBe('true');
    expect(created.queryByRole('alert')).toBeNull();
  });

  it('renames a field everywhere without a reload, and undoes it', async () => {
    const { user, router } = await open('/settings/fields');
    await user.click(await screen.findByRole('button', { name: 'Edit Cost center' }));
    const renamed = within(await form('Edit Cost center'));
    await user.clear(renamed.getByRole('textbox', { name: 'Name' }));
    await user.type(renamed.getByRole('textbox', { name: 'Name' }), 'Budget');
    await user.click(renamed.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Budget changed')).toBeDefined();
    await router.navigate({ to: '/shipments', search: { columns: 'number,field.cost_center' } });
    expect(await screen.findByRole('columnheader', { name: /Budget/ })).toBeDefined();
    await router.navigate({ to: '/settings/fields' });
    expect(await screen.findByText('Budget')).toBeDefined();
  });

  it('shows what somebody else called a field meanwhile before it is replaced', async () => {
    const { user, read, write } = await open('/settings/fields');
    await user.click(await screen.findByRole('button', { name: 'Edit Cost center' }));
    const renamed = within(await form('Edit Cost center'));
    const name = renamed.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Budget');
    const stored = async () =>
      (await read('/custom_field_definitions')).data.find(
        ({ attributes }) => attributes['api_slug'] === 'cost_center',
      );
    const id = (await stored())?.id ?? '';
    const attributes = { display_name: 'Ledger' };
    await write(`/custom_field_definitions/${id}`, { type: 'custom_field_definition', id, attributes });
    await user.keyboard('{Enter}');
    expect((await renamed.findByRole('alert')).textContent).toBe(
      'Not saved: this was changed elsewhere meanwhile.',
    );
    expect(renamed.getByText('It is now “Ledger”. Saving replaces that.')).toBeDefined();
    expect(name.value).toBe('Budget');
    expect((await stored())?.attributes['display_name']).toBe('Ledger');
    await user.keyboard('{Enter}');
    await screen.findByText('Budget changed');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ledger restored')).toBeDefined();
    expect((await stored())?.attributes['display_name']).toBe('Ledger');
  });

  it('says offline that nothing was created, and keeps what was typed', async () => {
    const { user, read } = await open('/settings/fields', {
      obstruct: () => {
        if (navigator.onLine) return null;
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(screen.getByRole('button', { name: 'New field' }));
    const created = within(await form('New custom field'));
    const name = created.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await user.type(name, 'Later');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(created.getByRole('button', { name: 'Create' }));
    expect((await created.findByRole('alert')).textContent).toMatch(/^Not saved: this device is offline/);
    vi.restoreAllMocks();
    expect(name.value).toBe('Later');
    const { data } = await read('/custom_field_definitions');
    expect(data.some(({ attributes }) => attributes['api_slug'] === 'later')).toBe(false);
  });

  it('says how many values go before a field is deleted', async () => {
    const { user, read } = await open('/settings/fields');
    await user.click(await screen.findByRole('button', { name: 'Delete Cost center' }));
    const question = within(await form('Delete Cost center'));
    expect(await question.findByText(/values? go(es)? with it\. This cannot be undone\./)).toBeDefined();
    await user.click(question.getByRole('button', { name: /^Delete the field and \d+ values?$/ }));
    expect(await screen.findByText('Cost center deleted')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Cost center' })).toBeNull());
    const { data } = await read('/custom_field_definitions');
    expect(data.some(({ attributes }) => attributes['api_slug'] === 'cost_center')).toBe(false);
  });
});

describe('/settings/parties', { timeout: 60_000 }, () => {
  it('creates a party, refuses its name twice beside the field, renames it and undoes that', async () => {
    const { user, read } = await open('/settings/parties');
    await screen.findByRole('searchbox', { name: 'Find a party' });
    const create = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'New party' }));
      const created = within(await form('New party'));
      await user.type(created.getByRole('textbox', { name: 'Company name' }), name);
      await user.click(created.getByRole('button', { name: 'Create' }));
      return created;
    };
    await create('Zanzibar Foods');
    expect(await screen.findByText('Zanzibar Foods created')).toBeDefined();
    const again = await create('Zanzibar Foods');
    expect(await again.findByText(/named Zanzibar Foods already exists/)).toBeDefined();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Edit Zanzibar Foods' }));
    const renamed = within(await form('Edit Zanzibar Foods'));
    await user.type(renamed.getByRole('textbox', { name: 'Company name' }), ' Ltd');
    await user.click(renamed.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Zanzibar Foods Ltd changed')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Zanzibar Foods restored')).toBeDefined();
    const { data } = await read('/parties?page[size]=100');
    const names = data.map(({ attributes }) => attributes['company_name']);
    expect(names).toContain('Zanzibar Foods');
    expect(names).not.toContain('Zanzibar Foods Ltd');
  });

  it('shows what somebody else called a party meanwhile before it is replaced', async () => {
    const { user, read, write } = await open('/settings/parties');
    const [party] = (await read('/parties?page[size]=100')).data;
    const before = String(party?.attributes['company_name']);
    await user.click(screen.getByRole('button', { name: `Edit ${before}` }));
    const renamed = within(await form(`Edit ${before}`));
    await user.type(renamed.getByRole('textbox', { name: 'Company name' }), ' Ltd');
    const attributes = { company_name: 'Elsewhere Inc' };
    await write(`/parties/${party?.id}`, { type: 'party', id: party?.id, attributes });
    await user.keyboard('{Enter}');
    expect(await renamed.findByText('It is now “Elsewhere Inc”. Saving replaces that.')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`${before} Ltd changed`)).toBeDefined();
  });

  it('finds a party by a part of its name and leads to its shipments', async () => {
    const { user } = await open('/settings/parties');
    const [first] = await screen.findAllByRole('link', { name: /^Shipments of/ });
    const name = first?.getAttribute('aria-label')?.replace('Shipments of ', '') ?? '';
    await user.type(screen.getByRole('searchbox', { name: 'Find a party' }), name.toLowerCase());
    expect(screen.getByText('1 party')).toBeDefined();
    await user.click(screen.getByRole('link', { name: `Shipments of ${name}` }));
    expect(await screen.findByRole('heading', { name: /Shipments/ })).toBeDefined();
  });
});
