import type { ReactNode } from 'react';
import { classes } from './classes.ts';
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
  readonly heading: ReactNode;
  readonly rows: readonly Row[];
}

interface Look {
  readonly table?: string;
  readonly head?: string;
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
} satisfies Record<string, Look>;

type TableProps<Row> = {
  readonly look: keyof typeof looks;
  /** For who hears the table, where nothing that is in sight names it. */
  readonly caption?: string;
  /** In the place of the headings of the columns. */
  readonly title?: string;
  readonly className?: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly keyOf: (row: Row, index: number) => string | number;
  readonly rowLook?: (row: Row, index: number) => string | false;
  /** The row in the place of one that cannot be drawn; left out: nothing of the table is drawn then. */
  readonly renderFailure?: (row: Row) => ReactNode;
} & (
  | { readonly rows: readonly Row[]; readonly groups?: never }
  | { readonly rows?: never; readonly groups: readonly TableGroup<Row>[] }
);

/** All rows at once. Lists that may be long, and are walked by the keyboard, are a `Grid`. */
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
}: TableProps<Row>) {
  const own: Look = looks[look];
  const draw = (some: readonly Row[]) =>
    some.map((row, index) => {
      const key = keyOf(row, index);
      const drawn = (
        <TableRow
          key={key}
          row={row}
          index={index}
          columns={columns}
          look={joined(own.row, rowLook?.(row, index))}
          cellLook={own.cell}
        />
      );
      return renderFailure ? (
        <ErrorBoundary key={key} of={row} renderFailure={() => renderFailure(row)}>
          {drawn}
        </ErrorBoundary>
      ) : (
        drawn
      );
    });
  return (
    <table className={joined(className, own.table)}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      {title !== undefined && <colgroup span={columns.length} />}
      <thead className={own.head}>
        <tr>
          {title === undefined ? (
            columns.map((column) => (
              <th
                key={column.key}
                scope="col"
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
          <tbody key={group.key} className={own.body}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {group.heading}
              </th>
            </tr>
            {draw(group.rows)}
          </tbody>
        ))
      ) : (
        <tbody className={own.body}>{draw(rows)}</tbody>
      )}
    </table>
  );
}

/** No attribute where there is no class. */
const joined = (...names: readonly (string | false | undefined)[]): string | undefined =>
  classes(...names) || undefined;

const alignment = (align: TableColumn<never>['align']) => align === 'end' && 'text-right';

function TableRow<Row>({
  row,
  index,
  columns,
  look,
  cellLook,
}: {
  row: Row;
  index: number;
  columns: readonly TableColumn<Row>[];
  look: string | undefined;
  cellLook: string | undefined;
}) {
  return (
    <tr className={look}>
      {columns.map((column) => {
        const Cell = column.isRowName ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={column.isRowName ? 'row' : undefined}
            aria-label={column.cellLabel}
            aria-hidden={column.isDrawing}
            className={joined(cellLook, alignment(column.align), column.look, column.cellLook)}
          >
            {column.cell(row, index)}
          </Cell>
        );
      })}
    </tr>
  );
}
