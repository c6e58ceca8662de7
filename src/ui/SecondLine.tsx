import type { ReactNode } from 'react';

/** The fainter second line of a cell; nothing where there is nothing to say. */
export function SecondLine({ children }: { children: ReactNode }) {
  return children ? <span className="block truncate text-xs text-ink-faint">{children}</span> : null;
}
