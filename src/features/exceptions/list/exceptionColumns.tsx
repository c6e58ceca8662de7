import type { CaseEntries } from '#/domain/cases/cases.ts';
import { type ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { columnLabels } from '#/features/exceptions/words.ts';
import { language } from '#/language/language.ts';
import type { FormatOptions } from '#/time/format.ts';
import { classes } from '#/ui/classes.ts';
import type { GridColumn } from '#/ui/grid/gridColumn.ts';
import * as cells from './cells.tsx';

type Column = keyof typeof columnLabels;

// `10月23日周五` is wider than `Fri 23 Oct`.
const isChinese = language !== 'en' && language.startsWith('zh');
const widths: Readonly<Record<Column, number>> = {
  number: 134,
  exception: 250,
  due: isChinese ? 196 : 182,
  next: 202,
  place: 200,
  action: isChinese ? 162 : 176,
};

/** What the columns need besides their row. */
interface ExceptionCells {
  /** How times are written. */
  readonly format: FormatOptions;
  readonly nearDays: number;
  readonly notes: ReadonlyMap<string, string>;
  readonly entries: CaseEntries;
  readonly isAcknowledged: (row: ExceptionRow) => boolean;
  readonly onAct: (row: ExceptionRow) => void;
  readonly onOwner: (row: ExceptionRow) => void;
  /** Writes to who acts on the row. */
  readonly onWrite: (row: ExceptionRow) => void;
}

/** The columns of the list. */
export function exceptionColumns(given: ExceptionCells): readonly GridColumn<ExceptionRow>[] {
  const draw: Readonly<Record<Column, GridColumn<ExceptionRow>['cell']>> = {
    number: (row, tabIndex) => cells.numberCell(row, tabIndex, given.notes.get(row.id)),
    exception: (row) => cells.exceptionCell(row, given.format),
    due: (row) => cells.dueCell(row, given.nearDays),
    next: (row) => cells.nextCell(row, () => given.onWrite(row)),
    place: cells.placeCell,
    action: (row) => (
      // The keyboard goes on with the first button of the cell in the next row.
      <span className="inline-flex flex-row-reverse items-center">
        {cells.actionCell(row, given.isAcknowledged(row), given.format, () => given.onAct(row))}
        {cells.ownerCell(row, given.entries.get(row.id)?.owner ?? null, () => given.onOwner(row))}
      </span>
    ),
  };
  return (Object.keys(columnLabels) as Column[]).map((id) => ({
    id,
    label: columnLabels[id],
    hidesLabel: id === 'action',
    align: id === 'action' ? 'end' : 'start',
    width: widths[id],
    chosenWidth: null,
    leastWidth: widths[id],
    maxWidth: widths[id],
    cell: draw[id],
  }));
}

/** What stands below each other in a cell, beside each other on the card of a phone. */
const inLine =
  'min-w-0 max-md:flex max-md:items-baseline max-md:gap-2 max-md:*:min-w-0 max-md:*:first:shrink-0';

/**
 * The columns as a card of a narrow page, low enough that four are in sight of a phone: the number with its carrier, the
 * reasons, when it is due and what is owed, and below them what can be done, each high enough for a finger and apart
 * from any text. In four columns where there is the width.
 */
export function exceptionCard(columns: readonly GridColumn<ExceptionRow>[]) {
  const byId = new Map(columns.map((column) => [column.id, column.cell]));
  const cell = (id: Column, row: ExceptionRow, tabIndex: 0 | -1) => byId.get(id)?.(row, tabIndex);
  return (row: ExceptionRow, tabIndex: 0 | -1) => (
    <div className="max-md:leading-4.5 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(10.5rem,1fr)_auto] md:gap-x-3 md:gap-y-1">
      <div className={classes(inLine, 'md:col-start-1 md:row-start-1')}>{cell('number', row, tabIndex)}</div>
      <div className="min-w-0 md:col-start-2 md:row-start-1">{cell('exception', row, tabIndex)}</div>
      {row.lead.due && (
        <div className={classes(inLine, 'md:col-start-3 md:row-span-2 md:row-start-1')}>
          {cell('due', row, tabIndex)}
        </div>
      )}
      {row.lead.place !== null && (
        <div className="min-w-0 max-md:hidden md:col-start-1 md:row-start-2">
          {cell('place', row, tabIndex)}
        </div>
      )}
      <div className="flex items-center justify-between gap-2 md:contents">
        <div className="min-w-0 md:col-start-2 md:row-start-2">{cell('next', row, tabIndex)}</div>
        <div className="shrink-0 md:col-start-4 md:row-span-2 md:row-start-1 md:self-center">
          {cell('action', row, tabIndex)}
        </div>
      </div>
    </div>
  );
}
