import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Figure } from '#/domain/overview/figure.ts';
import { classes } from '#/ui/classes.ts';

/** A figure as a link to exactly the rows that it counts. */
export function FigureLink({
  figure: { count, search },
  isLine = true,
  className,
  children,
}: {
  figure: Figure;
  /** Whether it is a piece of text, not a whole cell. */
  isLine?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to="/shipments"
      search={search}
      data-count={count}
      className={classes(isLine && 'underline-offset-2 hover:underline', className)}
    >
      {children}
    </Link>
  );
}
