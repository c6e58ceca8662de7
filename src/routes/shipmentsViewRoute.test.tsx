import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { usePreferences } from '#/device/preferences.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

// The service's world stands still at noon of that day, and so does this device.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const shipments = 40;
const open = (address: string) => renderRoute(address, { shipments });
const grid = () => screen.findByRole('grid');
const rowCount = async () => Number((await grid()).getAttribute('aria-rowcount')) - 1;
const chips = async () =>
  within(await screen.findByRole('list', { name: 'Filters in force' }))
    .getAllByRole('link')
    .map((chip) => chip.textContent);
const facet = (name: string) => screen.findByRole('region', { name });
/** The count at the end of a filter's value. */
const countOf = async (region: string, value: RegExp) =>
  Number(
    /\d+$/.exec((await within(await facet(region)).findByRole('link', { name: value })).textContent)?.[0],
  );

/** The parts of the address; their order says nothing. */
function addressOf({ router }: ReturnType<typeof open>): string[] {
  return [...new URLSearchParams(router.state.location.searchStr)].map((part) => part.join('=')).toSorted();
}

describe('what the address of /shipments says', () => {
  it('a line for each container', async () => {
    const page = open('/shipments?by=container');
    const text = (await screen.findByText(/ containers, newest first$/)).textContent;
    expect(await rowCount()).toBe(Number.parseInt(text, 10));
    expect(await rowCount()).toBeGreaterThan(shipments);
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Shipments' }));
    await waitFor(() => expect(addressOf(page)).toEqual([]));
    await screen.findByText(`${shipments}, newest first`);
  });

  it('free days, set apart by the number of days that the attention settings call near', async () => {
    usePreferences.setState(usePreferences.getInitialState());
    // Few containers stand at a terminal on any day.
    renderRoute('/shipments?by=container&columns=number,daysLeft&sort=-daysLeft', { shipments: 300 });
    await screen.findByText(/ containers, by free days left/);
    const stand = () =>
      screen.getAllByText(/^\d+ days? left$/).map(({ textContent, classList }) => ({
        days: Number.parseInt(textContent, 10),
        near: classList.contains('text-attention'),
      }));
    await waitFor(() => expect(stand().some(({ days }) => days > 1)).toBe(true));
    for (const freeDayNearDays of [1, defaultExceptionSettings.freeDayNearDays, 30]) {
      act(() => usePreferences.getState().setExceptions({ ...defaultExceptionSettings, freeDayNearDays }));
      expect(stand()).toEqual(stand().map(({ days }) => ({ days, near: days <= freeDayNearDays })));
    }
  });

  it('any column is an order, in both directions', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?sort=voyage');
    await screen.findByText(`${shipments}, by voyage`);
    await user.click(screen.getByRole('button', { name: 'Descending' }));
    await waitFor(() => expect(addressOf(page)).toEqual(['sort=-voyage']));
    await screen.findByText(`${shipments}, by voyage, descending`);
    await user.selectOptions(screen.getByLabelText('Order of the list'), 'Newest first');
    await waitFor(() => expect(addressOf(page)).toEqual([]));
  });

  it('groups, which the filters leave as they are', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?q=a');
    await user.selectOptions(await screen.findByLabelText('Groups of the list'), 'By vessel');
    await waitFor(() => expect(addressOf(page)).toEqual(['group=vessel', 'q=a']));
    await user.click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(addressOf(page)).toEqual(['group=vessel']));
    // The headings of the groups are lines of their own.
    expect(await rowCount()).toBeGreaterThan(shipments);
  });

  it('a window of arrival days, with a count of what it holds', async () => {
    const user = userEvent.setup();
    const page = open('/shipments');
    await screen.findByText(`${shipments}, newest first`);
    // The counts come after the rows.
    await waitFor(async () => expect(await countOf('Arrival day', /^Next 14 days/)).toBeGreaterThan(0));
    const expected = await countOf('Arrival day', /^Next 14 days/);
    expect(expected).toBeLessThan(shipments);
    await user.click(within(await facet('Arrival day')).getByRole('link', { name: /^Next 14 days/ }));
    await waitFor(() => expect(addressOf(page)).toEqual(['from=today', 'to=+14d']));
    await waitFor(async () => expect(await rowCount()).toBe(expected));
    expect(await chips()).toEqual(['Remove filter Arrival day Next 14 days', 'Clear all']);
    await user.click(screen.getByRole('link', { name: 'Remove filter Arrival day Next 14 days' }));
    await waitFor(() => expect(addressOf(page)).toEqual([]));
  });

  it('days of the reader’s own choice, and that no day is between them', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?from=2026-08-20&to=+3d');
    expect(await chips()).toEqual([
      'Remove filter Arrival day Thu 20 Aug 2026 to 3 days from now',
      'Clear all',
    ]);
    const last = screen.getByLabelText('Last day');
    await user.type(last, '2026-08-01');
    await waitFor(() => expect(addressOf(page)).toContain('to=2026-08-01'));
    expect((await screen.findByText(/The first day comes after the last/)).textContent).toBeDefined();
    await user.clear(last);
    await waitFor(() => expect(addressOf(page)).toEqual(['from=2026-08-20']));
  });

  it('tracking, arrival and tags, each counted and taken off alone', async () => {
    open('/shipments?tracking=stopped&tracking=stale&arrival=overdue&tag=nobody%20has%20it');
    expect(await chips()).toEqual([
      'Remove filter Arrival Overdue',
      'Remove filter Tracking Stopped',
      'Remove filter Tracking No answer for 7 days',
      'Remove filter Tag nobody has it',
      'Clear all',
    ]);
    await screen.findByText('Nothing matches these filters');
    await waitFor(async () => expect(await countOf('Tag', /^nobody has it/)).toBe(0));
  });
});

describe('what an address asks for in vain', () => {
  it('is said part by part, the rest counts, and dismissing it cleans the address', async () => {
    const user = userEvent.setup();
    const page = open(
      '/shipments?columns=number,foo&sort=sideways&group=mood&from=2026-02-30&status=on_ship',
    );
    const notice = within(await screen.findByRole('status', { name: 'Left out of this address' }));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'This address asked for a column “foo” that this version does not have; it was left out.',
      'This address asked for the order “sideways” that this version does not have; it was left out.',
      'This address asked for groups by “mood” that this version does not have; it was left out.',
      'This address asked for arrivals from “2026-02-30”, which is no day; it was left out. A day is written like 2026-08-12, today or +7d.',
    ]);
    expect(await chips()).toEqual(['Remove filter Status On ship', 'Clear all']);
    await user.click(notice.getByRole('link', { name: 'Dismiss' }));
    await waitFor(() => expect(addressOf(page)).toEqual(['columns=number', 'status=on_ship']));
    await waitFor(() =>
      expect(screen.queryByRole('status', { name: 'Left out of this address' })).toBeNull(),
    );
  });

  it('is said of a part that stands there more than once, of which the first counts', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?sort=arrival&sort=-carrier&group=day&group=moon&q=u&q=zzz');
    const notice = within(await screen.findByRole('status', { name: 'Left out of this address' }));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      ['sort=-carrier', 'group=moon', 'q=zzz'].map(
        (part) => `This address also asked for “${part}”, of which only the first counts; it was left out.`,
      ),
    );
    expect(await chips()).toContain('Remove filter Text u');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: /^Filter/ }).value).toBe('u');
    expect(addressOf(page), 'a copy of the address would say the same').toContain('sort=-carrier');
    await user.click(notice.getByRole('link', { name: 'Dismiss' }));
    await waitFor(() => expect(addressOf(page)).toEqual(['group=day', 'q=u', 'sort=arrival']));
  });

  it('stays in the address while the filters change, for a version that understands it', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?columns=number,foo');
    await user.click(await screen.findByRole('link', { name: /^On ship/ }));
    await waitFor(() => expect(addressOf(page)).toEqual(['columns=number,foo', 'status=on_ship']));
  });

  it('never fails the page, whatever it is', async () => {
    open(
      `/shipments?by=${'x'.repeat(5000)}&columns=${encodeURIComponent('<b>,:::,,constructor')}&sort=-&to=%00&tracking=__proto__`,
    );
    expect(await rowCount()).toBe(shipments);
    expect(screen.getByText(/column “<b>”/)).toBeDefined();
    expect(screen.getByText(/column “constructor”/)).toBeDefined();
  });
});
