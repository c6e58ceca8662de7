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

export const facets: readonly Facet[] = [...containerFacets, ...shipmentFacets];

/** Every filter of several values: what is counted apart, and the facets. */
export const chosenFacets = ['exception', 'cost', ...containerFacets, ...shipmentFacets] as const;
export type ChosenFacet = (typeof chosenFacets)[number];

export function isContainerFacet(facet: Facet): facet is ContainerFacet {
  return containerFacets.some((one) => one === facet);
}
