import { useState } from 'react';
import type { PlainTable } from '#/files/saveTable.ts';
import { type FileHeadings, saveForPrograms } from '#/parts/files/saveForPrograms.ts';
import { csvNotSaved } from '#/parts/words.ts';
import { Button, type ButtonProps } from '#/ui/Button.tsx';

/** Saves a table as CSV, or as a workbook; where that fails, it says so. */
export function SaveCsv({
  kind = 'csv',
  label,
  title,
  look = 'plain',
  name,
  table,
}: {
  kind?: 'csv' | 'xlsx';
  label: string;
  /** The name of the button, where its label is not enough. */
  title?: string;
  look?: NonNullable<ButtonProps['look']>;
  /** What the table is of, for the name of the file. */
  name: string;
  table: (headings: FileHeadings) => PlainTable;
}) {
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      await saveForPrograms(kind, table, name);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button look={look} aria-label={title} onClick={() => void save()}>
        {label}
      </Button>
      {hasFailed && (
        <p role="alert" className="text-sm text-problem">
          {csvNotSaved}
        </p>
      )}
    </>
  );
}
