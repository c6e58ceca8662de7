import { cellText } from '#/files/cellText.ts';
import { fileCell } from '#/files/fileCell.ts';
import { rawCells } from '#/files/fileTable.ts';
import { usePrinting } from '#/ui/usePrinting.ts';
import type { ExportSource } from './exportRows.ts';

/**
 * The whole list on paper. A virtual list has only the rows in sight in the document, so a plain table of all takes its
 * place while the page is printed, however that was asked for.
 */
export function PrintSheet({ source }: { source: ExportSource }) {
  return usePrinting() ? <Sheet source={source} /> : null;
}

function Sheet({ source: { rows, columns, now, clock, readAt } }: { source: ExportSource }) {
  return (
    <div className="print-sheet">
      <p>
        {rows.length === 1 ? '1 row' : `${rows.length} rows`}, read{' '}
        {cellText(fileCell({ kind: 'instant', at: readAt }, clock))}. {window.location.href}
      </p>
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
              {rawCells(row, columns, { now }, clock).map(({ cell, standing }, at) => (
                <td key={columns[at]?.id}>
                  {cellText(cell)}
                  {standing && ` (${standing})`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
