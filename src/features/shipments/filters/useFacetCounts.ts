import { startTransition, useEffect, useMemo, useState } from 'react';
import type { FacetCounts, facetCounts } from '#/domain/list/facetCounts.ts';
import type { RowKind } from '#/domain/list/row.ts';
import type { ReadyFilter } from '#/domain/list/view.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sift } from '#/domain/records/sift.ts';
import type { Instant } from '#/time/instant.ts';
import { useLater } from '#/ui/useLater.ts';

/** What is counted. */
export interface Counted {
  readonly shipments: readonly Shipment[];
  readonly by: RowKind;
  readonly filter: ReadyFilter;
  readonly now: Instant;
  /** False until something is loaded: a count would claim that there is none. */
  readonly isKnown: boolean;
}

/**
 * The counts of the filters, and what they are of. The rows come first: the counts follow when these have been painted,
 * and what counts them is loaded then; null until it is there.
 */
export function useFacetCounts({ shipments, by, filter, now, isKnown }: Counted): {
  readonly counts: FacetCounts | null;
  readonly counted: Counted;
} {
  const counted = useLater(
    useMemo(() => ({ shipments, by, filter, now, isKnown }), [shipments, by, filter, now, isKnown]),
  );
  const [count, setCount] = useState<typeof facetCounts | null>(null);
  useEffect(() => {
    // Without it, as when its file does not come, a list is still a list.
    import('#/domain/list/facetCounts.ts')
      .then((loaded) => startTransition(() => setCount(() => loaded.facetCounts)))
      .catch(() => undefined);
  }, []);
  const counts = useMemo(
    () =>
      count && sift(counted.shipments, (some) => count(some, counted.by, counted.filter, counted.now)).made,
    [count, counted],
  );
  return { counts, counted };
}
