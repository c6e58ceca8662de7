import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { containerValueLabel, valueLabel } from './facetLabels.ts';
import { type Facet, isContainerFacet } from './facetNames.ts';
import { valuesOf } from './facets.ts';

/** What a value is called among shipments, by the first that has it; undefined where none has. */
export function facetLabel(
  shipments: readonly Shipment[],
  facet: Facet,
  value: string,
  now: Instant,
): string | undefined {
  if (isContainerFacet(facet)) return containerValueLabel(facet, value);
  const found = shipments.find((shipment) => valuesOf(facet, shipment, now).includes(value));
  return found && valueLabel(facet, value, found);
}
