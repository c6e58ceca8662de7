import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import * as words from './words.ts';

interface RowColumn<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly type?: 'text' | 'date';
  readonly inputMode?: 'numeric' | 'decimal';
}

/** Rows of a few inputs each, with a row more or less. */
export function FieldRows<Key extends string>({
  title,
  hint,
  row,
  add,
  columns,
  rows,
  onChange,
}: {
  title: string;
  hint?: ReactNode;
  /** What a row is called: “step”. */
  row: string;
  /** On the button that adds one. */
  add: string;
  columns: readonly RowColumn<Key>[];
  rows: readonly Readonly<Record<Key, string>>[];
  onChange: (rows: readonly Readonly<Record<Key, string>>[]) => void;
}) {
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const blank = Object.fromEntries(columns.map(({ key }) => [key, ''])) as Record<Key, string>;
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="font-medium">{title}</legend>
      {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      {rows.length > 0 && (
        <p aria-hidden className="flex gap-2 pr-9 text-xs text-ink-soft max-md:pr-13">
          {columns.map(({ key, label }) => (
            <span key={key} className="flex-1">
              {label}
            </span>
          ))}
        </p>
      )}
      {rows.map((values, place) => (
        <div key={place} className="flex gap-2">
          {columns.map(({ key, label, type = 'text', inputMode }, index) => (
            <input
              key={key}
              type={type}
              inputMode={inputMode}
              aria-label={words.ofRow(label, row, place + 1)}
              value={values[key]}
              autoComplete="off"
              autoFocus={isAdding && index === 0 && place === rows.length - 1}
              onChange={({ target }) => onChange(rows.with(place, { ...values, [key]: target.value }))}
              className={classes(
                'h-8 w-0 min-w-0 flex-1 rounded border border-line-strong bg-surface px-2 max-md:h-11',
                inputMode && 'num',
              )}
            />
          ))}
          <Button
            look="bare"
            aria-label={words.removeRow(row, place + 1)}
            className="self-center"
            onClick={() => {
              addButton.current?.focus();
              onChange(rows.toSpliced(place, 1));
            }}
          >
            <CloseIcon />
          </Button>
        </div>
      ))}
      <Button
        ref={addButton}
        onClick={() => {
          setIsAdding(true);
          onChange([...rows, blank]);
        }}
      >
        {add}
      </Button>
    </fieldset>
  );
}
