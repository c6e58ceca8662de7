import * as v from 'valibot';
import type { ShipmentContext } from '#/data/containers/schema.ts';
import { createDateReader, lifeOfRecord } from '#/data/http/dates.ts';
import { type Ref, toMany, toOne } from '#/data/http/document.schema.ts';
import { attributesOf, readFields } from '#/data/http/fields.ts';
import { readText, text } from '#/data/http/schema.ts';
import type { PlaceText } from '#/data/places/schema.ts';
import { namedVessel } from '#/data/vessels/schema.ts';
import type { Container } from '#/domain/records/container.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Facility, Place } from '#/domain/records/place.ts';
import {
  carrierFields,
  type CarrierTracking,
  type Shipment,
  shipmentFields,
  trackingFields,
} from '#/domain/records/shipment.ts';
import { withInlandEvidence } from '#/domain/status/inlandEvidence.ts';

/** A shipment (docs/interface.md 3.3) with the live extras of docs/interface.md 3.12. */
export const shipmentSchema = v.object({
  type: v.literal('shipment'),
  id: v.string(),
  attributes: v.object({
    ...attributesOf(shipmentFields),
    ...attributesOf(carrierFields),
    ...attributesOf(trackingFields),
    bill_of_lading_number: text,
    port_of_lading_locode: text,
    port_of_lading_name: text,
    pol_timezone: text,
    port_of_discharge_locode: text,
    port_of_discharge_name: text,
    pod_timezone: text,
    destination_locode: text,
    destination_name: text,
    destination_timezone: text,
    pod_vessel_name: text,
    pod_vessel_imo: text,
  }),
  relationships: v.nullish(
    v.object({
      destination: toOne,
      port_of_lading: toOne,
      port_of_discharge: toOne,
      containers: toMany,
      pod_terminal: toOne,
      destination_terminal: toOne,
      line_tracking_stopped_by_user: toOne,
    }),
  ),
  links: v.nullish(v.object({ self: text })),
});
export type ShipmentWire = v.InferOutput<typeof shipmentSchema>;

/** How records of other types are found among the included records. */
export interface ShipmentRelations {
  place(ref: Ref | null | undefined, words: PlaceText): Place | null;
  facility(ref: Ref | null | undefined): Facility | null;
  container(ref: Ref | null): ((shipment: ShipmentContext) => Container) | null;
}

/** Pairs every time with its zone as docs/interface.md 6.1 ("Zone map") say. */
export function toShipment(wire: ShipmentWire, related: ShipmentRelations): Shipment {
  const { id, attributes: a, relationships: r } = wire;
  const dates = createDateReader(lifeOfRecord(a, a.created_at));
  const zones = {
    pol: readText(a.pol_timezone),
    pod: readText(a.pod_timezone),
    destination: readText(a.destination_timezone),
  };
  // A reference that cannot be read counts as a container that cannot; one that stands twice counts once.
  const named = [...new Map(r?.containers?.data?.map((ref) => [ref?.id ?? Symbol(), ref])).values()];
  const containers = named.flatMap((ref) =>
    ownContainer(
      tryOr(
        () => related.container(ref)?.({ polZone: zones.pol, createdAt: readText(a.created_at) }) ?? null,
        null,
      ),
      id,
    ),
  );
  const read: Shipment = {
    ...readFields(shipmentFields, a, dates, zones),
    id,
    billOfLading: readText(a.bill_of_lading_number) ?? a.normalized_number ?? '',
    carrier: readFields(carrierFields, a, dates, {}),
    portOfLoading: related.place(r?.port_of_lading?.data, {
      name: a.port_of_lading_name,
      locode: a.port_of_lading_locode,
      zone: zones.pol,
    }),
    portOfDischarge: related.place(r?.port_of_discharge?.data, {
      name: a.port_of_discharge_name,
      locode: a.port_of_discharge_locode,
      zone: zones.pod,
    }),
    destination: related.place(r?.destination?.data, {
      name: a.destination_name,
      locode: a.destination_locode,
      zone: zones.destination,
    }),
    podTerminal: related.facility(r?.pod_terminal?.data),
    destinationTerminal: related.facility(r?.destination_terminal?.data),
    podVessel: namedVessel(a.pod_vessel_name, a.pod_vessel_imo),
    carrierTracking: readFields(trackingFields, a, dates, {}),
    containers,
    unreadContainers: named.length - containers.length,
  };
  const shipment = { ...read, ...dates.unused() };
  return { ...shipment, containers: containers.map((container) => withInlandEvidence(shipment, container)) };
}

/** How the service tracks a shipment at the carrier. */
export function toCarrierTracking(a: ShipmentWire['attributes']): CarrierTracking {
  return readFields(trackingFields, a, createDateReader(lifeOfRecord(a, a.created_at)), {});
}

// A container that is included with its shipment belongs to it, whether or not its own record says so.
function ownContainer(container: Container | null, shipmentId: string): readonly Container[] {
  if (!container) return [];
  return [container.shipmentId === null ? { ...container, shipmentId } : container];
}
