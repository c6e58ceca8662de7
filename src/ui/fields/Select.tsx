import { classes } from '#/ui/classes.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';

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
  id,
  describedBy,
  isWrong = false,
  autoFocus = false,
  className,
}: {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  /** For a label that stands beside it. */
  id?: string;
  /** The id of what is said about it. */
  describedBy?: string | undefined;
  isWrong?: boolean;
  autoFocus?: boolean;
  className?: string;
}) {
  return (
    <span className={classes('relative inline-flex min-w-0', className)}>
      <select
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        autoFocus={autoFocus}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-8 w-full min-w-0 max-md:h-11 appearance-none truncate rounded border border-line bg-surface pr-7 pl-3 text-sm font-medium hover:bg-hover aria-invalid:border-problem"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center">
        <ChevronDownIcon />
      </span>
    </span>
  );
}
