import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf } from '#/test/samples/board.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { cellWidths, joined } from './boardColumns.ts';
import { defaultBoard } from './boardSettings.ts';
import { boardLayout, fitting, flow } from './layout.ts';
import type { BoardLine } from './line.ts';
import { onLandGrid } from './onLandGrid.ts';
import { word } from './word.ts';
import type { WordedBoard } from './wordedBoard.ts';

/** A face whose letters are all as wide as a wide one of a sans serif. */
const widthOf = (text: string, size: number) => 0.55 * text.length * size;

const usual = {
  time: '18:00',
  status: 'Expected',
  lead: '18:00',
  name: 'Castellan Endeavour',
  detail: 'voyage 131A',
  port: 'New York / New Jersey',
  terminal: 'Howland Hook Marine Terminal',
  count: '9',
  containers: '9 containers',
  held: '1 on hold',
  change: 'slipped 12 d',
  original: 'original Tue 11 Aug 19:00',
} as const;

function lineOf(texts: Readonly<Record<string, string>>): BoardLine {
  const words = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, word(text)]));
  return {
    key: texts['name'] ?? '',
    urgent: false,
    day: null,
    today: null,
    port: null,
    words,
    about: { shipment: sampleShipment(), containers: [] },
    notes: [word('slipped 12 d'), word('9 containers'), word(texts['port'] ?? '')],
  };
}

const withLines = (lines: readonly BoardLine[]): WordedBoard => ({ ...boardOf([]), lines });
/** More rows than a page has. */
const many = Array.from({ length: 40 }, () => lineOf(usual));
const layoutOf = (width: number, height: number, distance: number, lines = many) =>
  boardLayout(withLines(lines), { ...defaultBoard, distance }, { width, height }, widthOf);
const headingsOf = (width: number, height: number, distance: number = defaultBoard.distance) =>
  layoutOf(width, height, distance).columns.map(({ heading }) => heading);

describe('the columns of a board', () => {
  test('are all there on a usual wall at its usual distance, and fewer where there is no room', () => {
    const all = ['time', 'vessel', 'port', 'containers', 'change'];
    expect(headingsOf(1920, 1080)).toEqual(all);
    expect(headingsOf(3840, 2160)).toEqual(all);
    expect(headingsOf(1366, 768)).toEqual(all);
    expect(headingsOf(1080, 1920)).toEqual(['time', 'vesselAndPort', 'containers', 'change']);
    expect(layoutOf(1920, 1080, 4).type.arrangement).toBe('lines');
    expect(layoutOf(1080, 1920, 4).type.arrangement).toBe('stack');
  });

  test('have a journey beside them where it has room; the original ETA makes way for it', () => {
    const widths = Array.from({ length: 100 }, (_, index) => 2400 - 10 * index);
    const shown = widths.map((width) => {
      const { type, columns, journey } = layoutOf(width, 1080, 1.5);
      expect(journey === 0 || journey >= 4.5 * type.main).toBe(true);
      return [columns.at(-1)?.small.join(), journey > 0 ? 'journey' : 'none'].join(' ');
    });
    expect([...new Set(shown)].slice(0, 2)).toEqual(['original journey', ' journey']);
    expect(layoutOf(1920, 1080, 4).journey).toBe(0);
  });

  const texts = fc.record(
    Object.fromEntries(Object.keys(usual).map((name) => [name, fc.string({ maxLength: 60 })])),
  );

  test('have room for every word: what is longer than most is set smaller', () => {
    const screens = fc.record({
      width: fc.integer({ min: 320, max: 4000 }),
      height: fc.integer({ min: 320, max: 4000 }),
    });
    fc.assert(
      fc.property(
        fc.array(texts, { maxLength: 8 }),
        screens,
        fc.integer({ min: 1, max: 12 }),
        (some, screen, distance) => {
          const lines = some.map(lineOf);
          const { type, columns, journey } = layoutOf(screen.width, screen.height, distance, lines);
          const room = screen.width - 2 * type.padding;
          // Far away time and name share the width, and a long name is set smaller.
          const needed = columns.reduce((sum, { width }) => sum + width, journey);
          expect(type.arrangement === 'columns' ? needed : 0).toBeLessThanOrEqual(room);
          for (const line of lines) {
            for (const column of columns) {
              const { main, small } = cellWidths(column, line, type, widthOf);
              expect(main * fitting(main, column.width)).toBeLessThanOrEqual(column.width + 1e-6);
              expect(small * fitting(small, column.width)).toBeLessThanOrEqual(column.width + 1e-6);
            }
            const below = { size: type.small, width: room, count: type.smallLines };
            for (const words of flow(line.notes, below, widthOf)) {
              expect(widthOf(joined(words), type.small)).toBeLessThanOrEqual(room);
            }
          }
        },
      ),
    );
  });
});

describe('few rows', () => {
  const few = (count: number) => Array.from({ length: count }, () => lineOf(usual));
  const filled = (count: number, distance: number) => {
    const { type } = layoutOf(1920, 1080, distance, few(count));
    return { type, share: (count * type.row + type.band) / type.list };
  };

  test('fill the screen, in larger type the fewer there are', () => {
    const sizes = [1, 2, 3, 4, 6].map((count) => {
      const { type, share } = filled(count, 1.5);
      expect(share).toBeGreaterThan(0.68);
      expect(share).toBeLessThanOrEqual(1 + 1e-6);
      return type.main;
    });
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan(2 * layoutOf(1920, 1080, 1.5).type.main);
  });

  test('fill it from afar as well, and say all that they say in smaller type', () => {
    for (const count of [1, 2, 3]) {
      const { type, share } = filled(count, 4);
      expect(share).toBeGreaterThan(0.98);
      expect(type.main).toBeGreaterThanOrEqual(layoutOf(1920, 1080, 4).type.main - 1e-6);
      const below = { size: type.small, width: 1920 - 2 * type.padding, count: type.smallLines };
      const { type: small } = layoutOf(1920, 1080, 4);
      const usually = { size: small.small, width: 1920 - 2 * small.padding, count: small.smallLines };
      for (const { notes } of few(count)) {
        const said = flow(notes, below, widthOf).flat();
        for (const note of flow(notes, usually, widthOf).flat()) expect(said).toContainEqual(note);
      }
    }
  });

  test('leave room for what waits at their port', () => {
    const onLand = [{ key: 'one', words: [word('CCLU9970722'), word('Available')] }];
    const board = { ...withLines(few(2)), ports: false, onLand };
    const { type } = boardLayout(board, defaultBoard, { width: 1920, height: 1080 }, widthOf);
    const left = type.list - 2 * type.row - type.band;
    expect(left).toBeGreaterThan(0.3 * type.list);
    const grid = onLandGrid(onLand, type, left, { width: 1920, height: 1080 }, widthOf);
    expect(grid?.shown).toBe(1);
    expect(grid?.size).toBeGreaterThanOrEqual(type.least);
    // One of a hundred that have no room is left out for how many more there are.
    const hundred = Array.from({ length: 100 }, (_, key) => ({
      key: String(key),
      words: [word('CCLU9970722'), word('Available')],
    }));
    const some = onLandGrid(hundred, type, left, { width: 1920, height: 1080 }, widthOf);
    expect(some?.size).toBeCloseTo(type.least, 6);
    expect(some && some.shown < 100 && some.shown > 5).toBe(true);
    expect(
      onLandGrid(hundred, type, type.band + type.least, { width: 300, height: 1080 }, widthOf),
    ).toBeNull();
  });
});

test('words in lines are whole or left out, and what matters most comes first', () => {
  const words = ['1 on hold', 'slipped 2 d', 'Waltershof Container Terminal', 'Hamburg'].map((text) =>
    word(text),
  );
  const shown = (width: number, count: number) => flow(words, { size: 1, width, count }, widthOf).map(joined);
  expect(shown(100, 1)).toEqual(['1 on hold · slipped 2 d · Waltershof Container Terminal · Hamburg']);
  expect(shown(20, 1)).toEqual(['1 on hold · slipped 2 d · Hamburg']);
  expect(shown(20, 2)).toEqual(['1 on hold · slipped 2 d', 'Waltershof Container Terminal']);
  expect(shown(3, 2)).toEqual([]);
});
