import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderRoute } from '#/test/renderRoute.tsx';

afterEach(cleanup);

describe('/carriers', { timeout: 60_000 }, () => {
  it('says when the record starts while an account has nothing', async () => {
    renderRoute('/carriers', { shipments: 0 });
    await screen.findByRole('heading', { name: 'Nothing yet' });
    screen.getByText('Figures start with 8 arrivals of a carrier.');
    expect(document.title).toBe('Carrier reliability · Landfall');
  });

  it('says why it has no rows where the service fails', async () => {
    renderRoute('/carriers', {
      obstruct: (path) => (path.startsWith('/shipments') ? new Response('', { status: 401 }) : null),
    });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Nothing yet')).toBeNull();
  });

  it('shows carriers with what is known and missing, asks for the list alone, and unfolds lanes', async () => {
    const { asked } = renderRoute('/carriers', { shipments: 300 });
    await screen.findByText(/^Where a carrier’s range is shown/);
    // The requests are those that the navigation counts exceptions by.
    expect(asked.filter((path) => !/^\/(?:shipments|tracking_requests)\?/.test(path))).toEqual([]);
    const [table = expect.fail('no table')] = screen.getAllByRole('table');
    const [first = expect.fail('no carrier')] = within(table)
      .getAllByRole('row')
      .filter((row) => /\d+ of \d+ \(\d+%\)/.test(row.textContent));
    const [name = expect.fail('no name')] = within(first).getAllByRole('link');
    const before = within(table).getAllByRole('row').length;
    await userEvent.click(name);
    expect(name.getAttribute('aria-expanded')).toBe('true');
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(before);
    expect(within(table).getAllByText(/ → /).length).toBeGreaterThan(0);
  });

  it('shows the usual order for an address that it does not know', async () => {
    renderRoute('/carriers?sort=constructor&by=none&open=toString', { shipments: 300 });
    await screen.findByText(/^Where a carrier’s range is shown/);
    const [known] = screen.getAllByRole('columnheader', { name: 'Known' });
    expect(known?.getAttribute('aria-sort')).toBe('descending');
  });
});
