import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { CustomFields } from '#/domain/records/customField.ts';
import { fileCell } from '#/files/fileCell.ts';
import { cellText, paperCells } from '#/files/rawCells.ts';
import { colon } from '#/language/punctuation.ts';
import { filterLabels } from '#/parts/lists/FilterChips.tsx';
import { Table } from '#/ui/Table.tsx';
import { columnLabel } from '#/wording/listColumns.ts';
import { countedLabels } from '#/wording/listFacets.ts';
import { filtersInForce } from '#/wording/listFilters.ts';
import { exportColumns } from './exportColumns.ts';
import type { ExportSource } from './exportRows.ts';
import { plainList, printedCount } from './words.ts';

interface PaperRow {
  readonly id: string;
  readonly cells: readonly string[];
}

/** The whole list on paper: the list on the screen has only its visible rows in the document, this table has all. */
export function PrintSheet({
  source,
  order,
  filter,
  counts,
  fields,
}: {
  source: ExportSource;
  /** In words. */
  order: string;
  filter: FleetFilter;
  /** These know what the values of a filter are called; null until they have been counted. */
  counts: FacetCounts | null;
  fields: CustomFields | undefined;
}) {
  const { rows, known, clock, readAt, view } = source;
  const columns = exportColumns(source);
  const labelOf = filterLabels(counts ? countedLabels(counts) : () => undefined);
  const filters = filtersInForce(filter, { labelOf, fields, known });
  return (
    <>
      <h1>{view ?? plainList}</h1>
      <p>{printedCount(rows.length, order, cellText(fileCell({ kind: 'instant', at: readAt }, clock)))}</p>
      {filters.length > 0 && <p>{filters.map(({ name, label }) => `${name}${colon}${label}`).join(' · ')}</p>}
      <p className="num">{window.location.href}</p>
      <Table
        look="paper"
        columns={columns.map((column, at) => ({
          key: column.id,
          heading: columnLabel(column),
          cell: ({ cells }: PaperRow) => cells[at],
        }))}
        rows={rows.map((row) => ({ id: row.id, cells: paperCells(row, columns, source, clock) }))}
        keyOf={({ id }) => id}
      />
    </>
  );
}
