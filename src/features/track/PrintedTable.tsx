import { Printed } from '#/ui/Printed.tsx';
import { Table } from '#/ui/Table.tsx';

type Cells = readonly (string | number | null)[];

/** A whole list on paper: on the screen only its visible rows are in the document. */
export function PrintedTable({
  title,
  note,
  headings,
  rows,
}: {
  title: string;
  note: string;
  headings: readonly string[];
  rows: () => readonly Cells[];
}) {
  return (
    <Printed>
      {() => (
        <>
          <h1>{title}</h1>
          <p>{note}</p>
          <Table
            look="paper"
            columns={headings.map((heading, at) => ({
              key: heading,
              heading,
              cell: (cells: Cells) => cells[at],
            }))}
            rows={rows()}
            keyOf={(_, row) => row}
          />
        </>
      )}
    </Printed>
  );
}
