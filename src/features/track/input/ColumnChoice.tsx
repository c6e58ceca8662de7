import { useMemo } from 'react';
import { columnUses, isNumberUse, type Table, type TableReading } from '#/domain/tracking/columns.ts';
import { type KnownNames, type LinesRead, readLines } from '#/domain/tracking/readLines.ts';
import { columns as words, columnUseLabels } from '#/features/track/words.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { focusMain } from '#/ui/hooks/focusMain.ts';

const shownRows = 5;
const maxAbove = 20;
const options = columnUses.map((value) => ({ value, label: columnUseLabels[value] }));

/** How each column is read, with its first cells; corrected here before anything is made of it. */
export function ColumnChoice({
  table,
  reading,
  known,
  room,
  fault,
  onReading,
  onAdd,
  onCancel,
}: {
  table: Table;
  reading: TableReading;
  known: KnownNames;
  room: number;
  fault: string | null;
  onReading: (reading: TableReading) => void;
  onAdd: (lines: LinesRead) => void;
  onCancel: () => void;
}) {
  const { uses, above } = reading;
  const read = useMemo(() => readLines(table, reading, known, room), [table, reading, known, room]);
  const hasNumbers = uses.some(isNumberUse);
  const heading = table[above - 1] ?? [];
  return (
    <section aria-label={words.title} className="card mx-4 mb-3 space-y-3 p-4">
      <div>
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="text-sm text-ink-soft">{words.hint}</p>
      </div>
      <div className="overflow-x-auto rounded border border-line">
        <table className="w-full text-left text-sm">
          <thead className="bg-raised align-top">
            <tr>
              <th scope="col" className="sr-only">
                {words.example}
              </th>
              {uses.map((use, at) => {
                const name = words.heading(at + 1, heading[at]?.trim() ?? '');
                return (
                  <th key={at} scope="col" className="min-w-36 space-y-1 p-2 font-medium">
                    <span className="block max-w-48 truncate" title={name}>
                      {name}
                    </span>
                    <Select
                      label={words.use(name)}
                      value={use}
                      options={options}
                      className="w-full"
                      onChange={(next) => onReading({ ...reading, uses: uses.with(at, next) })}
                    />
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {table.slice(above, above + shownRows).map((row, index) => (
              <tr key={index} className="border-t border-line">
                <th scope="row" className="sr-only">
                  {above + index + 1}
                </th>
                {uses.map((use, at) => (
                  <td
                    key={at}
                    className={`max-w-48 truncate p-2 ${use === 'nothing' ? 'text-ink-faint' : ''}`}
                  >
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {fault !== null && (
        <p role="status" className="text-sm text-attention">
          {fault}
        </p>
      )}
      {read.leftOut > 0 && (
        <p role="status" className="text-sm text-attention">
          {words.beyond(read.leftOut)}
        </p>
      )}
      {!hasNumbers && (
        <p role="alert" className="text-sm text-problem">
          {words.noNumbers}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          autoFocus
          disabled={!hasNumbers || read.lines.length === 0}
          onClick={({ currentTarget }) => {
            focusMain(currentTarget);
            onAdd(read);
          }}
        >
          {words.add(read.lines.length)}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <label className="ml-auto flex items-center gap-2 text-sm text-ink-soft">
          {words.above}
          <input
            type="number"
            min={0}
            max={maxAbove}
            value={above}
            onChange={({ target }) => {
              const next = Math.trunc(Number(target.value));
              if (next >= 0 && next <= maxAbove) onReading({ ...reading, above: next });
            }}
            className="h-8 w-16 rounded border border-line bg-surface px-2 max-md:h-11"
          />
        </label>
      </div>
    </section>
  );
}
