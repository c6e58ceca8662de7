import { classes } from './classes.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** One choice of several on a small place; the device draws the list. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  className?: string;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
      className={classes('h-8 min-w-0 rounded-md border border-line bg-surface px-2 text-sm', className)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
