import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readZone } from '#/time/zone.ts';
import { boardKeys, boardText, readBoardSearch } from './boardSearch.ts';
import {
  boardAddress,
  boardSearch,
  type BoardSettings,
  defaultBoard,
  readBoardSettings,
} from './boardSettings.ts';

const zones: BoardSettings['zone'][] = ['port', readZone('Europe/Berlin') ?? 'port'];
const settings: fc.Arbitrary<BoardSettings> = fc.record({
  ports: fc.uniqueArray(fc.constantFrom('USLAX', 'USLGB', 'NLRTM', 'US2AB'), { maxLength: 3 }),
  days: fc.integer({ min: 0, max: 60 }),
  by: fc.constantFrom('arrival', 'container'),
  distance: fc.integer({ min: 10, max: 120 }).map((tenths) => tenths / 10),
  rows: fc.option(fc.integer({ min: 1, max: 40 })),
  page: fc.integer({ min: 10, max: 300 }),
  zone: fc.constantFrom(...zones),
  theme: fc.constantFrom('dark', 'light', 'auto'),
  dim: fc.option(
    fc
      .record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 0, max: 23 }) })
      .filter(({ from, to }) => from !== to),
  ),
  carriers: fc.uniqueArray(fc.constantFrom('MAEU', 'ONEY'), { maxLength: 2 }),
  ref: fc.option(fc.constantFrom('PO-1', 'a b')),
  lang: fc.constantFrom('', 'de', 'zh'),
});

describe('the address of a board', () => {
  test('says everything that was set, and nothing that has its default', () => {
    fc.assert(
      fc.property(settings, (board) => {
        expect(readBoardSettings(boardSearch(board))).toEqual({ settings: board, notes: [] });
      }),
    );
    expect(boardSearch(defaultBoard)).toEqual({});
  });

  test('can be opened as it is written', () => {
    fc.assert(
      fc.property(settings, (board) => {
        const { pathname, searchParams } = new URL(boardAddress(board), 'https://landfall.example');
        expect(pathname).toBe('/arrivals');
        expect(readBoardSettings(readBoardSearch(Object.fromEntries(searchParams))).settings).toEqual(board);
      }),
    );
    expect(boardAddress(defaultBoard)).toBe('/arrivals');
  });

  test('whatever is in it, a board comes of it, and each value is used or noted', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('-1', '1e9', '∞', 'USLAX', 'xx', '22-6', '24-1', '0', '4.5'),
    );
    const search = fc.record(Object.fromEntries(boardKeys.map((key) => [key, text])), { requiredKeys: [] });
    fc.assert(
      fc.property(search, (given) => {
        const { settings: board, notes } = readBoardSettings(readBoardSearch(given));
        expect(readBoardSettings(boardSearch(board))).toEqual({ settings: board, notes: [] });
        for (const { key, text: noted } of notes)
          expect(boardText(readBoardSearch(given), key)).toContain(noted);
      }),
    );
  });

  test('a bad value falls back by itself and says so', () => {
    const { settings: board, notes } = readBoardSettings(
      readBoardSearch({
        port: 'uslax, nlrtm',
        days: 'ten',
        dim: '22-6',
        page: '5',
      }),
    );
    expect(board).toMatchObject({ ports: ['USLAX', 'NLRTM'], days: 7, dim: { from: 22, to: 6 }, page: 25 });
    expect(notes).toEqual([
      { key: 'days', text: 'ten' },
      { key: 'page', text: '5' },
    ]);
  });
});
