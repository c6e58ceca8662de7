import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { boardOf, coming } from '#/test/samples/board.ts';
import { now } from '#/test/samples/exceptions.ts';
import { cellWidths } from './boardColumns.ts';
import { defaultBoard } from './boardSettings.ts';
import { boardLayout } from './layout.ts';
import type { BoardLine } from './line.ts';
import type { Screen } from './typography.ts';
import { addUsual } from './usual.ts';

const usual = 'usually −0.5 to +2.5 d, 34 arrivals';
const widthOf = (text: string, size: number) => 0.5 * text.length * size;
const wall = { width: 1920, height: 1080 };

function draw(shipment: Shipment, found: string | null, screen: Screen = wall, count = 40) {
  const board = boardOf([shipment]);
  const lines: readonly BoardLine[] = Array.from({ length: count }, () => board.lines).flat();
  const layout = boardLayout({ ...board, lines }, defaultBoard, screen, widthOf);
  const page = [{ namesPort: false, rows: lines }];
  const [section] = addUsual(() => found)(page, layout, widthOf, now);
  const [line] = section?.rows ?? [];
  return { layout, plain: lines[0], line };
}

describe('how past arrivals went, on a board', () => {
  it('is in the place of the original ETA where that has room, and after all other notes', () => {
    const { line, plain } = draw(coming(), usual);
    expect(plain?.words.original?.text).toMatch(/^original /);
    expect(line?.words.original?.text).toBe(usual);
    expect(line?.notes).toEqual([...(plain?.notes ?? []), { text: usual, tone: 'soft' }]);
    expect({ ...line, words: null, notes: null }).toEqual({ ...plain, words: null, notes: null });
  });

  it('leaves a row as it is where nothing can be said', () => {
    const { line, plain } = draw(coming(), null);
    expect(line).toEqual(plain);
  });

  it('leaves the original ETA where a longer text would have to be much smaller', () => {
    const long = 'usually −12,345.5 to +12,345.5 d, 3,456,789 arrivals';
    const { line, plain } = draw(coming(), long);
    expect(line?.words).toEqual(plain?.words);
  });

  it('has its room from the start, and never at the cost of a journey or of the type', () => {
    const screens = fc.record({
      width: fc.integer({ min: 320, max: 4000 }),
      height: fc.integer({ min: 320, max: 4000 }),
    });
    fc.assert(
      fc.property(screens, fc.integer({ min: 1, max: 40 }), (screen, count) => {
        const { layout, line } = draw(coming(), usual, screen, count);
        const { columns, type, journey } = layout;
        const used = columns.reduce((sum, { width }) => sum + width, journey);
        const gaps = (columns.length - (journey > 0 ? 0 : 1)) * type.gap;
        const room = screen.width - 2 * type.padding;
        // Time and name alone may be wider, and are set smaller.
        expect(columns.length > 2 ? used + gaps : 0).toBeLessThanOrEqual(room + 1);
        const last = columns.at(-1);
        const isSaid = line?.words.original?.text === usual;
        const needed = last && line && isSaid ? cellWidths(last, line, type, widthOf).small : 0;
        // In one line, and hardly smaller than the small type.
        expect(0.85 * needed).toBeLessThanOrEqual(last?.small[0] === 'original' ? last.width : Infinity);
      }),
    );
  });
});
