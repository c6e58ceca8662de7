import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayBound, parseDayBound } from '#/domain/arrival/arrivalWindow.ts';
import { formatWindow } from './arrivalWindow.ts';

const bound = (text: string): DayBound => parseDayBound(text) ?? 'today';
const words = (from: string | null, to: string | null) =>
  formatWindow({ from: from === null ? undefined : bound(from), to: to === null ? undefined : bound(to) });

describe('a window of days in words', () => {
  it.each([
    ['-7d', 'today', 'Past 7 days and today'],
    ['today', '+10d', 'Today and next 10 days'],
    ['-7d', '+7d', 'Past 7 and next 7 days'],
    ['-1d', 'today', 'Yesterday and today'],
    ['today', '+1d', 'Today and tomorrow'],
    ['-1d', '+1d', 'Yesterday to tomorrow'],
    ['-1d', '+7d', 'Yesterday to 7 days from now'],
    ['-7d', '+1d', '7 days ago to tomorrow'],
    ['+1d', '+3d', 'Tomorrow to 3 days from now'],
    ['+3d', '+7d', '3 to 7 days from now'],
    ['-7d', '-3d', '7 to 3 days ago'],
    ['-3d', '-1d', '3 days ago to yesterday'],
    ['+1d', '+1d', 'Tomorrow'],
    ['+0d', 'today', 'Today'],
    ['+7d', '-3d', '7 days from now to 3 days ago'],
    ['2026-08-12', '+3d', 'Wed 12 Aug 2026 to 3 days from now'],
    ['-3d', '2026-08-12', '3 days ago to Wed 12 Aug 2026'],
    ['today', null, 'Today or later'],
    ['+3d', null, '3 days from now or later'],
    [null, '-1d', 'Yesterday or earlier'],
    [null, '2026-08-12', 'Wed 12 Aug 2026 or earlier'],
    [null, null, 'Any day'],
  ])('from %s to %s is “%s”', (from, to, expected) => expect(words(from, to)).toBe(expected));

  it('says both ends of every window that moves along, and never “to in”', () => {
    const days = fc.integer({ min: -99, max: 99 });
    const text = (offset: number) => (offset < 0 ? `${offset}d` : `+${offset}d`);
    fc.assert(
      fc.property(days, days, (from, to) => {
        const said = words(text(from), text(to));
        expect(said).not.toContain('to in');
        for (const offset of [from, to].filter((one) => Math.abs(one) > 1)) {
          expect(said).toContain(String(Math.abs(offset)));
        }
      }),
    );
  });
});
