import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '#/test/renderRoute.tsx';

const openExport = async () => {
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Export' }));
  return within(await screen.findByRole('dialog', { name: 'Export' }));
};
const printed = () => document.querySelector('.printed');

const sheet = () => within(printed() as HTMLElement);
const print = (name: 'beforeprint' | 'afterprint') => act(async () => window.dispatchEvent(new Event(name)));
/** The list on paper is loaded once somebody uses the page. */
async function printList() {
  await userEvent.setup().keyboard('{Control}');
  await waitFor(async () => {
    await print('beforeprint');
    expect(printed()).not.toBeNull();
  });
}

describe('the export menu', () => {
  it('says which rows are exported, and in which time', async () => {
    renderRoute('/shipments?active=no', { shipments: 40 });
    await screen.findByText('40, due soonest first');
    const panel = await openExport();
    expect(await panel.findByText('All 40 rows shown')).toBeTruthy();
    expect(panel.getByText(/Times are in local time, with the zone\./)).toBeTruthy();
  });

  it('exports nothing where the list is empty', async () => {
    renderRoute('/shipments?q=no-such-number', { shipments: 5 });
    const panel = await openExport();
    expect(await panel.findByText('No rows to export')).toBeTruthy();
    for (const button of panel.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
  });

  it('closes with Escape, and the focus is where it was', async () => {
    renderRoute('/shipments', { shipments: 5 });
    await openExport();
    // It hears keys once it has the focus.
    const panel = screen.getByRole('dialog', { name: 'Export' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.setup().keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export' }));
  });
});

describe('the list on paper', () => {
  it('has every row of the view, its columns, and when it was updated with the zone', async () => {
    renderRoute('/shipments?active=no&columns=departure,number&sort=number', { shipments: 60 });
    await screen.findByText(/^60/);
    await printList();
    const [heading, ...rows] = sheet().getAllByRole('row');
    expect(rows).toHaveLength(60);
    expect(
      within(heading as HTMLElement)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Number', 'References', 'Customer', 'POL ETD/ATD']);
    expect(
      sheet().getByText(/^60 rows, by number\. Updated \w{3} \d+ \w{3} \d{4} \d\d:\d\d \S+\.$/),
    ).toBeTruthy();
    expect(rows[0]?.textContent).toMatch(/\d{4} \d\d:\d\d (\S+) · (Estimated|Actual)$/);
    await print('afterprint');
    await waitFor(() => expect(printed()).toBeNull());
  });

  it('names the active filters', async () => {
    renderRoute('/shipments?status=on_ship&q=a', { shipments: 20 });
    await screen.findByRole('list', { name: 'Filters in force' });
    await printList();
    expect(sheet().getByText('Status: On vessel · Text: a')).toBeTruthy();
    await print('afterprint');
  });
});
