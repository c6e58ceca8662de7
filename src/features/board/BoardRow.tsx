import type { ReactNode } from 'react';
import {
  type BoardLayout,
  cellWidths,
  fitting,
  flow,
  type TextWidth,
  unitGap,
  wordsOf,
} from '#/domain/board/layout.ts';
import type { BoardLine, WordName } from '#/domain/board/line.ts';
import type { Screen } from '#/domain/board/typography.ts';
import type { BoardWord } from '#/domain/board/word.ts';
import type { Instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { Below, inks } from './BoardText.tsx';

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
export const columnClasses = 'grid items-center justify-between gap-x-(--gap)';
export const tracks = ({ columns, journey }: BoardLayout): string =>
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
