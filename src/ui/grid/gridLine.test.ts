import { array, assert, constant, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GridLine, lineAfterKey, rowIdsBetween } from './gridLine.ts';

const lineOf = (kind: 'row' | 'group', index: number): GridLine =>
  kind === 'row' ? { kind, id: `${index}` } : { kind, id: `${index}`, label: 'A group', count: '1 row' };
const lists = array(constantFrom<'row' | 'group'>('row', 'row', 'group'), { minLength: 1, maxLength: 40 })
  .filter((kinds) => kinds.includes('row'))
  .map((kinds) => kinds.map(lineOf));
const keys = constantFrom('ArrowDown', 'ArrowUp', 'j', 'k', 'PageDown', 'PageUp', 'Home', 'End');

/** A list and the place of one of its rows. */
const places = lists.chain((lines) =>
  record({
    lines: constant(lines),
    from: constantFrom(...lines.flatMap(({ kind }, index) => (kind === 'row' ? [index] : []))),
  }),
);

describe('the keys of a grid', () => {
  it('lead to a row, never to a heading nor out of the list', () => {
    assert(
      property(places, keys, integer({ min: 1, max: 60 }), ({ lines, from }, key, page) => {
        const to = lineAfterKey(lines, from, key, page);
        expect(lines[to ?? -1]?.kind).toBe('row');
      }),
    );
  });

  it('reach every row one after the other, and the way back is the same', () => {
    assert(
      property(lists, (lines) => {
        const walk = (start: number, key: string) => {
          const seen = [start];
          for (;;) {
            const here = seen.at(-1) ?? start;
            const next = lineAfterKey(lines, here, key, 1);
            if (next === null || next === here) return seen;
            seen.push(next);
          }
        };
        const rows = lines.flatMap(({ kind }, index) => (kind === 'row' ? [index] : []));
        const first = lineAfterKey(lines, rows.at(-1) ?? 0, 'Home', 1);
        const last = lineAfterKey(lines, rows[0] ?? 0, 'End', 1);
        expect([first, last]).toEqual([rows[0], rows.at(-1)]);
        expect(walk(first ?? 0, 'ArrowDown')).toEqual(rows);
        expect(walk(last ?? 0, 'k')).toEqual(rows.toReversed());
      }),
    );
  });

  it('leave other keys to the browser', () => {
    expect(lineAfterKey([lineOf('row', 0)], 0, 'q', 1)).toBeNull();
    expect(lineAfterKey([lineOf('row', 0)], 0, 'constructor', 1)).toBeNull();
  });

  it('select the same rows from either end', () => {
    assert(
      property(lists, nat(40), nat(40), (lines, one, other) => {
        expect(rowIdsBetween(lines, one, other)).toEqual(rowIdsBetween(lines, other, one));
      }),
    );
  });
});
