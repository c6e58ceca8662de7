import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GridLine } from './gridLine.ts';
import { drawnLines, groupHeight, placeRows, rowHeights, sightOf } from './rowPlaces.ts';

const lines = fc
  .array(fc.boolean(), { maxLength: 60 })
  .map((kinds) =>
    kinds.map((isGroup, index): GridLine =>
      isGroup ? { kind: 'group', id: `${index}`, label: '', count: '' } : { kind: 'row', id: `${index}` },
    ),
  );
const density = fc.constantFrom(...Object.values(rowHeights));
const pixels = fc.integer({ min: 0, max: 4_000 });

it('draws every line of which a pixel is in sight, however far the list was scrolled and however it shrank', () => {
  fc.assert(
    fc.property(lines, density, pixels, fc.integer({ min: 1, max: 900 }), (given, rowHeight, top, room) => {
      const places = placeRows(given, rowHeight);
      const from = Math.max(0, Math.min(top, places.height - room));
      const drawn = drawnLines(sightOf(places, top, room), 0, given.length, -1);
      const inSight = given.flatMap((line, index) => {
        const start = places.topOf(index);
        const height = line.kind === 'group' ? groupHeight : rowHeight;
        return start < from + room && start + height > from ? [index] : [];
      });
      expect(drawn).toEqual(inSight);
    }),
  );
});

it('keeps the line with the focus in the document, in the order of the lines', () => {
  fc.assert(
    fc.property(pixels, fc.integer({ min: 0, max: 99 }), (top, kept) => {
      const given = Array.from({ length: 100 }, (_, index) => ({ kind: 'row', id: `${index}` }) as const);
      const drawn = drawnLines(
        sightOf(placeRows(given, rowHeights.compact), top, 300),
        8,
        given.length,
        kept,
      );
      expect(drawn).toContain(kept);
      expect(drawn).toEqual([...new Set(drawn)].toSorted((one, other) => one - other));
    }),
  );
});

it('draws nothing of an empty list', () => {
  expect(drawnLines(sightOf(placeRows([], rowHeights.regular), 0, 800), 8, 0, 0)).toEqual([]);
});
