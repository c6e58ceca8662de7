import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { select } from '#/features/shipments/grid/rememberedIds.ts';
import { renderRoute } from '#/test/renderRoute.tsx';

async function open(search: string, slug: string) {
  const user = userEvent.setup();
  const page = renderRoute(`/shipments?${search}&columns=number,field.${slug}`, { shipments: 12 });
  await screen.findByText(/^12, /);
  await waitFor(() => expect(screen.queryByText(/^Custom fields are loading/)).toBeNull());
  return { user, ...page };
}

const cellOf = (row: number) =>
  within(screen.getAllByRole('row')[row] ?? document.body)
    .getAllByRole('gridcell')
    .at(-1);

describe('custom fields as cells of the list', { timeout: 60_000 }, () => {
  beforeEach(() => select(new Set()));

  it('are edited with F2, saved with Enter, and undone', async () => {
    const { user } = await open('active=no&sort=number', 'cost_center');
    await user.keyboard('j{ArrowRight}');
    const cell = cellOf(1);
    const before = cell?.textContent ?? '';
    expect(document.activeElement).toBe(cell);
    await user.keyboard('{F2}');
    const input = await screen.findByRole('textbox', { name: 'Cost center' });
    expect(document.activeElement).toBe(input);
    await user.clear(input);
    await user.keyboard('QQQ-0007{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cellOf(1)?.textContent).toBe('QQQ-0007');
    await waitFor(() => expect(document.activeElement).toBe(cellOf(1)));
    expect(await screen.findByText('Cost center saved')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Cost center restored')).toBeDefined();
    expect(cellOf(1)?.textContent).toBe(before);
  });

  it('keep what was typed where the service refuses it, and change nothing on Escape', async () => {
    const { user } = await open('active=no&sort=number', 'cost_center');
    await user.keyboard('j{ArrowRight}');
    const before = cellOf(1)?.textContent;
    await user.keyboard('{F2}');
    await user.clear(await screen.findByRole('textbox', { name: 'Cost center' }));
    await user.keyboard('nonsense{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /The service says “value of Cost center does not match/,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cellOf(1)?.textContent).toBe(before);
  });

  it.each([
    ['incoterm', 'Incoterm'],
    ['insured', 'Insured'],
    ['agreed_terminal', 'Agreed terminal'],
    ['promised_on', 'Promised to customer'],
  ])('have the keyboard in their control: %s', async (slug, name) => {
    const { user } = await open('active=no&sort=number', slug);
    await user.keyboard('j{ArrowRight}{F2}');
    const control = await screen.findByLabelText(name, { selector: 'input, select' });
    await waitFor(() => expect(document.activeElement).toBe(control));
  });

  it('mean nothing in other columns', async () => {
    const { user } = await open('active=no&sort=number', 'cost_center');
    await user.keyboard('j{F2}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
