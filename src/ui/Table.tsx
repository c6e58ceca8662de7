import type { AriaRole, ReactNode, RefCallback } from 'react';
import { classes } from './classes.ts';
import type { VirtualRows } from './grid/useVirtualRows.ts';
import { ErrorBoundary } from './states/ErrorBoundary.tsx';

export interface TableColumn<Row> {
  readonly key: string;
  readonly heading: ReactNode;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Where its heading and its cells stand; left out: at the start. */
  readonly align?: 'end';
  readonly sorted?: 'ascending' | 'descending' | undefined;
  /** Whether its cells name their rows. */
  readonly isRowName?: boolean;
  /** Whether it only draws what another column says. */
  readonly isDrawing?: boolean;
  /** The name of its cells, where they have a mark alone. */
  readonly cellLabel?: string;
  /** Classes of its heading and its cells. */
  readonly look?: string;
  /** Classes of its cells alone. */
  readonly cellLook?: string;
}

interface TableGroup<Row> {
  readonly key: string;
  /** Left out where its rows say what they have in common. */
  readonly heading?: ReactNode;
  readonly rows: readonly Row[];
}

/** Of a long table only the rows in sight are in the document; each is measured when it is drawn. */
interface RowsInSight extends VirtualRows {
  readonly measure: RefCallback<HTMLElement>;
}

export interface TableLook {
  /** Whether the rows are laid out as grids, as cards are. Browsers drop the roles of such elements, so they are written out. */
  readonly isGrid?: boolean;
  readonly table?: string;
  readonly head?: string;
  readonly headRow?: string;
  readonly heading?: string;
  readonly body?: string;
  readonly row?: string;
  readonly cell?: string;
}

/** By where a table stands. On paper `paper.css` has the rest. */
const looks = {
  panel: {
    table: 'w-full text-left text-sm',
    head: 'eyebrow border-b border-line',
    row: 'border-b border-line last:border-0',
  },
  card: {
    table: 'w-full text-left text-sm',
    head: 'border-b border-line bg-raised text-xs text-ink-soft',
    heading: 'px-2 py-1 font-medium',
    body: 'divide-y divide-line',
    cell: 'px-2 py-2',
  },
  section: {
    table: 'w-full text-left text-sm',
    head: 'text-xs text-ink-soft',
    heading: 'py-1 font-medium',
    body: 'divide-y divide-line',
    cell: 'py-1',
  },
  details: {
    table: 'w-full text-left text-xs',
    head: 'text-ink-faint',
    heading: 'py-1 pr-3 font-normal',
    row: 'align-baseline',
    cell: 'border-t border-line py-1 pr-3',
  },
  form: {
    table: 'w-full text-left text-sm',
    head: 'bg-raised align-top',
    heading: 'p-2 font-medium',
    row: 'border-t border-line',
    cell: 'p-2',
  },
  paper: {},
} satisfies Record<string, TableLook>;

type TableProps<Row> = {
  readonly look: keyof typeof looks | TableLook;
  /** For who hears the table, where nothing that is in sight names it. */
  readonly caption?: string;
  /** In the place of the headings of the columns. */
  readonly title?: string;
  readonly className?: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly keyOf: (row: Row, index: number) => string | number;
  readonly rowLook?: (row: Row, index: number) => string | false;
  /** The cells in the place of those that cannot be drawn; left out: nothing of the table is drawn then. */
  readonly renderFailure?: (row: Row) => ReactNode;
} & (
  | { readonly rows: readonly Row[]; readonly groups?: never; readonly inSight?: RowsInSight }
  | { readonly rows?: never; readonly groups: readonly TableGroup<Row>[]; readonly inSight?: never }
);

/** Rows to read. Lists that may be long, and are walked by the keyboard, are a `Grid`. */
export function Table<Row>({
  look,
  caption,
  title,
  className,
  columns,
  keyOf,
  rowLook,
  renderFailure,
  rows,
  groups,
  inSight,
}: TableProps<Row>) {
  const own: TableLook = typeof look === 'string' ? looks[look] : look;
  const roleOf = (role: AriaRole) => (own.isGrid ? role : undefined);
  const draw = (row: Row, index: number, top?: number) => {
    const key = keyOf(row, index);
    const cells = <Cells row={row} index={index} columns={columns} look={own.cell} roleOf={roleOf} />;
    const place = inSight && {
      ref: inSight.measure,
      'data-line': key,
      'aria-rowindex': index + 2,
      style: { transform: `translateY(${top}px)` },
    };
    return (
      <tr key={key} role={roleOf('row')} className={joined(own.row, rowLook?.(row, index))} {...place}>
        {renderFailure ? (
          <ErrorBoundary of={row} renderFailure={() => renderFailure(row)}>
            {cells}
          </ErrorBoundary>
        ) : (
          cells
        )}
      </tr>
    );
  };
  return (
    <table
      role={roleOf('table')}
      aria-rowcount={inSight && rows.length + 1}
      className={joined(className, own.table)}
    >
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      {title !== undefined && <colgroup span={columns.length} />}
      <thead role={roleOf('rowgroup')} className={own.head}>
        <tr role={roleOf('row')} aria-rowindex={inSight && 1} className={own.headRow}>
          {title === undefined ? (
            columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role={roleOf('columnheader')}
                aria-hidden={column.isDrawing}
                aria-sort={column.sorted}
                className={joined(own.heading, alignment(column.align), column.look)}
              >
                {column.heading}
              </th>
            ))
          ) : (
            <th colSpan={columns.length} scope="colgroup">
              {title}
            </th>
          )}
        </tr>
      </thead>
      {groups ? (
        groups.map((group) => (
          <tbody key={group.key} role={roleOf('rowgroup')} className={own.body}>
            {group.heading !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.heading}
                </th>
              </tr>
            )}
            {group.rows.map((row, index) => draw(row, index))}
          </tbody>
        ))
      ) : (
        <tbody role={roleOf('rowgroup')} className={own.body} style={inSight && { height: inSight.height }}>
          {inSight
            ? inSight.drawn.map(({ index, top }) => {
                const row = rows[index];
                return row && draw(row, index, top);
              })
            : rows.map((row, index) => draw(row, index))}
        </tbody>
      )}
    </table>
  );
}

/** No attribute where there is no class. */
const joined = (...names: readonly (string | false | undefined)[]): string | undefined =>
  classes(...names) || undefined;

const alignment = (align: TableColumn<never>['align']) => align === 'end' && 'text-right';

function Cells<Row>({
  row,
  index,
  columns,
  look,
  roleOf,
}: {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
  look: string | undefined;
  roleOf: (role: AriaRole) => AriaRole | undefined;
}) {
  return columns.map((column) => {
    const Cell = column.isRowName ? 'th' : 'td';
    return (
      <Cell
        key={column.key}
        scope={column.isRowName ? 'row' : undefined}
        role={roleOf(column.isRowName ? 'rowheader' : 'cell')}
        aria-label={column.cellLabel}
        aria-hidden={column.isDrawing}
        className={joined(look, alignment(column.align), column.look, column.cellLook)}
      >
        {column.cell(row, index)}
      </Cell>
    );
  });
}
