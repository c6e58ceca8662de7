import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FleetRow } from '#/domain/list/row.ts';
import { comparisonQuery } from '#/queries/changes.ts';
import { FacetLink } from './FacetLink.tsx';
import { withChanged } from '#/domain/list/filterLinks.ts';

/** Narrows the list to what has changed since the last look, with the number of its lines that would be left. */
export function ChangedFacet({
  rows,
  active,
  counted,
}: {
  /** The lines that the other filters leave. */
  rows: readonly FleetRow[];
  active: boolean;
  /** False until something has been read: nothing is compared before that. */
  counted: boolean;
}) {
  const heading = useId();
  const changed = useQuery({ ...comparisonQuery, enabled: counted }).data?.byShipment;
  const count = changed && rows.filter(({ shipment }) => changed.has(shipment.id)).length;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow px-2 pb-1">
        Changed
      </h2>
      <FacetLink
        label="Since your last look"
        active={active}
        count={counted ? (count ?? null) : null}
        search={(search) => withChanged(search, !active)}
      />
    </section>
  );
}
