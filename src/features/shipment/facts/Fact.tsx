import type { ReactNode } from 'react';
import { classes } from '#/ui/classes.ts';
import * as words from './words.ts';

/** A list of facts, two columns where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-4 gap-y-3">{children}</dl>;
}

/** One fact and its name. A value that is not reported says so. */
export function Fact({
  label,
  children,
  wide = false,
}: {
  label: string;
  children?: ReactNode;
  wide?: boolean;
}) {
  const reported = children !== null && children !== undefined && children !== false && children !== '';
  return (
    <div className={classes('min-w-0', wide && 'col-span-2')}>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="text-sm">
        {reported ? children : <span className="text-ink-faint">{words.notReported}</span>}
      </dd>
    </div>
  );
}
