import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createRequest } from '#/data/trackingRequests/createCalls.ts';
import { refreshRequests } from '#/data/trackingRequests/requests.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import type { SandboxApiOptions } from '#/test/sandboxApi.ts';

const isPost = (asked: readonly string[]) => asked.filter((path) => path === '/tracking_requests').length;

async function openRequests(address = '/requests', options: SandboxApiOptions = {}) {
  const user = userEvent.setup();
  const view = renderRoute(address, { shipments: 60, ...options });
  await screen.findByRole('grid', { name: 'Tracking requests' });
  return { ...view, user };
}

/** Opens the first failed request. */
async function editFirst(user: ReturnType<typeof userEvent.setup>) {
  const [first] = await screen.findAllByRole('link', { name: /^Edit and send again/ });
  if (!first) throw new Error('no failed request');
  await user.click(first);
  return screen.findByRole('dialog', { name: 'Send again' });
}

describe('the requests of the account', { timeout: 60_000 }, () => {
  it('are listed by state, those to act on first, each with what to do', async () => {
    const { user } = await openRequests();
    const states = within(screen.getByRole('list', { name: 'Requests by state' }));
    for (const state of ['Failed', 'Awaiting manifest', 'Pending', 'Created']) {
      expect(states.getByRole('link', { name: new RegExp(`^${state} [\\d,]+$`) })).toBeDefined();
    }
    expect(within(screen.getAllByRole('row')[1] ?? document.body).getByText('Failed')).toBeDefined();
    await user.click(states.getByRole('link', { name: /^Created/ }));
    const [link] = await screen.findAllByRole('link', { name: /^Open the shipment of/ });
    expect(link?.getAttribute('href')).toMatch(/^\/shipments\/[\da-f-]{36}$/);
  });

  it('are not counted as none while they are loading', async () => {
    renderRoute('/requests', {
      shipments: 60,
      obstruct: (path) => (path.startsWith('/tracking_requests') ? new Promise(() => undefined) : null),
    });
    const states = within(await screen.findByRole('list', { name: 'Requests by state' }));
    expect(states.getByRole('link').textContent).toBe('All –');
  });

  it('of which there are more than are listed have a plus at their count, and the page says which', async () => {
    await openRequests('/requests', { shipments: 300 });
    const states = within(screen.getByRole('list', { name: 'Requests by state' }));
    expect(await states.findByRole('link', { name: 'Created 100+' })).toBeDefined();
    expect(states.getByRole('link', { name: /^All \d+\+$/ })).toBeDefined();
    expect(states.getByRole('link', { name: /^Failed \d+$/ })).toBeDefined();
    expect(screen.getByText('Of created requests only the newest are listed.')).toBeDefined();
  });

  it('that failed because the number is tracked lead to its shipment, with nothing to correct', async () => {
    await openRequests('/requests?show=failed');
    const row = screen
      .getAllByRole('row')
      .find((one) => one.textContent.includes('The number is tracked already'));
    if (!row) throw new Error('no request for a number that is tracked');
    const link = within(row).getByRole('link', { name: /^(Find shipment|Open the shipment)/ });
    expect(link.getAttribute('href')).toMatch(/^\/shipments\//);
    expect(within(row).queryByRole('link', { name: /^Edit and send again/ })).toBeNull();
  });

  it('that failed are corrected and sent again, and the list shows it without a reload', async () => {
    const { user, sandbox } = await openRequests();
    const dialog = await editFirst(user);
    const number = within(dialog).getByRole('textbox', { name: 'Number' });
    await user.clear(number);
    await user.type(number, 'MAEU812345678');
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Kind of number' }),
      'Bill of lading',
    );
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Carrier' }), 'MAEU');
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    await screen.findByText('MAEU812345678 was requested again.');
    const row = await screen.findByRole('row', { name: /MAEU812345678/ });
    expect(within(row).getByText('Pending')).toBeDefined();
    const answer = await sandbox.request('/v2/tracking_requests?filter[request_number]=MAEU812345678', {
      headers: { authorization: 'Token demo' },
    });
    expect(await answer.json()).toMatchObject({ data: [{ attributes: { scac: 'MAEU' } }] });
  });

  it('keep their places while one is pressed, and are sorted after the click', async () => {
    const { api, queryClient } = await openRequests();
    const row = () => screen.getAllByRole('row')[1] ?? document.body;
    const number = within(row()).getByText(/^[A-Z\d]{8,}$/).textContent;
    fireEvent.pointerDown(row());
    // One that was sent again stands below all that are open.
    const rest = { refNumbers: [], tags: [], customerId: null };
    await createRequest(api, { number, type: 'bill_of_lading', scac: 'MAEU', ...rest }, { priority: 'user' });
    refreshRequests(queryClient);
    await within(row()).findByText('Sent again');
    expect(within(row()).getByText(number)).toBeDefined();
    fireEvent.pointerUp(row());
    await waitFor(() => expect(within(row()).queryByText(number)).toBeNull());
  });

  it('that the service refuses say so beside the field, and nothing typed is lost', async () => {
    const { user } = await openRequests('/requests', {
      obstruct: (path) =>
        path === '/tracking_requests'
          ? Response.json(
              { errors: [{ detail: 'is odd', source: { pointer: '/data/attributes/request_number' } }] },
              { status: 422 },
            )
          : null,
    });
    const dialog = await editFirst(user);
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(within(dialog).getByText('is odd')).toBeDefined());
    expect(within(dialog).getByRole('textbox', { name: 'Number' }).getAttribute('aria-invalid')).toBe('true');
  });

  it('offline: says that nothing was sent, and does not send it later', async () => {
    const { user, asked } = await openRequests('/requests', {
      obstruct: (path) => {
        if (path === '/tracking_requests') throw new TypeError('no network');
        return null;
      },
    });
    const dialog = await editFirst(user);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    await within(dialog).findByText(/Not sent: this device is offline/);
    const before = isPost(asked);
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(isPost(asked)).toBe(before);
  });

  it('that failed go onto the list to track with what they have', async () => {
    const { user } = await openRequests('/requests?show=failed');
    const [first] = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    if (!first) throw new Error('no row');
    await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Put on the list to track' }));
    expect(await screen.findByRole('grid', { name: 'Rows to track' })).toBeDefined();
    expect(await screen.findByText(/1 row ready/)).toBeDefined();
  });

  it('that failed are sent again with their tags', async () => {
    const { user, sandbox } = await openRequests('/requests', {
      rewrite: (answer) => answer.replaceAll(/"shipment_tags":\[[^\]]*\]/g, '"shipment_tags":["spring"]'),
    });
    const dialog = await editFirst(user);
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Tags' }).value).toBe('spring');
    const number = within(dialog).getByRole('textbox', { name: 'Number' });
    await user.clear(number);
    await user.type(number, 'MAEU812345679');
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Kind of number' }),
      'Bill of lading',
    );
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Carrier' }), 'MAEU');
    await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    await screen.findByText('MAEU812345679 was requested again.');
    const answer = await sandbox.request('/v2/tracking_requests?filter[request_number]=MAEU812345679', {
      headers: { authorization: 'Token demo' },
    });
    expect(await answer.json()).toMatchObject({ data: [{ attributes: { shipment_tags: ['spring'] } }] });
  });
});
