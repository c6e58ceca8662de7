/** The headings of a table whose rows are laid out as a grid, which no table element may be. */
export function ColumnHeadings({ columns }: { columns: readonly string[] }) {
  return columns.map((column) => (
    <span key={column} role="columnheader" className="eyebrow">
      {column}
    </span>
  ));
}
