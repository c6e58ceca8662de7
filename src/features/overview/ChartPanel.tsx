import { type ReactNode, useId, useState } from 'react';
import type { PlainTable } from '#/files/saveTable.ts';
import { clauseComma } from '#/language/punctuation.ts';
import type { FileHeadings } from '#/parts/files/saveForPrograms.ts';
import { SaveCsv } from '#/parts/pages/SaveCsv.tsx';
import { Button } from '#/ui/Button.tsx';
import { showChart, saveCsv, showTable } from './words.ts';

/** A chart under its finding, with what its reader does with it, and a line that says what is missing of it. */
export function ChartPanel({
  title,
  finding,
  aside,
  table,
  file,
  missing,
  className = '',
  children,
}: {
  /** What it is about. */
  title: string;
  /** What it says, in a sentence. */
  finding: string;
  /** Beside the buttons. */
  aside?: ReactNode;
  /** The same as a table, for who does not see the chart; left out where the chart is one. */
  table?: ReactNode;
  /** What its file is called, and what is in it. */
  file: readonly [name: string, make: (headings: FileHeadings) => PlainTable];
  missing: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const [name, make] = file;
  return (
    <section aria-labelledby={id} className={`card flex min-w-0 flex-col gap-3 p-4 ${className}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="eyebrow">{title}</p>
          <h2 id={id} className="text-lg font-semibold text-balance">
            {finding}
          </h2>
        </div>
        <div className="flex flex-wrap items-center gap-1 print:hidden">
          {aside}
          {table !== undefined && (
            <Button look="bare" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              {isTable ? showChart : showTable}
            </Button>
          )}
          <SaveCsv
            label={saveCsv}
            title={`${saveCsv}${clauseComma}${title}`}
            look="bare"
            name={name}
            table={make}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">{isTable ? table : children}</div>
      <p className="text-xs text-ink-soft">{missing}</p>
    </section>
  );
}
