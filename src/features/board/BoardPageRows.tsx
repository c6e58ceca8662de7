import { useId, type ReactNode } from 'react';
import { bandOf } from '#/domain/board/band.ts';
import {
  headingSize,
  separator,
  type TextWidth,
  cellWidths,
  unitGap,
  wordsOf,
} from '#/domain/board/boardColumns.ts';
import type { Page, Section } from '#/domain/board/boardPages.ts';
import { type BoardLayout, fitting, flow } from '#/domain/board/layout.ts';
import type { BoardLine, WordName } from '#/domain/board/line.ts';
import type { Screen } from '#/domain/board/typography.ts';
import type { BoardWord } from '#/domain/board/word.ts';
import type { WordedBoard } from '#/domain/board/wordedBoard.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { describeBand } from '#/wording/board.ts';
import { boardPort } from '#/wording/boardRow.ts';
import { Below, inks } from './BoardText.tsx';

/** What the columns are. Where there are none, rows say it in words. */
export function BoardHeadings({
  layout,
  headings,
}: {
  layout: BoardLayout;
  headings: WordedBoard['headings'];
}) {
  const { type, columns } = layout;
  if (type.headings === 0) return null;
  const shown = columns.flatMap(({ heading }) => heading ?? []);
  if (layout.journey > 0) shown.push('journey');
  return (
    <div
      className={`${columnClasses} px-(--padding) whitespace-nowrap`}
      style={{ height: type.headings, gridTemplateColumns: tracks(layout) }}
    >
      {shown.map((heading) => (
        <span
          key={heading}
          className="font-semibold text-board-soft"
          style={{ fontSize: headingSize * type.small, lineHeight: 1 }}
        >
          {headings[heading]}
        </span>
      ))}
    </div>
  );
}

interface BoardPageRowsProps {
  readonly page: Page<BoardLine>;
  readonly layout: BoardLayout;
  readonly screen: Screen;
  readonly widthOf: TextWidth;
  readonly now: Instant;
}

/** The rows of a page, each day under its heading. */
export function BoardPageRows({ page, ...rest }: BoardPageRowsProps) {
  return page.map((section) => (
    <BoardDay
      key={`${section.namesPort ? section.rows[0]?.port : ''} ${section.rows[0]?.day}`}
      section={section}
      {...rest}
    />
  ));
}

function BoardDay({
  section: { namesPort, rows },
  layout,
  screen,
  widthOf,
  now,
}: Omit<BoardPageRowsProps, 'page'> & { section: Section<BoardLine> }) {
  const heading = useId();
  const day = describeBand(bandOf(rows, localDay(now, viewerZone())));
  const words = namesPort ? boardPort(rows[0]?.port ?? null) + separator + day : day;
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

// The rows are there before their journeys are, and without them a row is still a row.
const BoardJourney = lazyPart(() => import('./BoardJourney.tsx'), 'BoardJourney');

interface BoardRowProps {
  readonly line: BoardLine;
  readonly layout: BoardLayout;
  readonly screen: Screen;
  readonly widthOf: TextWidth;
  readonly now: Instant;
}

/** One row: the large type for what it is read by, below it what is read second. */
export function BoardRow(props: BoardRowProps) {
  const { line, layout } = props;
  return (
    <li
      className={classes(
        'flex flex-col justify-center border-b border-board-line px-(--padding) whitespace-nowrap',
        line.urgent && 'board-urgent',
        line.urgent && (isLost(line) ? 'text-board-bad' : 'text-board-watch'),
      )}
      style={{ height: layout.type.row }}
    >
      {layout.type.arrangement === 'columns' ? <Cells {...props} /> : <Lines {...props} />}
    </li>
  );
}

const isLost = ({ words }: BoardLine): boolean => Object.values(words).some(({ tone }) => tone === 'bad');

function Cells({ line, layout, widthOf, now }: BoardRowProps) {
  const { type, journey } = layout;
  return (
    <div className={columnClasses} style={{ gridTemplateColumns: tracks(layout) }}>
      {layout.columns.map((column) => {
        const needed = cellWidths(column, line, layout.type, widthOf);
        return (
          <div key={column.heading}>
            <Large scale={fitting(needed.main, column.width)}>
              <Word name={column.main} line={line} />
              {column.unit && (
                <Unit unit={line.words[column.unit]} size={layout.type.small / layout.type.main} />
              )}
            </Large>
            <Below scale={fitting(needed.small, column.width)} words={wordsOf(line, column.small)} />
          </div>
        );
      })}
      {journey > 0 && (
        <BoardJourney line={line} now={now} width={journey} size={type.small} widthOf={widthOf} />
      )}
    </div>
  );
}

/** The same for the headings of the columns: what is left of the width goes between them. */
const columnClasses = 'grid items-center justify-between gap-x-(--gap)';
const tracks = ({ columns, journey }: BoardLayout): string =>
  [...columns.map(({ width }) => width), ...(journey > 0 ? [journey] : [])]
    .map((width) => `${width}px`)
    .join(' ');

/** Without room for columns, all but time and name stands below these, what matters most first. */
function Lines({ line, layout: { type, columns }, screen, widthOf }: BoardRowProps) {
  const width = screen.width - 2 * type.padding;
  const notes = flow(line.notes, { size: type.small, width, count: type.smallLines }, widthOf);
  const beside = columns[0] ? columns[0].width + type.gap : 0;
  const large = (name: WordName, room: number) => (
    <Large scale={fitting(widthOf(line.words[name]?.text ?? '', type.main), room)}>
      <Word name={name} line={line} />
    </Large>
  );
  return (
    <>
      {beside > 0 ? (
        <div className="grid items-baseline" style={{ gridTemplateColumns: `${beside}px auto` }}>
          {large('lead', width)}
          {large('name', width - beside)}
        </div>
      ) : (
        <>
          {large('lead', width)}
          {large('name', width)}
        </>
      )}
      {notes.map((words, index) => (
        <Below key={index} words={words} />
      ))}
    </>
  );
}

function Word({ name, line }: { name: WordName; line: BoardLine }) {
  const said = line.words[name];
  return (
    said && <span className={classes(inks[said.tone], isFigure(name) && 'font-semibold')}>{said.text}</span>
  );
}

const isFigure = (name: WordName): boolean => name === 'time' || name === 'lead' || name === 'count';

function Unit({ unit, size }: { unit: BoardWord | undefined; size: number }) {
  if (!unit || unit.text === '') return null;
  return (
    <span className="text-board-soft" style={{ marginLeft: `${unitGap}em`, fontSize: `${size}em` }}>
      {unit.text}
    </span>
  );
}

function Large({ scale, children }: { scale: number; children: ReactNode }) {
  return (
    <span className="block font-medium" style={scale < 1 ? { fontSize: `${scale}em` } : undefined}>
      {children}
    </span>
  );
}
