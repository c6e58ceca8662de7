import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { columnLabels } from '#/features/exceptions/words.ts';
import { classes } from '#/ui/classes.ts';
import type { GridColumn } from '#/ui/gridColumn.ts';
import * as cells from './cells.tsx';

type Column = keyof typeof columnLabels;

const widths: Readonly<Record<Column, number>> = {
  number: 130,
  priority: 88,
  exception: 254,
  due: 194,
  party: 188,
  // The longest names of terminals are whole on a page of 1,440 pixels.
  place: 248,
  action: 44,
};

/** What the columns need besides their row. */
export interface ExceptionCells {
  readonly nearDays: number;
  readonly notes: ReadonlyMap<string, string>;
  readonly isAcknowledged: (row: ExceptionRow) => boolean;
  readonly onAct: (row: ExceptionRow) => void;
}

export function exceptionColumns(given: ExceptionCells): readonly GridColumn<ExceptionRow>[] {
  const draw: Readonly<Record<Column, GridColumn<ExceptionRow>['cell']>> = {
    number: (row, tabIndex) => cells.numberCell(row, tabIndex, given.notes.get(row.id)),
    priority: cells.priorityCell,
    exception: cells.exceptionCell,
    due: (row) => cells.dueCell(row, given.nearDays),
    party: cells.partyCell,
    place: cells.placeCell,
    action: (row) => cells.actionCell(row, given.isAcknowledged(row), () => given.onAct(row)),
  };
  return (Object.keys(columnLabels) as Column[]).map((id) => ({
    id,
    label: columnLabels[id],
    hidesLabel: id === 'action',
    align: id === 'action' ? 'end' : 'start',
    width: widths[id],
    chosenWidth: null,
    leastWidth: widths[id],
    mostWidth: widths[id],
    cell: draw[id],
  }));
}

/** What stands below each other in a cell, beside each other on the card of a phone. */
const inLine =
  'min-w-0 max-md:flex max-md:items-baseline max-md:gap-2 max-md:*:min-w-0 max-md:*:first:shrink-0';

/**
 * The columns as a card of a narrow page, low enough that four are in sight of a phone: the number with its carrier
 * and priority, the reasons, when it is due and what is owed, who acts and where. In four columns where there is the width.
 */
export function exceptionCard(columns: readonly GridColumn<ExceptionRow>[]) {
  const byId = new Map(columns.map((column) => [column.id, column.cell]));
  const cell = (id: Column, row: ExceptionRow, tabIndex: 0 | -1) => byId.get(id)?.(row, tabIndex);
  return (row: ExceptionRow, tabIndex: 0 | -1) => (
    <div className="max-md:leading-4.5 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(7rem,1fr)_auto] md:gap-x-3 md:gap-y-1">
      <div className="flex items-center justify-between gap-2 md:contents">
        <div className={classes(inLine, 'md:col-start-1 md:row-start-1')}>
          {cell('number', row, tabIndex)}
        </div>
        <div className="shrink-0 text-right md:col-start-4 md:row-start-1">
          {cell('priority', row, tabIndex)}
        </div>
      </div>
      <div className="flex items-center justify-between gap-3 md:contents">
        <div className="min-w-0 md:col-start-2 md:row-start-1">{cell('exception', row, tabIndex)}</div>
        <div className="shrink-0 md:col-start-4 md:row-start-2 md:self-end md:text-right">
          {cell('action', row, tabIndex)}
        </div>
      </div>
      {row.lead.due && (
        <div className={classes(inLine, 'md:col-start-3 md:row-span-2 md:row-start-1')}>
          {cell('due', row, tabIndex)}
        </div>
      )}
      <div className="min-w-0 md:col-start-2 md:row-start-2">{cell('party', row, tabIndex)}</div>
      {row.lead.place !== null && (
        <div className={classes(inLine, 'md:col-start-1 md:row-start-2')}>{cell('place', row, tabIndex)}</div>
      )}
    </div>
  );
}
