import { cellText } from '#/files/cellText.ts';
import { fileCell } from '#/files/fileCell.ts';
import { paperCells } from '#/files/paperCells.ts';
import type { ExportSource } from './exportRows.ts';
import type { FilterInForce } from '#/domain/list/activeFilters.ts';

const count = new Intl.NumberFormat('en');

/** The whole list on paper: a virtual list has only the rows in sight in the document, and this table has all. */
export function PrintSheet({
  source: { rows, columns, now, clock, readAt, view },
  order,
  filters,
}: {
  source: ExportSource;
  /** In words. */
  order: string;
  filters: readonly FilterInForce[];
}) {
  return (
    <>
      <h1>{view ?? 'Shipments'}</h1>
      <p>
        {rows.length === 1 ? '1 row' : `${count.format(rows.length)} rows`}, {order}. Read{' '}
        {cellText(fileCell({ kind: 'instant', at: readAt }, clock))}.
      </p>
      {filters.length > 0 && <p>{filters.map(({ name, label }) => `${name}: ${label}`).join(' · ')}</p>}
      <p className="num">{window.location.href}</p>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {paperCells(row, columns, { now }, clock).map((words, at) => (
                <td key={columns[at]?.id}>{words}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
