import type { ChangeEvent } from 'react';
import { classes } from '#/ui/classes.ts';

/**
 * A check box with room around it for a finger. `mixed`: some of what it stands for is chosen. Without `onChange`
 * something around it listens.
 */
export function CheckBox({
  label,
  checked,
  tabIndex,
  autoFocus = false,
  className,
  onChange,
}: {
  label: string;
  checked: boolean | 'mixed';
  tabIndex?: 0 | -1;
  autoFocus?: boolean;
  className?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  return (
    <label className={classes('flex w-10 justify-center', className)}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        tabIndex={tabIndex}
        autoFocus={autoFocus}
        ref={checked === 'mixed' ? showMixed : undefined}
        readOnly={!onChange}
        onChange={onChange}
        className="size-4 accent-(--accent)"
      />
    </label>
  );
}

// No attribute says it.
function showMixed(box: HTMLInputElement) {
  box.indeterminate = true;
  return () => {
    box.indeterminate = false;
  };
}
