import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fetchCustomDefinitions, fetchOptions } from '#/data/customFields/calls.ts';
import { changeOption } from '#/data/customFields/definitionCalls.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import type { SandboxApiOptions } from '#/test/sandboxApi.ts';

const world = { shipments: 60 };

async function openList(address: string, options: SandboxApiOptions = {}) {
  const view = renderRoute(address, { ...world, ...options });
  await screen.findByText(/, (due soonest first|by )/);
  const fieldRequests = () => view.asked.filter((path) => path.startsWith('/custom_fields'));
  return { ...view, user: userEvent.setup(), fieldRequests };
}

const facet = (name: string) => screen.findByRole('region', { name });
/** `DAP12` as the label and the count of a filter's value. */
const countOf = (link: HTMLElement) => Number(/\d+$/.exec(link.textContent ?? '')?.[0]);

describe('custom fields in the list', { timeout: 60_000 }, () => {
  it('are not loaded until their filters are opened', async () => {
    const { fieldRequests, user } = await openList('/shipments');
    expect(fieldRequests()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Custom fields' }));
    await facet('Incoterm');
    expect(fieldRequests().length).toBeGreaterThan(1);
  });

  it('filter by a value, with its count, in the address', async () => {
    const { user, router } = await openList('/shipments');
    await user.click(await screen.findByRole('button', { name: 'Custom fields' }));
    const value = await within(await facet('Incoterm')).findByRole('link', { name: /^DAP\s*\d+$/ });
    const count = countOf(value);
    await user.click(value);
    await waitFor(() => expect(router.state.location.searchStr).toBe('?field.incoterm=dap'));
    expect(await screen.findByText(new RegExp(`^${count} of \\d+, due soonest first$`))).toBeDefined();
    await user.click(await screen.findByRole('link', { name: /Remove filter Incoterm DAP/ }));
    await waitFor(() => expect(router.state.location.searchStr).toBe(''));
  });

  it('are loaded for an address that filters by one, with a notice meanwhile', async () => {
    const gate = Promise.withResolvers<null>();
    await openList('/shipments?field.insured=true', {
      obstruct: (path) => (path.startsWith('/custom_fields') ? gate.promise : null),
    });
    expect(await screen.findByText('Custom fields are loading. More rows may match.')).toBeDefined();
    gate.resolve(null);
    await waitFor(() => expect(screen.queryByText(/are loading/)).toBeNull());
    expect(await screen.findByText(/^[1-9]\d* of \d+, due soonest first$/)).toBeDefined();
  });

  it('are found by the text of the list once they are loaded', async () => {
    const { user } = await openList('/shipments?q=temperature');
    expect(screen.getByText(/^0 of/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Custom fields' }));
    expect(await screen.findByText(/^[1-9]\d* of \d+, due soonest first$/)).toBeDefined();
  });

  it('that cannot be loaded leave the list as it is and can be tried again (a live service answered 500)', async () => {
    let broken = true;
    const { user } = await openList('/shipments', {
      obstruct: (path) =>
        broken && path.startsWith('/custom_fields') ? new Response('{}', { status: 500 }) : null,
    });
    await user.click(await screen.findByRole('button', { name: 'Custom fields' }));
    const section = screen.getByRole('region', { name: 'Custom fields' });
    expect(await within(section).findByText(/could not be loaded/)).toBeDefined();
    expect(screen.getByText(/^\d+( of \d+)?, due soonest first$/)).toBeDefined();
    broken = false;
    await user.click(within(section).getByRole('button', { name: 'Try again' }));
    expect(await facet('Incoterm')).toBeDefined();
  });

  it('are columns with the names of the account, and their values are loaded once one is chosen', async () => {
    const { user, router, fieldRequests } = await openList('/shipments');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const offered = await screen.findByRole('list', { name: 'Custom fields' });
    expect(fieldRequests()).toEqual([]);
    await user.click(within(offered).getByRole('checkbox', { name: 'Declared value (USD)' }));
    await waitFor(() => expect(router.state.location.search.columns).toContain('field.declared_value_usd'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('columnheader', { name: /^Declared value \(USD\)/ })).toBeDefined();
    const sortBy = screen.getByRole('combobox', { name: 'Sort by' });
    expect(within(sortBy).getByRole('option', { name: 'By declared value (USD)' })).toBeDefined();
    await waitFor(() => expect(fieldRequests().length).toBeGreaterThan(0));
  });

  it('whose names cannot be loaded leave the other columns to choose from', async () => {
    let broken = true;
    const { user } = await openList('/shipments', {
      obstruct: (path) =>
        broken && path.startsWith('/custom_field_definitions') ? new Response('{}', { status: 500 }) : null,
    });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    expect(await dialog.findByText('Custom fields could not be loaded.')).toBeDefined();
    expect(dialog.getByRole('checkbox', { name: 'Seal' })).toBeDefined();
    broken = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('list', { name: 'Custom fields' })).toBeDefined();
  });

  it('sort the list by an address', async () => {
    const { fieldRequests } = await openList('/shipments?sort=-field.promised_on');
    expect(await screen.findByText(/by promised to customer, descending$/)).toBeDefined();
    await waitFor(() => expect(fieldRequests().length).toBeGreaterThan(0));
    expect(screen.queryByText(/Ignored/)).toBeNull();
  });

  it('group the list, their options in the order of the account, and the order of the options regroups it', async () => {
    const { user, router, queryClient, api } = await openList('/shipments?active=no');
    const groupBy = await screen.findByRole('combobox', { name: 'Group by' });
    await within(groupBy).findByRole('option', { name: 'By incoterm' });
    expect(within(groupBy).getByRole('option', { name: 'By declared value (USD)' })).toBeDefined();
    await user.selectOptions(groupBy, 'By incoterm');
    await waitFor(() => expect(router.state.location.search.group).toBe('field.incoterm'));
    const headings = () =>
      screen.getAllByText(/^\d+ shipments?, /).map((count) => count.previousSibling?.textContent);
    const [incoterm] = (await fetchCustomDefinitions(api, { priority: 'user' })).filter(
      ({ slug }) => slug === 'incoterm',
    );
    const options = await fetchOptions(api, incoterm?.id ?? '', { priority: 'user' });
    const labels = options.map(({ label }) => label);
    // The rows in sight begin with the first group.
    await waitFor(() => expect(headings()[0]).toBe(labels[0]));
    const last = options.at(-1)?.id ?? '';
    await changeOption(api, incoterm?.id ?? '', last, { position: 1 }, { priority: 'user' });
    await queryClient.invalidateQueries({ queryKey: ['customFields', 'options'] });
    await waitFor(() => expect(headings()[0]).toBe(labels.at(-1)));
  });
});
