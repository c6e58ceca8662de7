import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setBulkRun } from '#/features/shipments/bulk/bulkRun.ts';
import { select } from '#/features/shipments/grid/rememberedIds.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import type { SandboxApiOptions } from '#/test/sandboxApi.ts';

const address = '/shipments?active=no&sort=number&columns=number,tags,references';

async function open(options: SandboxApiOptions = {}) {
  const user = userEvent.setup();
  const page = renderRoute(address, { shipments: 12, ...options });
  await screen.findByText(/^12, /);
  await user.keyboard('jx{Shift>}{ArrowDown}{ArrowDown}{/Shift}t');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 shipments' }));
  return { user, dialog, ...page };
}

const withTag = (tag: string) =>
  screen.queryAllByRole('row', { hidden: true }).filter((row) => row.textContent?.includes(tag)).length;

describe('changing the selected rows of /shipments', { timeout: 60_000 }, () => {
  beforeEach(() => {
    select(new Set());
    setBulkRun(null);
  });

  it('shows what will change before anything is sent, changes it, and undoes it as one', async () => {
    const { user, dialog, asked } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Tags' }));
    await user.type(dialog.getByRole('textbox', { name: 'Add a tag' }), 'peak-season');
    expect(dialog.getByText('3 shipments will change.')).toBeDefined();
    const preview = dialog.getByRole('list', { name: 'What will change' });
    expect(within(preview).getAllByText('peak-season', { exact: false }).length).toBeGreaterThan(0);
    expect(asked.filter((path) => /^\/shipments\/[^/?]+/.test(path))).toEqual([]);

    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('3 changed.')).toBeDefined();
    await waitFor(() => expect(withTag('peak-season')).toBe(3));
    await user.click(screen.getByRole('button', { name: 'Undo all' }));
    await waitFor(() => expect(withTag('peak-season')).toBe(0));
  });

  it('removes a label that holds a comma whole', async () => {
    const { user, dialog } = await open({
      rewrite: (answer) => answer.replaceAll(/"tags":\[[^\]]*\]/g, '"tags":["north, south","east"]'),
    });
    await user.click(dialog.getByRole('radio', { name: 'Tags' }));
    await user.click(dialog.getByRole('radio', { name: 'Remove' }));
    await user.click(dialog.getByRole('button', { name: 'north, south (3)' }));
    expect(dialog.getByText('3 shipments will change.')).toBeDefined();
  });

  it('says of each what was not changed and why, and tries those again', async () => {
    let isRefused = true;
    const { user, dialog } = await open({
      obstruct: (path) =>
        isRefused && /^\/shipments\/[^/?]+$/.test(path)
          ? Response.json(
              { errors: [{ detail: 'is not allowed here', source: { pointer: '/data/attributes/tags/0' } }] },
              { status: 422 },
            )
          : null,
    });
    await user.click(dialog.getByRole('radio', { name: 'Tags' }));
    await user.click(dialog.getByRole('radio', { name: 'Replace all' }));
    await user.type(dialog.getByRole('textbox', { name: 'Add a tag' }), 'x{Enter}{Enter}');
    const failures = within(await screen.findByRole('list', { name: 'Not changed' }));
    expect(failures.getAllByText(/The service says of x: “is not allowed here”/)).toHaveLength(3);
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Retry failed' }));
    expect(await screen.findByText('3 changed.')).toBeDefined();
  });

  it('stops tracking, and goes on beside the list once its dialog is closed', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Tracking' }));
    const count = Number(/^\d+/.exec(dialog.getByRole('status').textContent ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    await user.click(dialog.getByRole('button', { name: /^Change/ }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText(new RegExp(`${count} changed\\.`))).toBeDefined();
    expect(screen.getByText('Stop tracking')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await screen.findByRole('dialog', { name: 'Change 3 shipments' });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Stop tracking')).toBeNull();
  });

  it('keeps its result and the undo where nothing that is changed passes the filter any more', async () => {
    const user = userEvent.setup();
    renderRoute(`${address}&tracking=stale`, { shipments: 1 });
    await screen.findByText(/^1 of 1, /);
    await user.keyboard('jxt');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 shipment' }));
    await user.click(dialog.getByRole('radio', { name: 'Tracking' }));
    await user.click(dialog.getByRole('button', { name: 'Change 1 shipment' }));
    const result = within(await screen.findByRole('dialog', { name: 'Stop tracking' }));
    await screen.findByText(/^0 of 1, /);
    expect(await result.findByText('1 changed.')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: /^Nothing matches/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await user.click(await screen.findByRole('button', { name: 'Undo all' }));
    expect(await screen.findByText(/^1 of 1, /)).toBeDefined();
  });

  it('asks the sources of the containers again, and says what the service made of it', async () => {
    const { user, dialog, asked } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Refresh' }));
    expect(asked).not.toContain('/containers/refresh');
    await user.click(dialog.getByRole('button', { name: /^Refresh \d+ containers?$/ }));
    const outcome = await dialog.findByText(/^Refresh of \d+ containers? sent\./);
    expect(outcome.textContent).toMatch(/Refresh started with|No source was asked/);
    expect(asked.filter((path) => path === '/containers/refresh')).toHaveLength(1);
  });

  it('says why the containers were not refreshed', async () => {
    const { user, dialog } = await open({ features: [] });
    await user.click(dialog.getByRole('radio', { name: 'Refresh' }));
    await user.click(dialog.getByRole('button', { name: /^Refresh \d+ containers?$/ }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toMatch(/containers? not refreshed\..*plan|not enabled/);
  });

  it('sets a custom field, shows it in its column, and undoes it as one', async () => {
    const user = userEvent.setup();
    renderRoute('/shipments?active=no&sort=number&columns=number,field.cost_center', { shipments: 12 });
    await screen.findByText(/^12, /);
    await user.keyboard('jx{Shift>}{ArrowDown}{ArrowDown}{/Shift}t');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 shipments' }));
    await user.click(dialog.getByRole('radio', { name: 'Custom field' }));
    const choice = await dialog.findByRole('combobox', { name: 'Custom field' });
    const costCenter = within(choice).getByRole<HTMLOptionElement>('option', {
      name: 'Cost center (shipment)',
    });
    await user.selectOptions(choice, costCenter);
    await user.type(dialog.getByRole('textbox', { name: 'Cost center' }), 'ZZZ-1234');
    expect(await dialog.findByText('3 shipments will change.')).toBeDefined();
    const preview = dialog.getByRole('list', { name: 'What will change' });
    expect(within(preview).getAllByText('ZZZ-1234')).not.toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Change 3 shipments' }));
    expect(await screen.findByText('3 changed.')).toBeDefined();
    await waitFor(() => expect(withTag('ZZZ-1234')).toBe(3));
    await user.click(screen.getByRole('button', { name: 'Undo all' }));
    await waitFor(() => expect(withTag('ZZZ-1234')).toBe(0));
  });

  it('says of each why a custom field was refused', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Custom field' }));
    const choice = await dialog.findByRole('combobox', { name: 'Custom field' });
    await user.selectOptions(choice, within(choice).getByRole('option', { name: 'Cost center (shipment)' }));
    await user.type(dialog.getByRole('textbox', { name: 'Cost center' }), 'no such form');
    await dialog.findByText('3 shipments will change.');
    await user.click(dialog.getByRole('button', { name: 'Change 3 shipments' }));
    const failures = within(await screen.findByRole('list', { name: 'Not changed' }));
    expect(
      failures.getAllByText(/The service says “value of Cost center does not match the pattern/),
    ).toHaveLength(3);
  });
});
