import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/**
 * The fainter second line of a cell, readable by pointing at it where it is cut off; nothing where nothing is said. In a
 * compact row it goes on in the first.
 *
 * @param wraps for names that must be whole: they go on in a third line
 */
export function SecondLine({ children, wraps = false }: { children: ReactNode; wraps?: boolean }) {
  if (!children) return null;
  return (
    <span
      className={classes(
        'text-xs text-ink-faint xl:in-data-[density=compact]:ml-2 xl:in-data-[density=compact]:inline',
        wraps ? 'line-clamp-2 leading-3.5 whitespace-normal' : 'block truncate',
      )}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </span>
  );
}
