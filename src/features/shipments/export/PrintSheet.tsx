import '#/ui/paper.css';
import type { FilterInForce } from '#/domain/list/activeFilters.ts';
import { cellText } from '#/files/cellText.ts';
import { fileCell } from '#/files/fileCell.ts';
import { paperCells } from '#/files/paperCells.ts';
import type { ExportSource } from './exportRows.ts';
import { plainList, printedCount } from './words.ts';

/** The whole list on paper: the list on the screen has only its visible rows in the document, this table has all. */
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
      <h1>{view ?? plainList}</h1>
      <p>{printedCount(rows.length, order, cellText(fileCell({ kind: 'instant', at: readAt }, clock)))}</p>
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
