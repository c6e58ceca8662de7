import type { ReactNode } from 'react';
import { classes } from '#/ui/classes.ts';
import type { DataSupplier } from './dataSource.ts';
import * as words from './words.ts';

export interface NamedFact {
  /** Tells it from others of the same label. */
  readonly id?: string;
  readonly label: string;
  /** The attributes that fill it, of which a source may say that it never supplies them. */
  readonly attributes?: readonly string[];
  /** Nothing, `false` and an empty text are not reported. */
  readonly value: ReactNode;
  /** Over both columns. */
  readonly wide?: boolean;
}

/**
 * Facts by name in two columns. Those that are not reported take one line together, and one for each source that never
 * supplies them.
 */
export function FactList({
  facts,
  sources = [],
}: {
  facts: readonly NamedFact[];
  sources?: readonly DataSupplier[];
}) {
  const isReported = ({ value }: NamedFact) =>
    value !== null && value !== undefined && value !== false && value !== '';
  const missing = facts.filter((fact) => !isReported(fact));
  const labelsOf = (some: readonly NamedFact[]) => some.map(({ label }) => label);
  return (
    <div className="space-y-3">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 empty:hidden">
        {facts.filter(isReported).map(({ label, id = label, value, wide = false }) => (
          <div key={id} className={classes('min-w-0', wide && 'col-span-2')}>
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="text-sm">{value}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <p className="text-xs text-ink-faint">{words.notReportedList(labelsOf(missing))}</p>
      )}
      {sources.map(({ name, provided }) => {
        const never = missing.filter((fact) =>
          fact.attributes?.some((one) => provided.missing.includes(one)),
        );
        return (
          never.length > 0 && (
            <p key={name} className="text-xs text-ink-faint">
              {words.notProvided(name, labelsOf(never))}
            </p>
          )
        );
      })}
    </div>
  );
}
