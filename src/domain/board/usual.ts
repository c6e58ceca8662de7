import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import type { TextWidth } from './boardColumns.ts';
import type { Page } from './boardPages.ts';
import { type BoardLayout, leastUsual } from './layout.ts';
import type { BoardLine } from './line.ts';
import { soft } from './word.ts';

/** A page with how past arrivals went, where that has room. */
export type AddUsual = (
  page: Page<BoardLine>,
  layout: BoardLayout,
  widthOf: TextWidth,
  now: Instant,
) => Page<BoardLine>;

/**
 * How past arrivals went is in the place of the original ETA, which the change says already, and after all other notes.
 * Boards are laid out without it, so that nothing moves when it comes.
 *
 * @param describe how they went, in words; null where nothing can be said
 */
export const addUsual =
  (describe: (shipment: Shipment, now: Instant) => string | null): AddUsual =>
  (page, { type, columns }, widthOf, now) => {
    const lineOf = (line: BoardLine): BoardLine => {
      const text = line.words.original ? describe(line.about.shipment, now) : null;
      if (text === null) return line;
      const said = soft(text);
      const least = leastUsual * widthOf(text, type.small);
      const hasRoom = columns.some(({ small, width }) => small[0] === 'original' && least <= width);
      return {
        ...line,
        words: hasRoom ? { ...line.words, original: said } : line.words,
        notes: [...line.notes, said],
      };
    };
    return page.map((section) => ({ ...section, rows: section.rows.map(lineOf) }));
  };
