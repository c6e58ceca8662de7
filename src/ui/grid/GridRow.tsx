import { memo } from 'react';
import { classes } from '#/ui/classes.ts';
import { CheckBox } from '#/ui/fields/CheckBox.tsx';
import { select } from '#/ui/words.ts';
import type { GridColumn } from './gridColumn.ts';
import type { AnyRow } from './gridLine.ts';

export interface GridRowProps<Row extends AnyRow> {
  readonly row: Row;
  readonly name: string;
  readonly hint: string | undefined;
  readonly columns: readonly GridColumn<Row>[];
  /** In the whole list, the heading included. */
  readonly rowIndex: number;
  readonly top: number;
  /** Left out where no row can be selected. */
  readonly selected: boolean | undefined;
  readonly changed?: boolean | undefined;
  readonly edge: string | null;
  readonly tabIndex: 0 | -1;
}

/** Where the first columns stay while the others scroll below them. */
export const pinned = [
  'sticky left-0 z-1 bg-inherit',
  'sticky left-(--lead) z-1 bg-inherit border-r border-line',
] as const;

function Cells<Row extends AnyRow>({
  row,
  name,
  hint,
  columns,
  rowIndex,
  top,
  selected,
  changed,
  edge,
  tabIndex,
}: GridRowProps<Row>) {
  const mark = edge !== null && (
    <span aria-hidden className={classes('absolute inset-y-0 left-0 w-1', edge)} />
  );
  return (
    <div
      role="row"
      data-line={row.id}
      data-changed={changed || undefined}
      aria-rowindex={rowIndex}
      aria-selected={selected}
      title={hint}
      className="absolute top-0 left-0 grid h-(--row-height) w-full min-w-(--least-width) grid-cols-(--tracks) border-b border-line bg-surface text-sm contain-strict focus-within:bg-hover hover:bg-hover aria-selected:bg-accent-wash data-changed:just-changed"
      style={{ transform: `translateY(${top}px)` }}
    >
      {selected !== undefined && (
        <div role="gridcell" className={pinned[0]}>
          {mark}
          <CheckBox className="h-full items-center" label={select(name)} checked={selected} tabIndex={-1} />
        </div>
      )}
      {columns.map((column, index) => {
        const content = column.cell(row, tabIndex);
        return (
          <div
            key={column.id}
            role={index === 0 ? 'rowheader' : 'gridcell'}
            // What is cut off can be read by pointing at it.
            title={typeof content === 'string' ? content : undefined}
            className={classes(
              'content-center truncate px-2 -outline-offset-2',
              index === 0 && pinned[1],
              column.align === 'end' && 'text-right',
            )}
          >
            {selected === undefined && index === 0 && mark}
            {content}
          </div>
        );
      })}
    </div>
  );
}

/** A row of a grid on a wide page. It is drawn again only when something in it changed. */
export const GridRow = memo(Cells) as typeof Cells;
