import { type ReactNode, useId } from 'react';
import type { Facility, ProvidedData } from '#/domain/records/place.ts';
import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';
import { classes } from '#/ui/classes.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
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

/** A carrier or terminal by its name, with what it says of the data that it supplies. */
export interface DataSupplier {
  readonly name: string;
  readonly provided: ProvidedData;
}

/** Those of them that say anything. */
export function dataSources(
  carrier: TrackingCarrier | null,
  terminal: Facility | null,
): readonly DataSupplier[] {
  const ofCarrier = carrier?.provided && {
    name: carrier.shortName ?? carrier.name,
    provided: carrier.provided,
  };
  const ofTerminal = terminal?.provided &&
    terminal.name !== null && { name: terminal.name, provided: terminal.provided };
  return [ofCarrier, ofTerminal].filter((source) => !!source);
}

/** Facts of one topic, folded to a line that says the most of them. */
export function Topic({
  title,
  digest,
  children,
}: {
  title: string;
  digest: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line not-first:border-t">
      <details className="group/topic">
        <summary className="flex min-h-11 items-center gap-3 px-4 py-2 -outline-offset-2 select-none hover:bg-hover [&::-webkit-details-marker]:hidden">
          <span className="-rotate-90 text-ink-faint group-open/topic:rotate-0">
            <ChevronDownIcon />
          </span>
          <h3 id={id} className="shrink-0 text-sm font-semibold">
            {title}
          </h3>
          <span className="min-w-0 flex-1 text-right md:truncate text-sm text-ink-soft group-open/topic:hidden">
            {digest}
          </span>
        </summary>
        <div className="px-4 pt-1 pb-4">{children}</div>
      </details>
    </section>
  );
}
