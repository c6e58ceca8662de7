import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAskedToday } from '#/device/askedToday.ts';
import { useContacts } from '#/device/contacts.ts';
import { deviceCases } from '#/device/deviceFields.ts';
import { useMessageLog } from '#/device/messageLog.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { sampleContact } from '#/test/samples/contacts.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { instant } from '#/time/instant.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const world = { shipments: 120, now };

const panel = (name: string) => screen.findByRole('region', { name });
const writers = async () => within(await panel('Contact today')).findAllByRole('button', { name: /^Write/ });
/** The account is read to its end. */
const loaded = () =>
  waitFor(
    () => expect(screen.getByText(/^\d+ messages? to write, \d+ containers? to pick up/)).toBeTruthy(),
    {
      timeout: 20_000,
    },
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  useAskedToday.setState({ day: null, asked: new Map() });
  useMessageLog.setState({ messages: [] });
  deviceCases.setState({ entries: new Map(), why: null });
  useContacts.setState({ contacts: [sampleContact({ name: 'Bay Brokers', roles: ['broker'] })] });
  useTariffs.setState({ tariffs: sampleTariffs });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('/morning', { timeout: 60_000 }, () => {
  it('says what the day has, and adds up what the exceptions add up', async () => {
    const { router } = renderRoute('/morning', world);
    await screen.findByRole('heading', { level: 1, name: 'Wednesday 12 August' });
    await loaded();
    expect(document.title).toBe('Morning · Landfall');
    const sums = await panel('Sums');
    const label = within(sums).getByText(/^Charges running · \d+ containers?$/);
    const figure = label.nextElementSibling?.textContent;
    expect(figure).toMatch(/USD|CAD/);
    expect(within(sums).getByText('No tariff is active')).toBeTruthy();
    await router.navigate({ to: '/exceptions' });
    await screen.findByText(`Fees reported: ${figure}`);
  });

  it('writes to a contact, takes the row off the list, and brings it back', async () => {
    const user = userEvent.setup();
    renderRoute('/morning', world);
    await loaded();
    const before = (await writers()).map((button) => button.getAttribute('aria-label'));
    const [first = expect.fail('no row')] = await writers();
    const name = first.getAttribute('aria-label') ?? '';
    await user.click(first);
    const dialog = await screen.findByRole('dialog', { name: '1 message' });
    // One key sends it: no other has to be found first.
    const copy = within(dialog).getByRole('button', { name: 'Copy message' });
    await waitFor(() => expect(document.activeElement).toBe(copy));
    await user.keyboard('{Enter}');
    const asked = within(await panel('Contact today'));
    await asked.findByText(/^Copied for /);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await writers()).map((button) => button.getAttribute('aria-label'))).not.toContain(name);
    expect(useMessageLog.getState().messages).toHaveLength(1);
    const [[row = ''] = []] = useAskedToday.getState().asked.values();

    await user.click(screen.getByRole('button', { name: 'Show done (1)' }));
    await user.click(screen.getByRole('button', { name: /^Contact again: / }));
    const again = (await writers()).map((button) => button.getAttribute('aria-label'));
    expect(again).toHaveLength(before.length);
    expect(again[0]).toBe(name.replace('Write', 'Write again'));
    await screen.findByText(/, no answer noted$/);
    // Whoever has it is named, so that two do not ask.
    act(() => deviceCases.setState({ entries: new Map([[row, { owner: 'Anna' }]]), why: 'chosen' }));
    await screen.findByText('Owner: Anna');
    await panel('Waits for an answer');
  });

  it('asks those of yesterday again on another day', async () => {
    renderRoute('/morning', world);
    await loaded();
    const [first = expect.fail('no row')] = await writers();
    const id = first.dataset['ask'] ?? '';
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Copy message' }));
    await waitFor(async () => expect((await writers())[0]?.dataset['ask']).not.toBe(id));
    act(() => useAskedToday.setState({ day: parseCalendarDay('2026-08-11') }));
    expect((await writers())[0]?.dataset['ask']).toBe(id);
  });

  it('goes by keys from row to row and writes by one', async () => {
    const user = userEvent.setup();
    renderRoute('/morning', world);
    await loaded();
    await user.keyboard('jj');
    const [, second] = await writers();
    expect(document.activeElement).toBe(second);
    // From a number in a row they go on with the next row.
    within(await panel('Contact today'))
      .getAllByRole('link', { name: /^[A-Z]{4}\d{7}$/ })[0]
      ?.focus();
    await user.keyboard('j');
    expect(document.activeElement).toBe(second);
    await user.keyboard('k{ArrowDown}w');
    await screen.findByRole('dialog', { name: '1 message' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it('estimates what the night adds once a tariff is on', async () => {
    useTariffs.setState({ tariffs: sampleTariffs.map((one) => ({ ...one, isOn: true })) });
    renderRoute('/morning', world);
    await loaded();
    const sums = await panel('Sums');
    await within(sums).findByText(/^estimated from \d tariffs?$/);
    expect(within(sums).getByText(/^\+ [\d,]+ USD$/)).toBeTruthy();
  });

  it('says calmly that there is nothing', async () => {
    renderRoute('/morning', { shipments: 0, now });
    await screen.findByRole('heading', { name: 'No one to contact, nothing to pick up' });
    expect(screen.queryByRole('region', { name: 'Contact today' })).toBeNull();
  });

  it('says why it has nothing where the service fails', async () => {
    renderRoute('/morning', {
      ...world,
      obstruct: (path) => (path.startsWith('/shipments') ? new Response('', { status: 401 }) : null),
    });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/No one to contact/)).toBeNull();
  });
});
