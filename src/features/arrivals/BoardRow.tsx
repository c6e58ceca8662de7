import type { BoardCell, BoardLine, BoardTone } from '#/domain/boardLine.ts';
import type { BoardType } from '#/domain/boardType.ts';
import { classes } from '#/ui/classes.ts';

interface BoardRowProps {
  readonly line: BoardLine;
  readonly arrangement: BoardType['arrangement'];
}

/** One row in the large type, with what is read second below it. */
export function BoardRow({ line, arrangement }: BoardRowProps) {
  const Arranged = arrangements[arrangement];
  return (
    <li
      className={classes(
        'flex flex-col justify-center overflow-hidden border-t border-board-line px-[0.3em]',
        line.urgent && 'border-l-[0.08em] border-l-board-bad bg-board-raised',
      )}
      style={{ height: 'var(--row)' }}
    >
      <Arranged {...line} />
    </li>
  );
}

const arrangements = { wide: WideRow, usual: UsualRow, narrow: NarrowRow };

function WideRow({ when, what, where, load, state }: BoardLine) {
  return (
    <div className="grid grid-cols-[6em_minmax(0,1.4fr)_minmax(0,1.1fr)_minmax(0,1fr)_7em] items-center gap-x-[0.6em]">
      {[when, what, where, load].map((cell, index) => (
        <Stacked key={index} cell={cell} />
      ))}
      <span className="text-right">
        <Stacked cell={state} />
      </span>
    </div>
  );
}

function UsualRow({ when, what, where, load, state }: BoardLine) {
  return (
    <>
      <div className="flex gap-x-[0.35em]">
        <Main cell={when} className="min-w-[5em]" />
        <Main cell={what} className="min-w-0 flex-1 truncate" />
        <Main cell={state} />
      </div>
      <div className="flex gap-x-[1em] text-(length:--small) text-board-soft">
        <Small cell={when} className="min-w-[calc(5*var(--main))]" />
        <span className="min-w-0 flex-1 truncate">
          {joined(load.main, load.small, where.small, where.main, what.small)}
        </span>
        <Small cell={state} />
      </div>
    </>
  );
}

function NarrowRow({ when, what, where, load, state }: BoardLine) {
  return (
    <>
      <div className="flex gap-x-[0.35em]">
        <Main cell={when} className="min-w-0 flex-1 truncate" />
        <Small cell={state} main />
      </div>
      <Main cell={what} className="truncate" />
      <div className="flex gap-x-[1em] text-(length:--small) text-board-soft">
        <Small cell={when} />
        <span className="min-w-0 flex-1 truncate text-right">{state.small}</span>
      </div>
      <span className="truncate text-(length:--small) text-board-soft">
        {joined(load.main, load.small, where.small, where.main, what.small)}
      </span>
    </>
  );
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

function Stacked({ cell }: { cell: BoardCell }) {
  return (
    <span className="block min-w-0">
      <Main cell={cell} className="block truncate" />
      <Small cell={cell} className="block truncate text-(length:--small) text-board-soft" />
    </span>
  );
}

const inks: Readonly<Record<BoardTone, string>> = {
  plain: '',
  good: 'text-board-good',
  watch: 'text-board-watch',
  bad: 'text-board-bad',
};

function Main({ cell, className = '' }: { cell: BoardCell; className?: string }) {
  return (
    <span className={classes('font-medium whitespace-nowrap', inks[cell.tone], className)}>{cell.main}</span>
  );
}

/** The second line of a cell, or its first in the small type. */
function Small({
  cell,
  main = false,
  className = '',
}: {
  cell: BoardCell;
  main?: boolean;
  className?: string;
}) {
  return (
    <span
      className={classes('whitespace-nowrap', main && `text-(length:--small) ${inks[cell.tone]}`, className)}
    >
      {main ? cell.main : cell.small}
    </span>
  );
}
