import { assert, constantFrom, integer, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fleetColumns } from '#/domain/list/columns.ts';
import { defaultColumns } from '#/domain/list/view.ts';
import { leadColumn, sizeColumn, withColumns } from './columnChoice.ts';
import { moveColumn, toggleColumn } from './ColumnsDialog.tsx';

const others = fleetColumns.map(({ id }) => id).filter((id) => id !== leadColumn);
const choices = subarray(others, { minLength: 1 }).map((ids) =>
  [leadColumn, ...ids].map((id) => ({ id, width: null })),
);
const anyColumn = constantFrom(leadColumn, ...others);

describe('the choice of columns', () => {
  it('always begins with the number', () => {
    assert(
      property(choices, anyColumn, integer(), (columns, id, to) => {
        expect(moveColumn(columns, id, to)[0]?.id).toBe(leadColumn);
        expect(toggleColumn(columns, id)[0]?.id).toBe(leadColumn);
      }),
    );
  });

  it('has every column after one moved, and moving it back restores the order', () => {
    assert(
      property(choices, anyColumn, integer({ min: -3, max: 60 }), (columns, id, to) => {
        const moved = moveColumn(columns, id, to);
        expect(new Set(moved)).toEqual(new Set(columns));
        expect(
          moveColumn(
            moved,
            id,
            columns.findIndex((column) => column.id === id),
          ),
        ).toEqual(columns);
      }),
    );
  });

  it('is the same after a column was removed and added again, except for its place and width', () => {
    assert(
      property(choices, anyColumn, (columns, id) => {
        const twice = toggleColumn(toggleColumn(columns, id), id);
        expect(twice.map((column) => column.id).toSorted()).toEqual(
          columns.map((column) => column.id).toSorted(),
        );
      }),
    );
  });

  it('is not in the address when it is as usual, and leaves the other settings as they are', () => {
    const sized = withColumns({ q: 'x', sort: '-arrival' }, (columns) => sizeColumn(columns, 'arrival', 240));
    expect(sized).toEqual({
      q: 'x',
      sort: '-arrival',
      columns: defaultColumns.shipment.map(({ id }) => (id === 'arrival' ? 'arrival:240' : id)).join(','),
    });
    const usual = withColumns(sized, (columns) => sizeColumn(columns, 'arrival', null));
    expect(usual).toEqual({ q: 'x', sort: '-arrival' });
  });
});
