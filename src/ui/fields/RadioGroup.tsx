import { type ReactNode, useId } from 'react';
import { classes } from '#/ui/classes.ts';
import { withKey } from '#/ui/words.ts';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which then names the choice for screen readers and as its tip. */
  readonly icon?: ReactNode;
}

/** One choice of a few, all in sight side by side. Arrow keys move between them, as browsers do by themselves. */
export function RadioGroup<Value extends string>({
  label,
  keys,
  value,
  options,
  onChange,
}: {
  label: string;
  /** The key that goes to the next of two, where there is one. */
  keys?: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys && withKey(label, keys)}
      className="flex min-h-8 max-w-full flex-wrap items-stretch rounded border border-line bg-raised p-0.5 xl:shrink-0"
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={option.icon ? option.label : undefined}
          className={classes(
            'relative flex min-h-6.5 min-w-7 items-center justify-center rounded px-2 text-xs font-medium max-md:min-h-10 max-md:min-w-10 text-ink-soft hover:text-ink',
            'has-checked:bg-surface has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-strong)]',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {option.icon ?? option.label}
        </label>
      ))}
    </div>
  );
}
