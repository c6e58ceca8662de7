import type { BoardCell, BoardTone } from '#/domain/boardCell.ts';
import type { BoardLine } from '#/domain/boardLine.ts';
import type { BoardType } from '#/domain/boardType.ts';
import { classes } from '#/ui/classes.ts';

/** One row: the large type for what it is read by, below it what is read second. Columns are those of the list. */
export function BoardRow({ line, arrangement }: { line: BoardLine; arrangement: BoardType['arrangement'] }) {
  return (
    <li
      className={classes(
        'col-span-full grid grid-cols-subgrid content-center overflow-hidden border-t border-l-[0.08em] border-board-line px-[0.25em]',
        line.urgent ? 'border-l-board-bad bg-board-raised' : 'border-l-transparent',
      )}
    >
      {arrangement === 'wide' ? <Columns {...line} /> : <Lines {...line} />}
    </li>
  );
}

function Columns({ when, zone, what, where, load, state }: BoardLine) {
  const told = zone === null ? when : { ...when, small: `${when.small} · ${zone}` };
  return (
    <>
      {[told, what, where, load, state].map((cell, column) => (
        <span key={column} className="min-w-0 self-center last:text-right">
          <Large cell={cell} />
          <span className="-mb-[0.08em] block truncate pb-[0.08em] text-(length:--small) text-board-soft">
            {cell.small}
          </span>
        </span>
      ))}
    </>
  );
}

/**
 * Without room for columns, all but the time and the name stands in the small type: below the time its zone, which is
 * never cut that way and leaves the room beside the time to the name, then what matters most.
 */
function Lines({ when, zone, what, where, load, state }: BoardLine) {
  const standing = { ...when, main: when.small === 'Expected' ? '' : when.small };
  const rest = plain(load.small, where.main, where.small, state.small, what.small);
  return (
    <>
      <Large cell={when} />
      <Large cell={what} />
      <span className="col-span-full -mb-[0.08em] line-clamp-(--lines) pb-[0.08em] text-(length:--small) text-board-soft">
        <Joined cells={[...plain(zone ?? ''), standing, state, load, ...rest]} />
      </span>
    </>
  );
}

const plain = (...words: readonly string[]): BoardCell[] =>
  words.map((main) => ({ main, small: '', tone: 'plain' }));

/** A number and its unit stay on one line; names of places need not. */
const longestInOnePiece = 14;

function Joined({ cells }: { cells: readonly BoardCell[] }) {
  return cells
    .filter(({ main }) => main !== '')
    .map(({ main, tone }, index) => (
      <span key={index}>
        {index > 0 && '\u00a0· '}
        <span
          className={classes(
            main.length <= longestInOnePiece && 'whitespace-nowrap',
            tone !== 'plain' && 'font-semibold',
            tone !== 'plain' && inks[tone],
          )}
        >
          {main}
        </span>
      </span>
    ));
}

const inks: Readonly<Record<BoardTone, string>> = {
  plain: 'text-board-ink',
  good: 'text-board-good',
  watch: 'text-board-watch',
  bad: 'text-board-bad',
};

function Large({ cell: { main, tone } }: { cell: BoardCell }) {
  return (
    // The line is higher than its place, so that cutting what is too long leaves the descenders whole.
    <span className={classes('-my-[0.1em] block truncate leading-[1.28] font-medium', inks[tone])}>
      {main}
    </span>
  );
}
