import { useId, useState } from 'react';
import type { FacetValue } from '#/domain/list/facetCounts.ts';
import type { Facet } from '#/domain/list/facetNames.ts';
import type { FieldKey } from '#/domain/list/fieldKey.ts';
import { toggleFacet } from '#/domain/list/filterLinks.ts';
import { showFewer } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { FacetLink } from './FacetLink.tsx';
import type { CountBasis } from './useFacetCounts.ts';
import { showMore } from './words.ts';

/** The values of one filter as links. The count says how many the list would show with that value alone. */
export function FacetList({
  facet,
  title,
  values,
  chosen = [],
  counted,
  fold = Number.POSITIVE_INFINITY,
}: {
  facet: Facet | FieldKey;
  title: string;
  values: readonly FacetValue[];
  chosen: readonly string[] | undefined;
  counted: CountBasis;
  /** How many values to show; the rest is folded. */
  fold?: number;
}) {
  const heading = useId();
  const [unfolded, setUnfolded] = useState(false);
  const present = values.filter(
    ({ value, count }) => counted === 'nothing' || count > 0 || chosen.includes(value),
  );
  const shown = unfolded
    ? values
    : present.filter((value, index) => index < fold || chosen.includes(value.value));
  const hidden = values.length - shown.length;
  if (present.length === 0) return null;

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
              <FacetLink
                label={label}
                active={active}
                count={counted === 'nothing' ? null : count}
                isPartial={counted === 'part'}
                search={(search) => toggleFacet(search, facet, value)}
              />
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
    </section>
  );
}
