import type { BoardCell, BoardTone } from '#/domain/board/cell.ts';
import type { BoardLine } from '#/domain/board/line.ts';
import type { BoardType } from '#/domain/board/typography.ts';
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
      {arrangement === 'wide' ? <Columns line={line} /> : <Lines line={line} />}
    </li>
  );
}

function Columns({ line: { when, zone, what, where, load, state } }: { line: BoardLine }) {
  const reported = zone === null ? when : { ...when, small: `${when.small} · ${zone}` };
  return (
    <>
      {[reported, what, where, load, state].map((cell, column) => (
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
 * never cut that way and leaves the room beside the time to the name, then what matters most, and what is not
 * reported at the end.
 */
function Lines({ line: { when, zone, what, where, load, state } }: { line: BoardLine }) {
  const status = { ...when, main: when.small === 'Expected' ? '' : when.small };
  const loads = inOrder(load);
  const first = isSetApart(load.tone) ? [...loads, inOnePiece(state)] : [inOnePiece(state), ...loads];
  const cells = [status, ...first, ...inOrder(where), small(state), small(what)].toSorted(
    (a, b) => Number(isUnknown(a)) - Number(isUnknown(b)),
  );
  return (
    <>
      <Large cell={when} />
      <Large cell={what} />
      <span className="col-span-full -mb-[0.08em] line-clamp-(--lines) pb-[0.08em] text-(length:--small) text-board-soft">
        <Joined cells={[plain(zone ?? ''), ...cells]} />
      </span>
    </>
  );
}

const isUnknown = ({ tone }: BoardCell): boolean => tone === 'unknown';
const isSetApart = (tone: BoardTone): boolean => tone !== 'plain' && tone !== 'unknown';

const plain = (main: string): BoardCell => ({ main, small: '', tone: 'plain' });

/** A part in the order of what matters: the second word of one that is set apart says why it is, and has its colour. */
function inOrder(part: BoardCell): BoardCell[] {
  if (!isSetApart(part.tone) || part.small === '') return [inOnePiece(part), small(part)];
  return [{ ...part, main: part.small }, plain(part.main)];
}

/** `Holds not reported`: what is not reported is one cell with its name. */
const inOnePiece = (part: BoardCell): BoardCell =>
  isUnknown(part) && part.small !== '' ? { ...part, main: `${part.main} ${part.small}` } : part;
/** The second word of a part, unless it is in the first. */
const small = (part: BoardCell): BoardCell => plain(isUnknown(part) ? '' : part.small);

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
            isSetApart(tone) && 'font-semibold',
            isSetApart(tone) && inks[tone],
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
  unknown: 'text-board-soft',
};

function Large({ cell: { main, tone } }: { cell: BoardCell }) {
  return (
    // The line is higher than its place, so that cutting what is too long leaves the descenders whole.
    <span className={classes('-my-[0.1em] block truncate leading-[1.28] font-medium', inks[tone])}>
      {main}
    </span>
  );
}
