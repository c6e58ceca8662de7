import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardType, capMillimetres, lineHeight, millimetresPerPixel } from './typography.ts';

const wall = { width: 1920, height: 1080 };

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
    expect(boardType(wall, 4, null).main).toBeCloseTo(115, 0);
  });

  test('the panel is as large at 2160 lines and upright, so its letters are', () => {
    const { main } = boardType(wall, 4, null);
    expect(boardType({ width: 3840, height: 2160 }, 4, null).main).toBeCloseTo(2 * main, 6);
    expect(boardType({ width: 1080, height: 1920 }, 4, null).main).toBeCloseTo(main, 6);
  });

  const screens = fc.record({
    width: fc.integer({ min: 800, max: 4000 }),
    height: fc.integer({ min: 600, max: 4000 }),
  });
  const metres = fc.double({ min: 1, max: 12, noNaN: true });

  test('the rule is met wherever a row of its size fits', () => {
    fc.assert(
      fc.property(screens, metres, (screen, distance) => {
        const { main, rows, rowHeight, frame, readableFrom } = boardType(screen, distance, null);
        const cap = main * 0.7 * millimetresPerPixel(screen);
        const isMet = cap >= capMillimetres(distance) - 1e-6;
        // Else one row takes the whole height, and it is said that this is not enough.
        expect(isMet || rows === 1).toBe(true);
        expect(isMet || Math.abs(rowHeight + frame - screen.height) < 1e-6).toBe(true);
        expect(Math.abs(readableFrom - distance) < 1e-6 || (!isMet && readableFrom < distance)).toBe(true);
      }),
    );
  });

  test('a usual wall says when the distance is too great for it', () => {
    expect(boardType(wall, 6.4, null).readableFrom).toBe(6.4);
    expect(boardType(wall, 12, null).readableFrom).toBeLessThan(12);
  });

  const mainLines = { wide: 1, usual: 1, narrow: 2 } as const;
  const wantedRows = fc.option(fc.integer({ min: 1, max: 40 }));

  test('what a row holds fits the row, rows and frame fit the screen, and it is said from how far they are read', () => {
    fc.assert(
      fc.property(screens, metres, wantedRows, (screen, distance, wanted) => {
        const { arrangement, rows, rowHeight, frame, main, small, smallLines, readableFrom } = boardType(
          screen,
          distance,
          wanted,
        );
        expect(rows).toBe(wanted ?? rows);
        expect(rows * rowHeight + frame).toBeLessThanOrEqual(screen.height + 1e-6);
        const held = (main * mainLines[arrangement] + small * smallLines) * lineHeight;
        expect(held).toBeLessThanOrEqual(rowHeight + 1e-6);
        const cap = main * 0.7 * millimetresPerPixel(screen);
        expect(capMillimetres(readableFrom)).toBeLessThanOrEqual(Math.max(16, cap) + 1e-3);
      }),
    );
  });
});
