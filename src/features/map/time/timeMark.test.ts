import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { placeMarks, timeMark } from './timeMark.ts';

const mark = (at: number, kind: 'actual' | 'estimated' | 'original') => ({
  at: instant(at),
  kind,
  label: kind,
});

describe('the calls on a time slider', () => {
  it('are those with a time within its span', () => {
    const marks = [mark(0, 'actual'), mark(50, 'original'), mark(101, 'estimated')];
    expect(placeMarks(marks, instant(0), instant(100)).map(({ kind, share }) => [kind, share])).toEqual([
      ['actual', 0],
      ['original', 0.5],
    ]);
    expect(timeMark(null, 'actual', 'Shanghai')).toEqual([]);
    expect(timeMark(readMoment('2026-08-12', null), 'actual', 'Shanghai')).toMatchObject([
      { at: Date.parse('2026-08-12'), label: 'Shanghai' },
    ]);
  });

  it('name the ETA rather than the original one beside it', () => {
    const marks = [mark(90, 'original'), mark(100, 'estimated')];
    const named = placeMarks(marks, instant(0), instant(100)).filter(({ isLabelled }) => isLabelled);
    expect(named.map(({ kind }) => kind)).toEqual(['estimated']);
  });

  it('have no two names that meet, and at least one', () => {
    const kinds = fc.constantFrom('actual', 'estimated', 'original');
    const marks = fc.array(fc.tuple(fc.integer({ min: -10, max: 110 }), kinds), { maxLength: 12 });
    fc.assert(
      fc.property(marks, (all) => {
        const placed = placeMarks(
          all.map(([at, kind]) => mark(at, kind)),
          instant(0),
          instant(100),
        );
        const named = placed.filter(({ isLabelled }) => isLabelled).map(({ share }) => share);
        for (const [index, one] of named.entries())
          for (const other of named.slice(index + 1))
            expect(Math.abs(one - other)).toBeGreaterThanOrEqual(0.3);
        expect(named.length > 0).toBe(placed.length > 0);
      }),
    );
  });
});
