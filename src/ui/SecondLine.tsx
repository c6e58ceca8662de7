import type { ReactNode } from 'react';

/**
 * The fainter second line of a cell, readable by pointing at it where it is cut off; nothing where nothing is said. In a
 * compact row it goes on in the first.
 */
export function SecondLine({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <span
      className="block truncate text-xs text-ink-faint xl:in-data-[density=compact]:ml-2 xl:in-data-[density=compact]:inline"
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </span>
  );
}
