import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fetchParties } from '#/data/parties/calls.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';

const world = { shipments: 12 };

async function open(options: SandboxApiOptions = {}) {
  const { api } = createSandboxApi(world);
  const parties = await fetchParties(api, { priority: 'user' });
  let subject: { id: string; customerName: string | null } | undefined;
  for await (const { shipments } of shipmentPages(api, { priority: 'user' })) {
    subject ??= shipments.find(({ customerName }) => customerName !== null);
  }
  const other = parties.find(({ name }) => name !== subject?.customerName);
  if (!subject || !other) throw new Error('The account has no customer or no other party.');
  const user = userEvent.setup();
  const page = renderRoute(`/shipments/${subject.id}`, { ...world, ...options });
  const facts = within(await screen.findByRole('region', { name: 'Facts' }));
  await user.click(facts.getByRole('button', { name: 'Edit customer' }));
  const choice = await facts.findByRole('combobox', { name: 'Customer' });
  await within(choice).findByRole('option', { name: other.name });
  const value = () =>
    facts.getByText('Customer', { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;
  return { user, facts, choice, other, before: subject.customerName ?? '', id: subject.id, value, ...page };
}

it('another customer is chosen, shows on the page, and is undone', async () => {
  const { user, facts, choice, other, before, value } = await open();
  await user.selectOptions(choice, other.name);
  await user.click(facts.getByRole('button', { name: 'Save' }));
  expect(await facts.findByText('Customer saved')).toBeDefined();
  expect(value()).toContain(other.name);
  expect(screen.getAllByText(other.name).length).toBeGreaterThan(1);
  const edit = facts.getByRole('button', { name: 'Edit customer' });
  expect(document.activeElement, 'the focus is where it was').toBe(edit);
  await user.click(facts.getByRole('button', { name: /^Undo/ }));
  expect(document.activeElement, 'the undo button is gone').toBe(edit);
  expect(await facts.findByText('Customer restored')).toBeDefined();
  await waitFor(() => expect(value()).toContain(before));
});

it('a shipment may have none', async () => {
  const { user, facts, choice, value } = await open();
  await user.selectOptions(choice, 'No customer');
  await user.click(facts.getByRole('button', { name: 'Save' }));
  expect(await facts.findByText('Customer saved')).toBeDefined();
  expect(value()).toContain('No customer');
});

it('one that somebody else changed meanwhile is not overwritten', async () => {
  let isChanged = false;
  const { user, facts, choice, other } = await open({
    rewrite: (answer) =>
      isChanged ? answer.replace(/"customer_name":"[^"]*"/, '"customer_name":"Somebody Else"') : answer,
  });
  isChanged = true;
  await user.selectOptions(choice, other.name);
  await user.click(facts.getByRole('button', { name: 'Save' }));
  expect((await facts.findByRole('alert')).textContent).toMatch(/changed elsewhere meanwhile/);
});
