import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup as Group } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface ToggleOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which then names the button for screen readers and as its tip. */
  readonly icon?: ReactNode;
}

/** One choice of a few, all in sight. Arrow keys move between them. */
export function ToggleGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly ToggleOption<Value>[];
  onChange: (value: Value) => void;
}) {
  return (
    <Group
      aria-label={label}
      value={[value]}
      onValueChange={([chosen]) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onChange(option.value);
      }}
      className="flex h-8 shrink-0 items-center rounded-md border border-line bg-raised p-0.5"
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          aria-label={option.icon ? option.label : undefined}
          title={option.icon ? option.label : undefined}
          className={classes(
            'flex h-full min-w-7 items-center justify-center rounded px-1.5 text-xs font-medium text-ink-soft hover:text-ink',
            'data-[pressed]:bg-surface data-[pressed]:text-ink data-[pressed]:shadow-[0_0_0_1px_var(--line-strong)]',
          )}
        >
          {option.icon ?? option.label}
        </Toggle>
      ))}
    </Group>
  );
}
