import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTariffs } from '#/device/tariffs.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';

beforeEach(() => {
  // When the world of the service stands still.
  vi.useFakeTimers({ now: Date.parse('2026-08-22T12:00:00Z'), toFake: ['Date'] });
  useTariffs.setState({ tariffs: sampleTariffs });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const loaded = () => screen.findByText(/^\d+ containers, each figure opens its rows$/);
const slider = () => screen.getByRole('slider', { name: 'Days of arrival' });

describe('/overview', { timeout: 60_000 }, () => {
  it('counts the fleet that is read anyway, and asks for nothing more', async () => {
    const { asked, router } = renderRoute('/overview', { shipments: 60 });
    await loaded();
    expect(document.title).toBe('Overview · Landfall');
    const now = within(screen.getByRole('region', { name: 'Now' }));
    expect(now.getAllByRole('link').length).toBeGreaterThanOrEqual(7);
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    const shell = new Set(asked);
    cleanup();
    // The list asks for the account too, and for what the navigation counts.
    const list = renderRoute('/shipments', { shipments: 60 });
    await screen.findByText(/due soonest first$/);
    await waitFor(() => expect(list.asked.length).toBeGreaterThanOrEqual(shell.size));
    expect([...shell].filter((path) => !list.asked.includes(path))).toEqual([]);
    expect(router.state.location.pathname).toBe('/overview');
  });

  it('shows what an account will have before it has anything', async () => {
    renderRoute('/overview', { shipments: 0 });
    await screen.findByRole('heading', { name: 'Nothing to count yet' });
    expect(screen.getByRole('link', { name: 'Track containers' })).toBeDefined();
  });

  it('says why it has no figures where the service fails', async () => {
    renderRoute('/overview', {
      obstruct: (path) => (path.startsWith('/shipments') ? new Response('', { status: 401 }) : null),
    });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('Nothing to count yet')).toBeNull();
  });

  it('says that more may follow while the account is loading', async () => {
    renderRoute('/overview', {
      shipments: 250,
      obstruct: (path) => (/page(\[|%5B)number(\]|%5D)=2/.test(path) ? new Promise(() => undefined) : null),
    });
    const now = within(await screen.findByRole('region', { name: 'Now' }));
    expect(now.getByRole('link', { name: /^\d+\+ ?On hold$/ })).toBeDefined();
    expect(screen.getByText(/so far, from \d+ of 250 shipments$/)).toBeDefined();
  });

  it('selects days by the keyboard, and leads to their rows', async () => {
    const { router } = renderRoute('/overview', { shipments: 80 });
    await loaded();
    const user = userEvent.setup();
    slider().focus();
    await user.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{End}{/Shift}');
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^\w{3} \d+ \w{3}.*: \d+ containers?/);
    const link = screen.getByRole('link', { name: /^\d+ containers?, \w{3} \d+ \w{3}.* to / });
    const count = Number(link.dataset['count']);
    expect(count).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    expect(link.isConnected).toBe(false);
    await user.keyboard('{Shift>}{Home}{/Shift}');
    await user.keyboard('{Enter}');
    await screen.findByText(new RegExp(`^${count} of \\d+ containers`));
    expect(router.state.location.search).toMatchObject({ by: 'container', arrival: 'expected' });
  });

  it('has the arrivals of one port, and each chart as a table', async () => {
    renderRoute('/overview', { shipments: 80 });
    await loaded();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const table = within(screen.getByRole('region', { name: 'Days of arrival' }));
    const sumOfDays = () =>
      table.getAllByRole('link').reduce((sum, { dataset }) => sum + Number(dataset['count']), 0);
    const whole = sumOfDays();
    const ports = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Port of discharge' });
    await user.selectOptions(ports, ports.options[1]?.value ?? '');
    expect(sumOfDays()).toBeLessThan(whole);
    expect(sumOfDays()).toBeGreaterThan(0);
  });

  it('projects what waiting costs by the tariffs that are on', async () => {
    useTariffs.setState({
      tariffs: sampleTariffs.map((one) => ({ ...one, isOn: true, port: null, throughMoves: true })),
    });
    renderRoute('/overview', { shipments: 80 });
    await loaded();
    await screen.findByText(/^Estimated [\d,.]+ USD so far, [\d,.]+ USD if all wait 7 more days$/);
    expect(screen.getByRole('columnheader', { name: 'In 7 days' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Charges running$/ })).toBeDefined();
  });
});
