import { assert, property, string, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { inPlaces } from './useStableOrder.ts';

const rowsOf = (ids: readonly string[]) => ids.map((id) => ({ id }));
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('rows in the places that they have on the screen', () => {
  it('stay there whatever their order would be, with what is new after them', () => {
    const rows = rowsOf(['new', 'c', 'a', 'newer']);
    expect(idsOf(inPlaces(rowsOf(['a', 'b', 'c']), rows))).toEqual(['a', 'c', 'new', 'newer']);
  });

  it('are the same list where nothing has moved', () => {
    const rows = rowsOf(['a', 'c', 'new']);
    expect(inPlaces(rowsOf(['a', 'b', 'c']), rows)).toBe(rows);
  });

  it('are all there, once each, and those that were shown in the order that was shown', () => {
    const ids = uniqueArray(string({ maxLength: 2 }), { maxLength: 30 });
    assert(
      property(ids, ids, (shown, listed) => {
        const placed = idsOf(inPlaces(rowsOf(shown), rowsOf(listed)));
        expect(placed.toSorted()).toEqual(listed.toSorted());
        const kept = shown.filter((id) => listed.includes(id));
        expect(placed.slice(0, kept.length)).toEqual(kept);
        expect(placed.slice(kept.length)).toEqual(listed.filter((id) => !shown.includes(id)));
      }),
      { numRuns: runs(200) },
    );
  });
});
