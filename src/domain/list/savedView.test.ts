import { array, assert, constantFrom, integer, property, uniqueArray, string } from 'fast-check';
import { expect, it } from 'vitest';
import { longestName, readView, sameSearch, type SavedView, viewName } from './savedView.ts';
import { moveView } from './viewChanges.ts';

const viewOf = (id: string): SavedView => ({ id, name: id, page: '/shipments', search: '' });

it('moves a view by one place, loses none, and back again is where it was', () => {
  assert(
    property(uniqueArray(string({ minLength: 1 }), { minLength: 2 }), integer(), (ids, pick) => {
      const views = ids.map(viewOf);
      const at = Math.abs(pick) % (views.length - 1);
      const id = views[at]?.id ?? '';
      const moved = moveView(views, id, 1);
      expect(moved[at + 1]?.id).toBe(id);
      expect(moveView(moved, id, -1)).toEqual(views);
      expect(moveView(views, views[0]?.id ?? '', -1)).toBe(views);
    }),
  );
});

it('treats two addresses with the same settings as one, in any order', () => {
  expect(sameSearch('?status=on_ship&q=a%20b', '?q=a+b&status=on_ship')).toBe(true);
  expect(sameSearch('', '?')).toBe(true);
  expect(sameSearch('?q=a', '?q=b')).toBe(false);
  expect(sameSearch('?status=a&status=b', '?status=a')).toBe(false);
  expect(sameSearch('?arrival=untold', '?arrival=not_reported'), 'the word of earlier versions').toBe(true);
});

it('cuts a name to the width of a menu, and to one line', () => {
  expect(viewName(' a \n b ')).toBe('a b');
  expect(viewName('x'.repeat(100))).toHaveLength(longestName);
});

it('reads a record or returns null, and never throws', () => {
  assert(
    property(
      array(constantFrom(null, 7, 'text', '/shipments', ['x'], undefined), { minLength: 4, maxLength: 4 }),
      ([id, name, page, search]) => {
        const view = readView({ id, name, page, search });
        expect(view && readView(view)).toEqual(view);
      },
    ),
  );
});
