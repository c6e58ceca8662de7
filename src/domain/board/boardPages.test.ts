import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardRound, maxRows, type Page, pageAt, type Sheet } from './boardPages.ts';

interface Row {
  readonly urgent: boolean;
  readonly day: string;
  readonly port: string | null;
  readonly index: number;
}

/** Rows in the order of their days. */
const rowsOf = (limit: number) =>
  fc
    .array(
      fc.record({
        urgent: fc.boolean(),
        day: fc.integer({ min: 1, max: 9 }),
        port: fc.constantFrom('Antwerp', 'Busan', 'Charleston', 'Durban', null),
      }),
      { maxLength: limit },
    )
    .map((some) =>
      some
        .toSorted((a, b) => a.day - b.day)
        .map((row, index): Row => ({ ...row, day: `2026-08-0${row.day}`, index })),
    );
/** A row under its heading always fits. */
const sheets: fc.Arbitrary<Sheet> = fc
  .record({
    row: fc.integer({ min: 40, max: 400 }),
    band: fc.integer({ min: 20, max: 120 }),
    more: fc.integer({ min: 0, max: 1_500 }),
    rows: fc.constantFrom(1, 2, 5, Infinity),
  })
  .map(({ row, band, more, rows }) => ({ row, band, rows, height: row + band + more }));

const plain: Sheet = { height: 1_000, row: 100, band: 50, rows: Infinity };
const rowsIn = <R>(page: Page<R>): readonly R[] => page.flatMap(({ rows }) => rows);
const call = (known: Partial<Row>, index = 0): Row => ({
  urgent: false,
  day: '2026-08-01',
  port: 'Antwerp',
  index,
  ...known,
});

describe('the pages of a board', () => {
  test('show every row, none longer than the screen, in the order of the board, each day under its heading', () => {
    fc.assert(
      fc.property(rowsOf(80), sheets, (all, sheet) => {
        const round = boardRound(all, sheet);
        expect(round.length).toBeGreaterThan(0);
        const shown = new Set<Row>();
        for (const { of, parts } of round) {
          for (const page of parts) {
            const rows = rowsIn(page);
            const height = rows.length * sheet.row + page.length * sheet.band;
            expect(height).toBeLessThanOrEqual(sheet.height + 1e-6);
            expect(rows.length).toBeLessThanOrEqual(sheet.rows);
            // A page of ports has the order of the board within each of them.
            for (const { namesPort, rows: under } of page) {
              expect(under.length).toBeGreaterThan(0);
              expect(new Set(under.map(({ day }) => day)).size).toBe(1);
              expect(under).toEqual(under.toSorted((a, b) => a.index - b.index));
              expect(namesPort).toBe(of === 'port');
              const ports = new Set(under.map(({ port }) => port));
              expect(namesPort ? ports.size : 1).toBe(1);
            }
            const headings = page.map(
              ({ namesPort, rows: [first] }) => `${namesPort ? first?.port : ''} ${first?.day}`,
            );
            expect(new Set(headings).size).toBe(headings.length);
            if (of !== 'next') for (const row of rows) shown.add(row);
          }
        }
        expect([...shown].toSorted((a, b) => a.index - b.index)).toEqual(all);
      }),
    );
  });

  test('come round by the clock alone, and no part of a port is left out', () => {
    fc.assert(
      fc.property(rowsOf(120), sheets, fc.nat({ max: 1e9 }), (all, sheet, start) => {
        const round = boardRound(all, sheet);
        const parts = Math.max(...round.map((slot) => slot.parts.length));
        const shown = new Set<string>();
        for (let turn = start; turn < start + round.length * parts; turn += 1) {
          const { index, part } = pageAt(round, turn);
          shown.add(`${index} ${part}`);
        }
        expect(shown.size).toBe(round.reduce((sum, slot) => sum + slot.parts.length, 0));
      }),
    );
  });

  test('urgent rows are on every page of a board that goes by time, and leave half of it to the others', () => {
    const all = Array.from({ length: 20 }, (_, index) => call({ urgent: index >= 10 }, index));
    const round = boardRound(all, { ...plain, height: 650 });
    expect(round.map(({ of }) => of)).toEqual(Array.from({ length: 5 }, () => 'time'));
    for (const { parts } of round) {
      const urgent = rowsIn(parts[0]).filter((row) => row.urgent);
      expect(urgent.map(({ index }) => index).slice(0, 2)).toEqual([10, 11]);
    }
  });

  test('a day that goes on has its heading on the next page again', () => {
    const all = Array.from({ length: 12 }, (_, index) => call({}, index));
    const pages = boardRound(all, { ...plain, height: 450 }).map(({ parts }) => parts[0]);
    expect(pages.map((page) => page.map(({ rows }) => rows.length))).toEqual([[4], [4], [4]]);
    expect(maxRows({ ...plain, height: 450 })).toBe(4);
  });

  test('up to six pages go by time; more go by port, small ports together, after one with the next rows', () => {
    const ports = ['Antwerp', 'Busan', 'Charleston', 'Durban'];
    const some = (port: string, count: number) => Array.from({ length: count }, () => ({ port }));
    const byDay = (lists: readonly { readonly port: string }[]) =>
      lists.map((known, index) => call({ ...known, day: `2026-08-0${1 + (index % 9)}` }, index));
    const few = byDay(ports.flatMap((port) => some(port, 6))).toSorted((a, b) => (a.day < b.day ? -1 : 1));
    expect(boardRound(few, plain).every(({ of }) => of === 'time')).toBe(true);

    const many = [...some('Antwerp', 60), ...some('Busan', 2), ...some('Charleston', 2)].map((known, index) =>
      call({ ...known, day: '2026-08-01' }, index),
    );
    const round = boardRound(many, plain);
    expect(round.map(({ of, parts }) => [of, parts.length])).toEqual([
      ['next', 1],
      ['port', 7],
      ['port', 1],
    ]);
    expect(round[2]?.parts[0].map(({ rows }) => [rows[0]?.port, rows.length])).toEqual([
      ['Busan', 2],
      ['Charleston', 2],
    ]);
    // The first part of Antwerp, the next one a round later.
    expect([1, 4, 7].map((turn) => pageAt(round, turn))).toEqual([
      { index: 1, part: 0 },
      { index: 1, part: 1 },
      { index: 1, part: 2 },
    ]);
  });

  test('a port that is not reported comes after those that are', () => {
    const all = ['Qingdao', null, 'Oakland'].flatMap((port, at) =>
      Array.from({ length: 30 }, (_, index) => call({ port }, 30 * at + index)),
    );
    const slots = boardRound(all, plain).slice(1);
    expect(slots.map(({ parts }) => parts[0][0]?.rows[0]?.port)).toEqual(['Oakland', 'Qingdao', null]);
  });

  test('one port alone goes by time, however many rows it has', () => {
    const all = Array.from({ length: 200 }, (_, index) => call({}, index));
    expect(boardRound(all, plain).every(({ of }) => of === 'time')).toBe(true);
  });
});
