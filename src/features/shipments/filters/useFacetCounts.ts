import { startTransition, useEffect, useMemo, useState } from 'react';
import { oneAtATime } from '#/async/oneAtATime.ts';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { CountedRows } from './countFacets.ts';

/** What is counted. */
export interface Counted extends CountedRows {
  readonly basis: CountBasis;
}

/** How much of the account is counted: of nothing a count would claim that there is none, of a part it may grow. */
export type CountBasis = 'nothing' | 'part' | 'all';

/** Counts, and what they are of. */
interface FacetCounting {
  /** Null until what counts is loaded and has counted once. */
  readonly counts: FacetCounts | null;
  readonly counted: Counted;
}

/** The counts of the filters. The rows come first: what counts them is loaded when they have been painted. */
export function useFacetCounts({ shipments, by, filter, now, basis }: Counted): FacetCounting {
  const asked = useMemo(() => ({ shipments, by, filter, now, basis }), [shipments, by, filter, now, basis]);
  const [counting, setCounting] = useState<FacetCounting>({ counts: null, counted: asked });
  // What is being counted comes to its end, or a fleet that changes each second would never be counted. Where what counts
  // does not come, a list is still a list.
  const [count] = useState(() =>
    oneAtATime(async (counted: Counted) => {
      const { countFacets } = await import('./countFacets.ts');
      const counts = await countFacets(counted);
      startTransition(() => setCounting({ counts, counted }));
    }),
  );
  useEffect(() => count(asked), [asked, count]);
  return counting;
}
