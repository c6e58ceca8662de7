import type { ReactNode } from 'react';

/**
 * The fainter second line of a cell, readable by pointing at it where it is cut off; nothing where nothing is said.
 * In a compact row it stands beside the first, and gives way to it.
 */
export function SecondLine({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <span
      className="block truncate text-xs text-ink-faint shrink-999"
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </span>
  );
}
