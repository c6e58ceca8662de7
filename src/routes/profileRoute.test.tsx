import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '#/test/renderRoute.tsx';

const settled = async () => {
  expect(await screen.findByText(/^\d+ containers?, each figure opens its rows$/)).toBeTruthy();
};

describe('the page of a port, terminal, vessel or carrier', { timeout: 60_000 }, () => {
  it('leads from a port to a vessel that calls there, and from there back, with the list alone', async () => {
    const { asked } = renderRoute('/ports/uslax', { shipments: 300 });
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Los Angeles');
    expect(screen.getByText('Port · USLAX')).toBeTruthy();
    const calls = await screen.findByRole('region', { name: 'Calls ahead' });
    const [first = expect.fail('no call')] = within(calls).getAllByRole('row').slice(1);
    const [vessel = expect.fail('no vessel')] = within(first).getAllByRole('link');
    const name = vessel.textContent;
    await userEvent.click(vessel);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    const back = await screen.findByRole('region', { name: 'Calls ahead' });
    const [port = expect.fail('no port')] = within(back).getAllByRole('link', { name: 'Los Angeles' });
    await userEvent.click(port);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Los Angeles');
    // The requests are those that the navigation counts exceptions by.
    expect(asked.filter((path) => !/^\/(?:shipments|tracking_requests)\?/.test(path))).toEqual([]);
  });

  it('has the dwell of a terminal, and the arrivals of a carrier by any of its codes', async () => {
    const { router } = renderRoute('/carriers/medu', { shipments: 300 });
    await settled();
    expect(screen.getByText(/^Carrier · MSCU$/)).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Arrivals so far' })).toBeTruthy();
    await router.navigate({ to: '/terminals/$name', params: { name: 'West Basin Container Terminal' } });
    await settled();
    const dwell = await screen.findByRole('region', { name: 'Dwell at terminals' });
    expect(within(dwell).getAllByRole('row')).toHaveLength(2);
  });

  it('says what it does not know, and where to look', async () => {
    renderRoute('/vessels/IMO0000000', { shipments: 20 });
    expect(
      await screen.findByRole('heading', { name: 'No shipment of yours names IMO0000000' }),
    ).toBeTruthy();
    const find = screen.getByRole('link', { name: 'Find “IMO0000000” in the whole account' });
    expect(find.getAttribute('href')).toBe('/shipments/find?q=IMO0000000');
  });

  it('names no container of an account without any', async () => {
    renderRoute('/ports/USLAX', { shipments: 0 });
    expect(await screen.findByRole('heading', { name: 'No shipment of yours names USLAX' })).toBeTruthy();
  });
});
