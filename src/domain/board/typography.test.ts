import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBoard } from './boardSettings.ts';
import {
  type Arrangement,
  boardType,
  capMillimetres,
  lineHeight,
  millimetresPerPixel,
  typeOfPage,
} from './typography.ts';

const wall = { width: 1920, height: 1080 };
const arrangements: readonly Arrangement[] = ['columns', 'lines', 'stack'];

describe('type by viewing distance', () => {
  test.each([
    [1.5, 16],
    [1.8, 16],
    [4, 51],
    [4.6, 51],
    [6, 75],
    [6.4, 75],
    [6.7, 78.2],
    [7, 81.4],
  ])('from %d m a capital has %d mm', (metres, millimetres) => {
    expect(capMillimetres(metres)).toBeCloseTo(millimetres, 6);
  });

  test('on a 55-inch panel of 1080 lines, four metres ask for about 115 pixels', () => {
    expect(boardType('lines', wall, 4, null).main).toBeCloseTo(115, 0);
  });

  test('letters are as large on a panel of 2160 lines and on an upright one', () => {
    const { main } = boardType('lines', wall, 4, null);
    const mainOf = (width: number, height: number) => boardType('lines', { width, height }, 4, null).main;
    expect(mainOf(3840, 2160)).toBeCloseTo(2 * main, 6);
    expect(mainOf(1080, 1920)).toBeCloseTo(main, 6);
  });

  const screens = fc.record({
    width: fc.integer({ min: 800, max: 4000 }),
    height: fc.integer({ min: 600, max: 4000 }),
  });
  const metres = fc.double({ min: 1, max: 12, noNaN: true });

  const arrangement = fc.constantFrom(...arrangements);

  test('the rule is met wherever a row of its size fits under its heading', () => {
    fc.assert(
      fc.property(screens, metres, arrangement, (screen, distance, how) => {
        const { main, row, band, list, readableFrom } = boardType(how, screen, distance, null);
        const cap = main * 0.7 * millimetresPerPixel(screen);
        const isMet = cap >= capMillimetres(distance) - 1e-6;
        // Else one row takes the whole height, and it is said that this is not enough.
        expect(isMet || Math.abs(row + band - list) < 1e-6).toBe(true);
        expect(Math.abs(readableFrom - distance) < 1e-6 || (!isMet && readableFrom < distance)).toBe(true);
      }),
    );
  });

  test('a usual wall says when the distance is too great for it', () => {
    expect(boardType('stack', wall, 6.4, null).readableFrom).toBe(6.4);
    expect(boardType('stack', wall, 12, null).readableFrom).toBeLessThan(12);
  });

  test('the rows of a page that is not full share its height; in columns they stay together', () => {
    const far = boardType('lines', wall, 4, null);
    const two = typeOfPage(far, 2, 2);
    expect(2 * two.row + 2 * two.band).toBeCloseTo(two.list, 6);
    expect(two.smallLines).toBeGreaterThan(far.smallLines);
    const near = boardType('columns', wall, 1.5, null);
    expect(typeOfPage(near, 2, 1).row).toBeCloseTo(1.7 * near.row, 6);
    const full = Math.floor((near.list - near.band) / near.row);
    expect(typeOfPage(near, full, 1)).toBe(near);
    expect(typeOfPage(near, 0, 0)).toBe(near);
  });

  test('a usual wall has eight rows at its usual distance, even where each has a day of its own', () => {
    for (const height of [1080, 2160, 768]) {
      const screen = { width: (height * 16) / 9, height };
      const { row, band, list } = boardType('columns', screen, defaultBoard.distance, null);
      expect(8 * (row + band)).toBeLessThanOrEqual(list);
    }
  });

  test('a phone is no wall: its type is never smaller than one reads in the hand', () => {
    const { main, small } = boardType('columns', { width: 320, height: 568 }, 1, null);
    expect(main).toBe(17);
    expect(small).toBe(14);
  });

  const mainLines = { columns: 1, lines: 1, stack: 2 } as const;
  const wantedRows = fc.option(fc.integer({ min: 1, max: 40 }));

  test('what a row holds fits the row, so many rows as are asked for fit the screen, and it is said from how far they are read', () => {
    fc.assert(
      fc.property(screens, metres, wantedRows, arrangement, (screen, distance, wanted, how) => {
        const type = boardType(how, screen, distance, wanted);
        const { row, band, list, head, headings, foot, main, small, smallLines, readableFrom } = type;
        expect(head + headings + list + foot).toBeCloseTo(screen.height, 6);
        // Three rows to a day.
        const rows = wanted ?? 1;
        expect(rows * row + Math.ceil(rows / 3) * band).toBeLessThanOrEqual(list + 1e-6);
        expect((main * mainLines[how] + small * smallLines) * lineHeight).toBeLessThanOrEqual(row + 1e-6);
        const cap = main * 0.7 * millimetresPerPixel(screen);
        expect(capMillimetres(readableFrom)).toBeLessThanOrEqual(Math.max(16, cap) + 1e-3);
      }),
    );
  });
});
