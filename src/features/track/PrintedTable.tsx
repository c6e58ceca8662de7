import { Printed } from '#/ui/Printed.tsx';

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
  rows: () => readonly (readonly (string | number | null)[])[];
}) {
  return (
    <Printed>
      {() => (
        <>
          <h1>{title}</h1>
          <p>{note}</p>
          <table>
            <thead>
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows().map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, at) => (
                    <td key={headings[at]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Printed>
  );
}
