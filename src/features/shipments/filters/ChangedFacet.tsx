import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { withChanged } from '#/domain/list/filterLinks.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { filterNames, sinceLastReview } from '#/domain/list/words.ts';
import { comparisonQuery } from '#/queries/changes.ts';
import { FacetLink } from './FacetLink.tsx';

/** Narrows the list to what has changed since the last review, with the number of rows that this would leave. */
export function ChangedFacet({
  rows,
  active,
  counted,
}: {
  /** The rows that the other filters leave. */
  rows: readonly FleetRow[];
  active: boolean;
  /** False until something is loaded: nothing is compared before that. */
  counted: boolean;
}) {
  const heading = useId();
  const changed = useQuery({ ...comparisonQuery, enabled: counted }).data?.byShipment;
  const count = changed && rows.filter(({ shipment }) => changed.has(shipment.id)).length;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow px-2 pb-1">
        {filterNames.changed}
      </h2>
      <FacetLink
        label={sinceLastReview}
        active={active}
        count={counted ? (count ?? null) : null}
        search={(search) => withChanged(search, !active)}
      />
    </section>
  );
}
