import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { sameLabels } from '#/domain/records/labels.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';

const world = { shipments: 120 };

/** A shipment with references and tags and a container with references of its own, opened. */
async function openShipment(options: SandboxApiOptions = {}) {
  const user = userEvent.setup();
  const shipment = await labelled();
  const view = renderRoute(`/shipments/${shipment.id}`, { ...world, ...options });
  await screen.findByText(shipment.billOfLading, { selector: 'header *' });
  const writeHere = (refNumbers: readonly string[]) =>
    view.sandbox.request(`/v2/shipments/${shipment.id}`, {
      method: 'PATCH',
      headers: { authorization: 'Token demo' },
      body: JSON.stringify({ data: { type: 'shipment', attributes: { ref_numbers: refNumbers } } }),
    });
  const writes = () => view.asked.filter((path) => /^\/(shipments|containers)\/[^/?]+$/.test(path));
  return { ...view, user, shipment, writeHere, writes };
}

async function labelled(): Promise<Shipment> {
  const { api } = createSandboxApi(world);
  for await (const { shipments } of shipmentPages(api, { priority: 'user' })) {
    const found = shipments.find(
      ({ refNumbers, tags, containers: [container] }) =>
        refNumbers.length > 0 &&
        tags.length > 0 &&
        container &&
        !sameLabels(container.refNumbers, refNumbers),
    );
    if (found) return found;
  }
  throw new Error('The simulated account holds no shipment with references and tags.');
}

type User = ReturnType<typeof userEvent.setup>;
const editor = (name: string) => screen.findByRole('form', { name: `Edit ${name}` });
async function edit(user: User, name: string, typed: string) {
  await user.click(screen.getByRole('button', { name: `Edit ${name}` }));
  await user.keyboard(typed);
}
const refuse = (status: number, errors: readonly object[]) =>
  new Response(JSON.stringify({ errors }), { status });
const isWrite = (path: string) => /^\/shipments\/[^/?]+$/.test(path);

describe('editing on the shipment page', { timeout: 60_000 }, () => {
  it('adds a reference, says that it is saved, and gives the focus back', async () => {
    const { user, shipment, writes } = await openShipment();
    await edit(user, 'references', 'NEW-1{Enter}NEW-2{Enter}{Enter}');
    expect(await screen.findByText('References saved')).toBeDefined();
    expect(screen.getByText([...shipment.refNumbers, 'NEW-1', 'NEW-2'].join(', '))).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit references' }));
    expect(writes()).toHaveLength(1);
  });

  it('shows the new value before the service has answered', async () => {
    const gate = Promise.withResolvers<null>();
    const { user, shipment } = await openShipment({
      obstruct: (path) => (isWrite(path) ? gate.promise : null),
    });
    await edit(user, 'references', 'NEW-1{Enter}{Enter}');
    expect(screen.getByText([...shipment.refNumbers, 'NEW-1'].join(', '))).toBeDefined();
    expect(screen.getByText('Saving')).toBeDefined();
    gate.resolve(null);
    expect(await screen.findByText('References saved')).toBeDefined();
  });

  it('takes a saved change back, for good', async () => {
    const { user, shipment, api } = await openShipment();
    await edit(user, 'tags', 'urgent{Enter}{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Undo: restore the previous tags' }));
    expect(await screen.findByText('Tags restored')).toBeDefined();
    expect(screen.queryByText('urgent')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit tags' }));
    const { fetchShipment } = await import('#/data/shipments/calls.ts');
    expect((await fetchShipment(api, shipment.id, { priority: 'user' })).tags).toEqual(shipment.tags);
  });

  it('edits the references of a container alone', async () => {
    const { user, shipment } = await openShipment();
    await edit(user, 'container references', 'BOX-1{Enter}{Enter}');
    expect(await screen.findByText('Container references saved')).toBeDefined();
    const own = shipment.containers[0]?.refNumbers ?? [];
    expect(screen.getByText([...own, 'BOX-1'].join(', '))).toBeDefined();
    expect(screen.getByText(shipment.refNumbers.join(', '))).toBeDefined();
  });

  it('says the service’s own refusal beside the field and keeps what was typed', async () => {
    const { user, shipment, writes } = await openShipment();
    const long = 'x'.repeat(256);
    await user.click(screen.getByRole('button', { name: 'Edit references' }));
    await user.paste(long);
    await user.keyboard('{Enter}{Enter}');
    const form = await editor('references');
    expect((await within(form).findByRole('alert')).textContent).toMatch(/is too long \(maximum is 255/);
    expect(within(form).getByText(long)).toBeDefined();
    expect(writes()).toHaveLength(1);
    // The list of the account shows what the service has.
    await user.click(within(form).getByRole('button', { name: `Remove ${long}` }));
    await user.keyboard('{Escape}');
    expect(screen.getByText(shipment.refNumbers.join(', '))).toBeDefined();
  });

  it.each([
    [403, /Access denied/],
    [500, /not known whether this was saved/],
    [429, /Too many requests/],
  ])('says why where the service answers %i, and sends the write once', async (status, words) => {
    const { user, writes } = await openShipment({
      obstruct: (path) => (isWrite(path) ? refuse(status, []) : null),
    });
    await edit(user, 'references', 'NEW-1{Enter}{Enter}');
    const alert = await within(await editor('references')).findByRole('alert');
    expect(alert.textContent).toMatch(words);
    expect(writes()).toHaveLength(1);
  });

  it('says that the device is offline and keeps what was typed', async () => {
    const { user } = await openShipment({
      obstruct: () => {
        if (navigator.onLine) return null;
        throw new TypeError('Failed to fetch');
      },
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await edit(user, 'references', 'NEW-1{Enter}{Enter}');
    const form = await editor('references');
    expect((await within(form).findByRole('alert')).textContent).toMatch(/this device is offline/);
    expect(within(form).getByRole('button', { name: 'Remove NEW-1' })).toBeDefined();
  });

  it('never overwrites what somebody else wrote meanwhile without a word, and can keep both', async () => {
    const { user, shipment, writeHere, writes } = await openShipment();
    await edit(user, 'references', 'MINE{Enter}');
    await writeHere([...shipment.refNumbers, 'THEIRS']);
    await user.keyboard('{Enter}');
    const form = await editor('references');
    expect((await within(form).findByRole('alert')).textContent).toMatch(/changed elsewhere meanwhile/);
    expect(form.textContent).toContain(`are now ${[...shipment.refNumbers, 'THEIRS'].join(', ')}`);
    expect(writes()).toHaveLength(0);
    await user.click(within(form).getByRole('button', { name: 'Keep both' }));
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText([...shipment.refNumbers, 'THEIRS', 'MINE'].join(', '))).toBeDefined();
    expect(await screen.findByText('References saved')).toBeDefined();
  });

  it('stays as it was saved when a refresh from before ends after it', async () => {
    const gate = Promise.withResolvers<void>();
    let held = false;
    const opened = await openShipment({
      obstruct: async (path) => {
        if (!held || !path.startsWith('/shipments/') || isWrite(path)) return null;
        held = false;
        const old = await opened.sandbox.request(`/v2${path}`, { headers: { authorization: 'Token demo' } });
        await gate.promise;
        return old;
      },
    });
    const { user, shipment } = opened;
    const refresh = await screen.findByRole('button', { name: 'Refresh the shipment' });
    await waitFor(() => expect(refresh.hasAttribute('disabled')).toBe(false));
    held = true;
    await user.click(refresh);
    await edit(user, 'references', 'NEW-1{Enter}{Enter}');
    expect(await screen.findByText('References saved')).toBeDefined();
    gate.resolve();
    await waitFor(() => expect(refresh.hasAttribute('disabled')).toBe(false));
    expect(screen.getByText([...shipment.refNumbers, 'NEW-1'].join(', '))).toBeDefined();
  });

  it('changes nothing on Escape', async () => {
    const { user, shipment, writes } = await openShipment();
    await edit(user, 'references', '{Backspace}NEW{Escape}');
    expect(screen.getByText(shipment.refNumbers.join(', '))).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit references' }));
    expect(writes()).toEqual([]);
  });

  it('is left behind with its shipment: another one opens as it is', async () => {
    const { user, shipment, router, writes, queryClient } = await openShipment();
    const { shipments } = await queryClient.query(fleetQuery(router.options.context.api));
    const other = shipments.find(({ id }) => id !== shipment.id);
    await edit(user, 'references', 'MINE{Enter}');
    await router.navigate({ to: '/shipments/$shipmentId', params: { shipmentId: other?.id ?? '' } });
    await screen.findByText(other?.billOfLading ?? '-', { selector: 'header *' });
    expect(screen.queryByRole('form', { name: 'Edit references' })).toBeNull();
    expect(writes()).toEqual([]);
  });

  it('holds fifty values and folds them while they are read', async () => {
    const { user, router } = await openShipment();
    const many = Array.from({ length: 50 }, (_, n) => `PO-${1000 + n}`);
    await user.click(screen.getByRole('button', { name: 'Edit tags' }));
    await user.paste(many.join('\n'));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: /^\+\d+ more tags$/ }));
    expect(screen.getByText('PO-1049')).toBeDefined();
    expect(router.state.location.pathname).toMatch(/^\/shipments\//);
  });

  it('is found by its new reference at once', async () => {
    const { user, router, shipment } = await openShipment();
    await edit(user, 'references', 'FINDME-77{Enter}{Enter}');
    await screen.findByText('References saved');
    await router.navigate({ to: '/shipments/find', search: { q: 'findme-77' } });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/shipments/${shipment.id}`));
  });
});
