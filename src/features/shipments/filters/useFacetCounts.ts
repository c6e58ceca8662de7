import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { inSlices } from '#/async/inSlices.ts';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { RowKind } from '#/domain/list/row.ts';
import type { ReadyFilter } from '#/domain/list/view.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';

/** What is counted. */
export interface Counted {
  readonly shipments: readonly Shipment[];
  readonly by: RowKind;
  readonly filter: ReadyFilter;
  readonly now: Instant;
  /** False until something is loaded: a count would claim that there is none. */
  readonly isKnown: boolean;
}

/** Counts, and what they are of. */
interface FacetCounting {
  /** Null until what counts is loaded and has counted once. */
  readonly counts: FacetCounts | null;
  readonly counted: Counted;
}

/**
 * The counts of the filters. The rows come first: what counts them is loaded when they have been painted, and counts in
 * slices, so that the page stays responsive with ten thousand shipments.
 */
export function useFacetCounts({ shipments, by, filter, now, isKnown }: Counted): FacetCounting {
  const asked = useMemo(
    () => ({ shipments, by, filter, now, isKnown }),
    [shipments, by, filter, now, isKnown],
  );
  const [counting, setCounting] = useState<FacetCounting>({ counts: null, counted: asked });
  const newest = useRef(asked);
  const isBusy = useRef(false);
  useEffect(() => {
    newest.current = asked;
    // What is being counted comes to its end, or a fleet that changes each second would never be counted.
    if (isBusy.current) return;
    isBusy.current = true;
    countNewest(newest, (counted) => startTransition(() => setCounting(counted)))
      // Without what counts, as when its file does not come, a list is still a list.
      .catch(() => undefined)
      .finally(() => (isBusy.current = false));
  }, [asked]);
  return counting;
}

async function countNewest(
  newest: { readonly current: Counted },
  show: (counting: FacetCounting) => void,
): Promise<void> {
  const { facetCounts } = await import('#/domain/list/facetCounts.ts');
  let counted: Counted | null = null;
  while (counted !== newest.current) {
    counted = newest.current;
    const { shipments, by, filter, now } = counted;
    show({ counts: await inSlices(facetCounts(shipments, by, filter, now)), counted });
  }
}
