import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { devicePlan } from '#/device/deviceFields.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

beforeEach(() => devicePlan.setState({ entries: new Map(), why: null }));
afterEach(cleanup);

describe('/pickups', { timeout: 60_000 }, () => {
  it('says what will be there while an account has nothing to pick up', async () => {
    renderRoute('/pickups', { shipments: 0 });
    await screen.findByRole('heading', { name: 'Nothing to pick up' });
    expect(document.title).toBe('Pickups · Landfall');
  });

  it('says why it has no rows where the service fails', async () => {
    renderRoute('/pickups', {
      obstruct: (path) => (path.startsWith('/shipments') ? new Response('', { status: 401 }) : null),
    });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Nothing to pick up')).toBeNull();
  });

  it('plans on this device where the reader chose so, and says so', async () => {
    renderRoute('/pickups', { shipments: 60 });
    await screen.findByText(/^\d+ containers, by terminal, due soonest first$/);
    const [box = expect.fail('no row')] = screen.getAllByRole('checkbox', { name: /^Select [A-Z]{4}\d{7}$/ });
    const user = userEvent.setup();
    box.focus();
    await user.keyboard('3');
    await user.click(await screen.findByRole('button', { name: 'Plan on this device' }));
    await screen.findByText('This plan is on this device only.');
    expect([...devicePlan.getState().entries.values()]).toEqual([{ planned_pickup_on: expect.any(String) }]);
  });

  it('says of a plan that the service refuses that it is not saved, and not that it is planned', async () => {
    renderRoute('/pickups', {
      shipments: 60,
      obstruct: (path) =>
        /^\/containers\/[^/]+\/custom_fields$/.test(path)
          ? Response.json({ errors: [{ status: '403', title: 'Forbidden' }] }, { status: 403 })
          : null,
    });
    await screen.findByText(/^\d+ containers, by terminal, due soonest first$/);
    const [box = expect.fail('no row')] = screen.getAllByRole('checkbox', { name: /^Select [A-Z]{4}\d{7}$/ });
    const user = userEvent.setup();
    box.focus();
    await user.keyboard('3');
    await user.click(await screen.findByRole('button', { name: 'Define the fields' }));
    await screen.findByText(/not saved/i);
    expect(screen.queryByText(/^1 container planned for /)).toBeNull();
  });
});
