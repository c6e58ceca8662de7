import { useId } from 'react';
import { describeBand } from '#/domain/board/band.ts';
import { type BoardLayout, fitting, headingSize, separator, type TextWidth } from '#/domain/board/layout.ts';
import type { BoardLine } from '#/domain/board/line.ts';
import type { Page, Section } from '#/domain/board/pages.ts';
import type { Screen } from '#/domain/board/typography.ts';
import { headings } from '#/domain/board/words.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { BoardRow, columnClasses, tracks } from './BoardRow.tsx';

/** What the columns are. Where there are none, rows say it in words. */
export function BoardHeadings({ layout }: { layout: BoardLayout }) {
  const { type, columns } = layout;
  if (type.headings === 0) return null;
  return (
    <div
      className={`${columnClasses} px-(--padding) whitespace-nowrap`}
      style={{ height: type.headings, gridTemplateColumns: tracks(layout) }}
    >
      {[...columns.map(({ heading }) => heading), ...(layout.journey > 0 ? [headings.journey] : [])].map(
        (heading) => (
          <span
            key={heading}
            className="font-semibold text-board-soft"
            style={{ fontSize: headingSize * type.small, lineHeight: 1 }}
          >
            {heading}
          </span>
        ),
      )}
    </div>
  );
}

interface BoardPageRowsProps {
  readonly page: Page<BoardLine>;
  readonly layout: BoardLayout;
  readonly screen: Screen;
  /** By the first clock; null where there is none. */
  readonly today: CalendarDay | null;
  readonly widthOf: TextWidth;
  readonly now: Instant;
}

/** The rows of a page, each day under its heading. */
export function BoardPageRows({ page, ...rest }: BoardPageRowsProps) {
  return page.map((section) => (
    <BoardDay key={`${section.port} ${section.rows[0]?.day}`} section={section} {...rest} />
  ));
}

function BoardDay({
  section: { port, rows },
  layout,
  screen,
  today,
  widthOf,
  now,
}: Omit<BoardPageRowsProps, 'page'> & { section: Section<BoardLine> }) {
  const heading = useId();
  const day = describeBand(rows[0]?.day ?? null, today);
  const words = port === null ? day : `${port}${separator}${day}`;
  const size = bandSize * layout.type.band;
  const scale = fitting(widthOf(words, size), screen.width - 2 * layout.type.padding);
  return (
    <>
      <h2
        id={heading}
        className="flex items-center bg-board-raised px-(--padding) font-semibold whitespace-nowrap"
        style={{ height: layout.type.band, fontSize: scale * size }}
      >
        {words}
      </h2>
      <ul aria-labelledby={heading}>
        {rows.map((line) => (
          <BoardRow key={line.key} line={line} layout={layout} screen={screen} widthOf={widthOf} now={now} />
        ))}
      </ul>
    </>
  );
}

/** Of the words of a band, to its height. */
export const bandSize = 0.7;
