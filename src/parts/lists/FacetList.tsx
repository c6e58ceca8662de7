import { type ReactNode, useId, useState } from 'react';
import { countSoFar, showFewer, showMore } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { facetClasses } from '#/ui/facetClasses.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';

export interface FacetEntry<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many rows choosing it alone would leave; null while they are not counted. */
  readonly count: number | null;
}

export interface FacetItem<Value extends string> {
  readonly value: Value;
  /** What is chosen once the link is followed; undefined where that is nothing. */
  readonly next: readonly Value[] | undefined;
  readonly look: { readonly className: string; readonly 'aria-current': 'true' | undefined };
  readonly content: ReactNode;
}

/**
 * The values of a filter with their counts, each a link that switches it on or off. Those that no row has are behind
 * "Show more" and have no count. `children` draws the link.
 */
export function FacetList<Value extends string>({
  title,
  values,
  chosen = [],
  isPartial = false,
  fold = Number.POSITIVE_INFINITY,
  foot,
  children,
}: {
  title: string;
  /** In the order in which they stand. */
  values: readonly FacetEntry<Value>[];
  chosen?: readonly Value[] | undefined;
  /** Whether the account is still loading, so that more may follow. */
  isPartial?: boolean;
  /** How many values to show; the rest is folded. */
  fold?: number;
  /** Another way to choose, which is there without any value. */
  foot?: ReactNode;
  children: (item: FacetItem<Value>) => ReactNode;
}) {
  const heading = useId();
  const [unfolded, setUnfolded] = useState(false);
  const present = values.filter(({ value, count }) => count !== 0 || chosen.includes(value));
  const shown = unfolded
    ? values
    : present.filter(({ value }, index) => index < fold || chosen.includes(value));
  const hidden = values.length - shown.length;
  if (present.length === 0 && !foot) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow px-2 pb-1">
        {title}
      </h2>
      <ul>
        {shown.map(({ value, label, count }) => {
          const active = chosen.includes(value);
          const next = active ? chosen.filter((other) => other !== value) : [...chosen, value];
          return (
            <li key={value}>
              {children({
                value,
                next: next.length > 0 ? next : undefined,
                look: { className: facetClasses(active, count), 'aria-current': active ? 'true' : undefined },
                content: (
                  <>
                    <span className="truncate" title={label}>
                      {label}
                    </span>
                    {active && <CloseIcon />}
                    {count !== 0 && (
                      <span className="ml-auto shrink-0 text-xs">
                        {count === null ? '–' : countSoFar(count, isPartial)}
                      </span>
                    )}
                  </>
                ),
              })}
            </li>
          );
        })}
      </ul>
      {(hidden > 0 || unfolded) && (
        <Button
          look="bare"
          className="px-2 text-xs"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? showFewer : showMore(hidden)}
        </Button>
      )}
      {foot}
    </section>
  );
}
