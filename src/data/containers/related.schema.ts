import type { EventRelations } from '#/data/events/schema.ts';
import type { Ref } from '#/data/http/document.schema.ts';
import { createIncluded, createLookup } from '#/data/http/jsonapi.ts';
import { composePlace, placeSchema, toPlace } from '#/data/places/schema.ts';
import { composeFacility, terminalSchema, toFacility } from '#/data/places/terminal.schema.ts';
import type { ShipmentRelations } from '#/data/shipments/schema.ts';
import { toVessel, vesselSchema } from '#/data/vessels/schema.ts';
import { type ContainerRelations, containerSchema, type ShipmentContext, toContainer } from './schema.ts';

/**
 * Finds what the records of one answer point to. A reference whose record did not come along yields what the
 * reference itself has: the id, and no name.
 */
export function createRelated(document: unknown): ShipmentRelations & EventRelations & ContainerRelations {
  const included = createIncluded(document);
  const placeOf = createLookup(included, placeSchema, toPlace);
  const facilityOf = createLookup(included, terminalSchema, toFacility);
  const vesselOf = createLookup(included, vesselSchema, toVessel);
  const facility = (ref: Ref | null | undefined) => composeFacility(ref ?? null, facilityOf(ref ?? null));
  return {
    facility,
    place: (ref, words) => composePlace(ref ?? null, placeOf(ref ?? null), words),
    vessel: (ref) => (ref ? (vesselOf(ref) ?? { id: ref.id, name: null, imo: null }) : null),
    container: createLookup(
      included,
      containerSchema,
      (wire) => (shipment: ShipmentContext) => toContainer(wire, { facility }, shipment),
    ),
  };
}
