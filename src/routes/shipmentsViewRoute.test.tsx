import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from '#/device/preferences.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

// The clock of the service is frozen at noon of that day, and so is that of this device.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-22T12:00:00Z') }));

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

/** The settings of the address, in any order. */
function addressOf({ router }: ReturnType<typeof open>): string[] {
  return [...new URLSearchParams(router.state.location.searchStr)].map((part) => part.join('=')).toSorted();
}

describe('exceptions as a filter of /shipments', () => {
  it('leave the rows with exceptions of the kinds, as many as the filter said', async () => {
    const page = open('/shipments?active=no&by=container');
    await screen.findByText(/ containers, due soonest first$/);
    const [first, second] = within(await facet('Exception')).getAllByRole('link');
    const parts = (link: HTMLElement | undefined) => /^(.+?)(\d+)$/.exec(link?.textContent ?? '') ?? [];
    const [, kind = '', count] = parts(first);
    const [, other = ''] = parts(second);
    await userEvent
      .setup()
      .click(within(await facet('Exception')).getByRole('link', { name: first?.textContent ?? '' }));
    await waitFor(async () => expect(await rowCount()).toBe(Number(count)));
    expect(addressOf(page).join(' ')).toMatch(/exception=[a-z_]+/);
    expect((await chips()).join(' ')).toContain(kind);
    expect(await countOf('Exception', new RegExp(`^${other}`)), 'counts are those without this kind').toBe(
      Number(parts(second)[2]),
    );
  });
});

describe('the settings of /shipments', () => {
  it('have a row for each container', async () => {
    const page = open('/shipments?by=container&active=no');
    const text = (await screen.findByText(/ containers, due soonest first$/)).textContent;
    expect(await rowCount()).toBe(Number.parseInt(text, 10));
    expect(await rowCount()).toBeGreaterThan(shipments);
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Shipments' }));
    await waitFor(() => expect(addressOf(page)).toEqual(['active=no']));
    await screen.findByText(`${shipments}, due soonest first`);
  });

  it('have free days, marked as near by the exception settings', async () => {
    usePreferences.setState(usePreferences.getInitialState());
    // Few containers are at a terminal on any day.
    renderRoute('/shipments?by=container&columns=number,daysLeft&sort=-daysLeft', { shipments: 300 });
    await screen.findByText(/ containers, by free days left/);
    const shown = () =>
      screen.getAllByText(/^LFD in \d+ days?$/).map(({ textContent, classList }) => ({
        days: Number(/\d+/.exec(textContent)?.[0]),
        near: classList.contains('text-attention'),
      }));
    await waitFor(() => expect(shown().some(({ days }) => days > 1)).toBe(true));
    for (const freeDayNearDays of [1, defaultExceptionSettings.freeDayNearDays, 30]) {
      act(() => usePreferences.getState().setExceptions({ ...defaultExceptionSettings, freeDayNearDays }));
      expect(shown()).toEqual(shown().map(({ days }) => ({ days, near: days <= freeDayNearDays })));
    }
  });

  it('sort by any column, in both directions', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?active=no&sort=voyage');
    await screen.findByText(`${shipments}, by voyage`);
    await user.click(screen.getByRole('button', { name: 'Descending' }));
    await waitFor(() => expect(addressOf(page)).toEqual(['active=no', 'sort=-voyage']));
    await screen.findByText(`${shipments}, by voyage, descending`);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Due soonest first');
    await waitFor(() => expect(addressOf(page)).toEqual(['active=no']));
  });

  it('have groups, which clearing the filters does not change', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?q=a');
    await user.selectOptions(await screen.findByLabelText('Group by'), 'By vessel');
    await waitFor(() => expect(addressOf(page)).toEqual(['group=vessel', 'q=a']));
    await user.click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(addressOf(page)).toEqual(['group=vessel']));
    // The headings of the groups count as rows.
    expect(await rowCount()).toBeGreaterThan(shipments);
  });

  it('have a window of arrival days, with its count', async () => {
    const user = userEvent.setup();
    const page = open('/shipments');
    await screen.findByText(/ of \d+, due soonest first$/);
    // The counts come after the rows.
    await waitFor(async () =>
      expect(await countOf('Arrival day', /^Today and next 14 days/)).toBeGreaterThan(0),
    );
    const expected = await countOf('Arrival day', /^Today and next 14 days/);
    expect(expected).toBeLessThan(shipments);
    await user.click(
      within(await facet('Arrival day')).getByRole('link', { name: /^Today and next 14 days/ }),
    );
    await waitFor(() => expect(addressOf(page)).toEqual(['from=today', 'to=+14d']));
    await waitFor(async () => expect(await rowCount()).toBe(expected));
    expect(await chips()).toEqual(['Remove filter Arrival day Today and next 14 days', 'Clear all']);
    await user.click(screen.getByRole('link', { name: 'Remove filter Arrival day Today and next 14 days' }));
    await waitFor(() => expect(addressOf(page)).toEqual([]));
  });

  it('have chosen days, with a note where the first is after the last', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?from=2026-08-20&to=+3d');
    expect(await chips()).toEqual([
      'Remove filter Arrival day Thu 20 Aug 2026 to 3 days from now',
      'Clear all',
    ]);
    const last = await screen.findByLabelText('Last day');
    await user.type(last, '2026-08-01');
    await waitFor(() => expect(addressOf(page)).toContain('to=2026-08-01'));
    expect((await screen.findByText(/The first day is after the last day/)).textContent).toBeDefined();
    await user.clear(last);
    await waitFor(() => expect(addressOf(page)).toEqual(['from=2026-08-20']));
  });

  it('have tracking, arrival and tags, each counted and removed alone', async () => {
    open('/shipments?tracking=stopped&tracking=stale&arrival=overdue&tag=not%20used');
    expect(await chips()).toEqual([
      'Remove filter POD arrival Overdue',
      'Remove filter Tag not used',
      'Remove filter Tracking Stopped',
      'Remove filter Tracking No update for 7 days',
      'Clear all',
    ]);
    await screen.findByText('Nothing matches these filters');
    const tags = await screen.findByRole('region', { name: 'Tag', hidden: true });
    expect(
      await within(tags).findByRole('link', { name: 'not used', current: true, hidden: true }),
    ).toBeDefined();
  });
});

it('the arrival state of earlier versions is read from an address by its present name', async () => {
  const page = open('/shipments?arrival=untold');
  expect(await chips()).toEqual(['Remove filter POD arrival Not reported', 'Clear all']);
  expect(addressOf(page)).toEqual(['arrival=not_reported']);
  await userEvent.setup().click(screen.getByRole('link', { name: /^Remove filter POD arrival/ }));
  await waitFor(() => expect(addressOf(page)).toEqual([]));
});

describe('an ignored setting of an address', () => {
  it('is named, the others count, and dismissing the notice cleans the address', async () => {
    const user = userEvent.setup();
    const page = open(
      '/shipments?columns=number,foo&sort=sideways&group=mood&from=2026-02-30&status=on_ship',
    );
    const notice = within(await screen.findByRole('status', { name: 'Ignored settings' }));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ignored unknown column “foo”.',
      'Ignored unknown sort “sideways”.',
      'Ignored unknown group “mood”.',
      'Ignored first arrival day “2026-02-30”: it is not a date. Write 2026-08-12, today or +7d.',
    ]);
    expect(await chips()).toEqual(['Remove filter Status On vessel', 'Clear all']);
    await user.click(notice.getByRole('link', { name: 'Dismiss' }));
    await waitFor(() => expect(addressOf(page)).toEqual(['columns=number', 'status=on_ship']));
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Ignored settings' })).toBeNull());
  });

  it('is the second value of a repeated one', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?sort=arrival&sort=-carrier&group=day&group=moon&q=u&q=zzz');
    const notice = within(await screen.findByRole('status', { name: 'Ignored settings' }));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      ['sort=-carrier', 'group=moon', 'q=zzz'].map(
        (part) => `Ignored “${part}”: only the first value counts.`,
      ),
    );
    expect(await chips()).toContain('Remove filter Text u');
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: /^Filter/ }).value).toBe('u');
    expect(addressOf(page), 'a copy of the address has it too').toContain('sort=-carrier');
    await user.click(notice.getByRole('link', { name: 'Dismiss' }));
    await waitFor(() => expect(addressOf(page)).toEqual(['group=day', 'q=u', 'sort=arrival']));
  });

  it('stays in the address while the filters change, for a version that knows it', async () => {
    const user = userEvent.setup();
    const page = open('/shipments?columns=number,foo');
    await user.click(await screen.findByRole('link', { name: /^On vessel/ }));
    await waitFor(() => expect(addressOf(page)).toEqual(['columns=number,foo', 'status=on_ship']));
  });

  it('never breaks the page, whatever it is', async () => {
    open(
      `/shipments?active=no&by=${'x'.repeat(5000)}&columns=${encodeURIComponent('<b>,:::,,constructor')}&sort=-&to=%00&tracking=__proto__`,
    );
    expect(await rowCount()).toBe(shipments);
    expect(screen.getByText(/column “<b>”/)).toBeDefined();
    expect(screen.getByText(/column “constructor”/)).toBeDefined();
  });
});
