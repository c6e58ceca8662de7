import { findColumn } from './columns.ts';
import type { ColumnChoice } from './view.ts';

/** The widths that a column can have, in CSS pixels. */
export const columnWidths = { least: 64, limit: 960 } as const;

/** Its link opens the row, so it is always there, first unless the address says where. */
const lead = 'number';

/**
 * Reads `number:180,carrier,arrival:160`: ids of columns in their order, some with a width. Unknown columns and invalid
 * widths come back as they were written; a repeat is no second column.
 *
 * @param find the column of an id; null for an unknown one
 * @returns `columns` null where none is valid
 */
export function parseColumns(
  text: string,
  find = findColumn,
): {
  readonly columns: readonly ColumnChoice[] | null;
  readonly ignored: readonly { readonly key: 'columns' | 'width'; readonly text: string }[];
} {
  const columns = new Map<string, ColumnChoice>();
  const ignored: { key: 'columns' | 'width'; text: string }[] = [];
  for (const part of text.split(',').map((word) => word.trim())) {
    if (part === '') continue;
    const [id = '', ...rest] = part.split(':');
    if (!find(id)) {
      ignored.push({ key: 'columns', text: id });
      continue;
    }
    const width = rest.length === 1 && /^\d{1,5}$/.test(rest[0] ?? '') ? limit(Number(rest[0])) : null;
    if (rest.length > 0 && width === null) ignored.push({ key: 'width', text: part });
    if (!columns.has(id)) columns.set(id, { id, width });
  }
  if (columns.size === 0) return { columns: null, ignored };
  const chosen = [...columns.values()];
  return { columns: columns.has(lead) ? chosen : [{ id: lead, width: null }, ...chosen], ignored };
}

export function printColumns(columns: readonly ColumnChoice[]): string {
  return columns.map(({ id, width }) => (width === null ? id : `${id}:${width}`)).join(',');
}

function limit(width: number): number {
  return Math.min(columnWidths.limit, Math.max(columnWidths.least, width));
}
