import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnRows, groupHeight, placeRows, rowHeights, sightOf } from './rowPlaces.ts';

const heights = fc.array(
  fc.oneof(fc.constantFrom(groupHeight, rowHeights.regular), fc.integer({ min: 1, max: 300 })),
  { maxLength: 60 },
);
const pixels = fc.integer({ min: 0, max: 4_000 });

it('draws every row of which a pixel is in sight, however far the list was scrolled and however it shrank', () => {
  fc.assert(
    fc.property(heights, pixels, fc.integer({ min: 1, max: 900 }), (given, top, room) => {
      const places = placeRows(given.length, (index) => given[index] ?? 0);
      const from = Math.max(0, Math.min(top, places.height - room));
      const drawn = drawnRows(sightOf(places, top, room), 0, given.length, -1);
      const inSight = given.flatMap((height, index) => {
        const start = given.slice(0, index).reduce((sum, above) => sum + above, 0);
        expect(places.topOf(index)).toBe(start);
        return start < from + room && start + height > from ? [index] : [];
      });
      expect(drawn).toEqual(inSight);
    }),
  );
});

it('keeps the row with the focus in the document, in the order of the rows', () => {
  fc.assert(
    fc.property(pixels, fc.integer({ min: 0, max: 99 }), (top, kept) => {
      const places = placeRows(100, () => rowHeights.compact);
      const drawn = drawnRows(sightOf(places, top, 300), 8, 100, kept);
      expect(drawn).toContain(kept);
      expect(drawn).toEqual([...new Set(drawn)].toSorted((one, other) => one - other));
    }),
  );
});

it('draws nothing of an empty list', () => {
  const places = placeRows(0, () => rowHeights.regular);
  expect(drawnRows(sightOf(places, 0, 800), 8, 0, 0)).toEqual([]);
});
