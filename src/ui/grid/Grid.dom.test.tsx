import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Grid } from './Grid.tsx';
import type { GridColumn } from './gridColumn.ts';
import { rowHeights } from './rowPlaces.ts';

interface Row {
  readonly kind: 'row';
  readonly id: string;
}

const lines: readonly Row[] = ['one', 'two', 'three'].map((id) => ({ kind: 'row', id }));
const size = { align: 'start', width: 100, chosenWidth: null, leastWidth: 50, maxWidth: 200 } as const;
const columns: readonly GridColumn<Row>[] = [
  {
    ...size,
    id: 'number',
    label: 'Number',
    cell: ({ id }, tabIndex) => (
      <a href={`#${id}`} tabIndex={tabIndex}>
        {id}
      </a>
    ),
  },
  { ...size, id: 'length', label: 'Length', cell: ({ id }) => `${id.length}` },
];

function open(onSelect?: () => void) {
  render(
    <Grid
      label="Numbers"
      lines={lines}
      columns={columns}
      selected={onSelect && new Set()}
      lastRow={undefined}
      nameOf={({ id }) => id}
      card={({ id }) => id}
      rowHeight={rowHeights.regular}
      singleKeys={false}
      bar={null}
      onSelect={onSelect}
      onRow={() => undefined}
    />,
  );
  return { user: userEvent.setup(), grid: screen.getByRole('grid', { name: 'Numbers' }) };
}

it('announces rows to select, and selects them with the keys of a grid', async () => {
  const onSelect = vi.fn<() => void>();
  const { user, grid } = open(onSelect);
  expect(grid.getAttribute('aria-multiselectable')).toBe('true');
  expect(grid.getAttribute('aria-colcount')).toBe('3');
  expect(screen.getByRole('checkbox', { name: 'Select two' })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'one' }));
  await user.keyboard('x');
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['one']));
});

it('without a selection has no check boxes, says nothing of it, and is walked all the same', async () => {
  const { user, grid } = open();
  expect(grid.hasAttribute('aria-multiselectable')).toBe(false);
  expect(grid.getAttribute('aria-colcount')).toBe('2');
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  for (const row of screen.getAllByRole('row')) {
    expect(row.hasAttribute('aria-selected')).toBe(false);
    expect(row.children).toHaveLength(2);
  }
  await user.click(screen.getByRole('link', { name: 'one' }));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'two' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('3');
  await user.keyboard('x {Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}');
  expect(document.activeElement?.textContent).toBe('5');
});
