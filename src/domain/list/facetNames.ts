/** What a container is filtered and counted by. */
export const containerFacets = ['status', 'ready', 'hold', 'lfd', 'where'] as const;
export type ContainerFacet = (typeof containerFacets)[number];

/** What a whole shipment is filtered and counted by. */
export const shipmentFacets = [
  'arrival',
  'eta',
  'carrier',
  'podVessel',
  'pol',
  'pod',
  'destination',
  'terminal',
  'customer',
  'tag',
  'tracking',
] as const;
export type ShipmentFacet = (typeof shipmentFacets)[number];

/** What the list can be narrowed by, besides texts, days and custom fields. */
export type Facet = ContainerFacet | ShipmentFacet;

/** A filter of several values. */
export type ChosenFacet = Facet | 'exception' | 'cost';

export function isContainerFacet(facet: Facet): facet is ContainerFacet {
  return containerFacets.some((one) => one === facet);
}

/** Those whose values are texts of the records, read as they stand in an address. */
export type TextFacet = Exclude<Facet, 'tracking' | 'arrival'>;
export const textFacets = [...containerFacets, ...shipmentFacets].filter(
  (facet): facet is TextFacet => facet !== 'tracking' && facet !== 'arrival',
);
