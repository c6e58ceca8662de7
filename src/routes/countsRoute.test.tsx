import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acknowledge, undo } from '#/device/acknowledging.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { instant } from '#/time/instant.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const quick = () => screen.findByRole('navigation', { name: 'Quick filters' });
const lists = () => screen.getByRole('navigation', { name: 'Filters', hidden: true });
const countIn = async (place: HTMLElement, name: RegExp) =>
  Number(/\d+/.exec((await within(place).findByRole('link', { name })).textContent)?.[0]);

describe('counts of filters', { timeout: 60_000 }, () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
  });

  it.each([
    ['shipment', 'Shipments'],
    ['container', 'Containers'],
  ])('have one place, above the list or beside it, by %s', async (by, unit) => {
    renderRoute(`/shipments?by=${by}`, { shipments: 300, now });
    const chips = await quick();
    expect(chips.textContent).toMatch(new RegExp(`^${unit}\\d`));
    expect(
      within(lists()).getByText(`Counts of ${unit.toLowerCase()}, finished ones included`),
    ).toBeDefined();
    await within(lists()).findByRole('region', { name: 'Exception' });
    const region = (name: string) => within(lists()).getByRole('region', { name });
    for (const chip of [/past LFD$/, /on hold$/]) expect(await countIn(chips, chip)).toBeGreaterThan(0);
    // What is counted above the list is not counted beside it again.
    for (const [place, name] of [
      ['Exception', /^(Last free day past|On hold)/],
      ['Hold', /^On hold/],
      ['Pickup', /^Ready/],
    ] as const) {
      expect(within(region(place)).queryByRole('link', { name }), place).toBeNull();
    }
  });

  it('of exceptions say that acknowledged ones are not among them', async () => {
    const { queryClient } = renderRoute('/shipments', { shipments: 300, now });
    await within(await screen.findByRole('navigation', { name: 'Filters', hidden: true })).findByRole(
      'region',
      { name: 'Exception' },
      { timeout: 10_000 },
    );
    const { shipments } = queryClient.getQueryData<Fleet>(['fleet']) ?? { shipments: [] };
    const settings = defaultExceptionSettings;
    const [first] = findExceptions({ shipments, requests: [], now, settings }).items;
    act(() => acknowledge(first ? [first] : [], null));
    expect(await within(lists()).findByRole('region', { name: 'Exception, not acknowledged' })).toBeDefined();
    act(() => undo(first ? [first.id] : []));
  });

  it('are of values that occur, and the others are behind "Show more" without a count', async () => {
    renderRoute('/shipments?q=MSC', { shipments: 40, now });
    await quick();
    const presets = await within(lists()).findByRole('region', { name: 'Arrival day', hidden: true });
    const counts = () =>
      within(lists())
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent ?? '');
    await waitFor(() => expect(counts().length).toBeGreaterThan(5));
    for (const text of counts()) expect(text).not.toMatch(/\D0\+?$/);
    expect(within(lists()).queryByRole('region', { name: 'Changed', hidden: true })).toBeNull();

    const shown = within(presets).queryAllByRole('link', { hidden: true }).length;
    expect(shown).toBeLessThan(5);
    fireEvent.click(within(presets).getByRole('button', { name: `Show ${5 - shown} more`, hidden: true }));
    expect(within(presets).getAllByRole('link', { hidden: true })).toHaveLength(5);
    for (const text of counts()) expect(text).not.toMatch(/\D0\+?$/);
  });

  it('are marked as growing while the account is loading', async () => {
    const page = Promise.withResolvers<null>();
    const later = (path: string) =>
      path.startsWith('/shipments?') && /page%5Bnumber%5D=[2-9]|page\[number\]=[2-9]/.test(path)
        ? page.promise
        : null;
    renderRoute('/shipments', { shipments: 300, now, obstruct: later });
    const chips = await quick();
    for (const chip of within(chips).getAllByRole('link')) expect(chip.textContent).toMatch(/^\d+\+ /);
    const statuses = within(lists()).getByRole('region', { name: 'Status' });
    for (const link of within(statuses).getAllByRole('link')) expect(link.textContent).toMatch(/\d\+$/);
    expect(screen.getByRole('progressbar', { name: 'Shipments loaded' })).toBeDefined();
    page.resolve(null);
    await waitFor(async () => expect((await quick()).textContent).not.toContain('+'));
  });
});
