import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { FacetValue } from '#/domain/facetCounts.ts';
import { Button } from '#/ui/Button.tsx';
import { facetClasses } from '#/ui/facetClasses.ts';
import { CloseIcon } from '#/ui/icons.tsx';
import { type Facet, toggleFacet } from './filterLinks.ts';

/** The values of one filter as links. The count says how many the list would show with that value alone. */
export function FacetList({
  facet,
  title,
  values,
  chosen = [],
  counted,
  fold = Number.POSITIVE_INFINITY,
}: {
  facet: Facet;
  title: string;
  values: readonly FacetValue[];
  chosen: readonly string[] | undefined;
  /** False until something has been read: a count would claim that there is none. */
  counted: boolean;
  /** How many values to show before the rest is folded away. */
  fold?: number;
}) {
  const heading = useId();
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded
    ? values
    : values.filter((value, index) => index < fold || chosen.includes(value.value));
  const hidden = values.length - shown.length;
  if (values.length === 0) return null;

  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow px-2 pb-1">
        {title}
      </h2>
      <ul>
        {shown.map(({ value, label, count }) => {
          const active = chosen.includes(value);
          return (
            <li key={value}>
              <Link
                to="/shipments"
                search={(filter) => toggleFacet(filter, facet, value)}
                aria-current={active ? 'true' : undefined}
                className={facetClasses(active, counted ? count : null)}
              >
                <span className="min-w-0 truncate">{label}</span>
                {active && <CloseIcon />}
                {counted && <span className="ml-auto text-xs">{count}</span>}
              </Link>
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
          {unfolded ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      )}
    </section>
  );
}
