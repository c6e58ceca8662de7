import type { ReactNode } from 'react';
import { classes } from '#/ui/classes.ts';

/** One figure of the strip: what it is, the figure, and what belongs to it; as one line while the strip is. */
export function VerdictCell({
  label,
  value,
  ink = 'text-ink',
  isLong = false,
  children,
}: {
  label: string;
  value: ReactNode;
  /** The colour of the figure. */
  ink?: string;
  /** A date with its time takes more room than a count. */
  isLong?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={classes(
        'min-w-0 space-y-0.5 border-line lg:border-l lg:px-4 lg:py-3 group-data-stuck/strip:lg:py-2',
        isLong ? 'lg:w-52 xl:w-88' : 'lg:w-40 xl:w-52',
      )}
    >
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className={classes('text-lg font-semibold group-data-stuck/strip:text-sm', ink)}>{value}</dd>
      {children && <dd className="text-sm text-ink-soft group-data-stuck/strip:hidden">{children}</dd>}
    </div>
  );
}
