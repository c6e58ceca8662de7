import { runCooperatively } from '#/async/runCooperatively.ts';
import { type FacetCounts, facetCounts } from '#/domain/list/facetCounts.ts';
import type { RowKind } from '#/domain/list/row.ts';
import type { ReadyFilter } from '#/domain/list/view.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { valueLabel } from '#/wording/listFacets.ts';

/** The rows of which facets are counted. */
export interface CountedRows {
  readonly shipments: readonly Shipment[];
  readonly by: RowKind;
  readonly filter: ReadyFilter;
  readonly now: Instant;
}

/** Counts in slices, so that the page stays responsive with ten thousand shipments. */
export const countFacets = ({ shipments, by, filter, now }: CountedRows): Promise<FacetCounts> =>
  runCooperatively(facetCounts(shipments, by, filter, now, valueLabel));
