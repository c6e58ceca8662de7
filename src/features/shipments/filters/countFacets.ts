import { runCooperatively } from '#/async/runCooperatively.ts';
import { type FacetCounts, facetCounts } from '#/domain/list/facetCounts.ts';
import { valueLabel } from '#/wording/listFacets.ts';
import type { Counted } from './useFacetCounts.ts';

/** Counts in slices, so that the page stays responsive with ten thousand shipments. */
export const countFacets = ({ shipments, by, filter, now }: Counted): Promise<FacetCounts> =>
  runCooperatively(facetCounts(shipments, by, filter, now, valueLabel));
