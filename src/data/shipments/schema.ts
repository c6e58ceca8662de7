import * as v from 'valibot';
import type { ShipmentContext } from '#/data/containers/schema.ts';
import { createDateReader, type DateReader, lifeOfRecord } from '#/data/http/dates.ts';
import { type Ref, toMany, toOne } from '#/data/http/document.schema.ts';
import { readText, readTexts, text, texts } from '#/data/http/schema.ts';
import type { PlaceText } from '#/data/places/schema.ts';
import { namedVessel } from '#/data/vessels/schema.ts';
import type { Container } from '#/domain/records/container.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Facility, Place } from '#/domain/records/place.ts';
import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import { withInlandEvidence } from '#/domain/status/inlandEvidence.ts';

/** A shipment (docs/interface.md 3.3) with the live extras of docs/interface.md 3.12. */
export const shipmentSchema = v.object({
  type: v.literal('shipment'),
  id: v.string(),
  attributes: v.object({
    bill_of_lading_number: text,
    normalized_number: text,
    ref_numbers: texts,
    created_at: text,
    tags: texts,
    port_of_lading_locode: text,
    port_of_lading_name: text,
    port_of_discharge_locode: text,
    port_of_discharge_name: text,
    destination_locode: text,
    destination_name: text,
    shipping_line_scac: text,
    shipping_line_name: text,
    shipping_line_short_name: text,
    customer_name: text,
    pod_vessel_name: text,
    pod_vessel_imo: text,
    pod_voyage_number: text,
    pol_etd_at: text,
    pol_atd_at: text,
    pol_original_etd_at: v.fallback(text, null),
    pod_eta_at: text,
    pod_original_eta_at: text,
    pod_ata_at: text,
    destination_eta_at: text,
    destination_original_eta_at: v.fallback(text, null),
    destination_ata_at: text,
    pol_timezone: text,
    pod_timezone: text,
    destination_timezone: text,
    line_tracking_last_attempted_at: text,
    line_tracking_last_succeeded_at: text,
    line_tracking_stopped_at: text,
    line_tracking_stopped_reason: text,
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

/** How records of other types are found among those that came along. */
export interface ShipmentRelations {
  place(ref: Ref | null | undefined, words: PlaceText): Place | null;
  facility(ref: Ref | null | undefined): Facility | null;
  container(ref: Ref | null): ((shipment: ShipmentContext) => Container) | null;
}

/** Pairs every time with its zone as docs/interface.md 6.1 ("Zone map") say. */
export function toShipment(wire: ShipmentWire, related: ShipmentRelations): Shipment {
  const { id, attributes: a, relationships: r } = wire;
  const dates = createDateReader(lifeOfRecord(a, a.created_at));
  const polZone = readText(a.pol_timezone);
  const podZone = readText(a.pod_timezone);
  const destinationZone = readText(a.destination_timezone);
  // A reference that cannot be read counts as a container that cannot; one that stands twice counts once.
  const named = [...new Map(r?.containers?.data?.map((ref) => [ref?.id ?? Symbol(), ref])).values()];
  const containers = named.flatMap((ref) =>
    ownContainer(
      tryOr(() => related.container(ref)?.({ polZone, createdAt: readText(a.created_at) }) ?? null, null),
      id,
    ),
  );
  const read: Shipment = {
    id,
    billOfLading: readText(a.bill_of_lading_number) ?? a.normalized_number ?? '',
    normalizedNumber: readText(a.normalized_number),
    refNumbers: readTexts(a.ref_numbers),
    tags: readTexts(a.tags),
    createdAt: dates.instant('created_at', a.created_at),
    carrier: {
      scac: readText(a.shipping_line_scac),
      name: readText(a.shipping_line_name),
      shortName: readText(a.shipping_line_short_name),
    },
    customerName: readText(a.customer_name),
    portOfLoading: related.place(r?.port_of_lading?.data, {
      name: a.port_of_lading_name,
      locode: a.port_of_lading_locode,
      zone: polZone,
    }),
    portOfDischarge: related.place(r?.port_of_discharge?.data, {
      name: a.port_of_discharge_name,
      locode: a.port_of_discharge_locode,
      zone: podZone,
    }),
    destination: related.place(r?.destination?.data, {
      name: a.destination_name,
      locode: a.destination_locode,
      zone: destinationZone,
    }),
    podTerminal: related.facility(r?.pod_terminal?.data),
    destinationTerminal: related.facility(r?.destination_terminal?.data),
    podVessel: namedVessel(a.pod_vessel_name, a.pod_vessel_imo),
    podVoyageNumber: readText(a.pod_voyage_number),
    polEtd: dates.estimate('pol_etd_at', a.pol_etd_at, polZone),
    polAtd: dates.moment('pol_atd_at', a.pol_atd_at, polZone),
    polOriginalEtd: dates.estimate('pol_original_etd_at', a.pol_original_etd_at, polZone),
    podEta: dates.estimate('pod_eta_at', a.pod_eta_at, podZone),
    podOriginalEta: dates.estimate('pod_original_eta_at', a.pod_original_eta_at, podZone),
    podAta: dates.moment('pod_ata_at', a.pod_ata_at, podZone),
    destinationEta: dates.estimate('destination_eta_at', a.destination_eta_at, destinationZone),
    destinationOriginalEta: dates.estimate(
      'destination_original_eta_at',
      a.destination_original_eta_at,
      destinationZone,
    ),
    destinationAta: dates.moment('destination_ata_at', a.destination_ata_at, destinationZone),
    carrierTracking: readTracking(a, dates),
    containers,
    unreadContainers: named.length - containers.length,
  };
  const shipment = { ...read, ...dates.unused() };
  return { ...shipment, containers: containers.map((container) => withInlandEvidence(shipment, container)) };
}

/** How the service tracks a shipment at the carrier. */
export function toCarrierTracking(a: ShipmentWire['attributes']): CarrierTracking {
  return readTracking(a, createDateReader(lifeOfRecord(a, a.created_at)));
}

function readTracking(a: ShipmentWire['attributes'], { instant }: DateReader): CarrierTracking {
  return {
    lastAttemptedAt: instant('line_tracking_last_attempted_at', a.line_tracking_last_attempted_at),
    lastSucceededAt: instant('line_tracking_last_succeeded_at', a.line_tracking_last_succeeded_at),
    stoppedAt: instant('line_tracking_stopped_at', a.line_tracking_stopped_at),
    stoppedReason: readText(a.line_tracking_stopped_reason),
  };
}

// A container that came along with its shipment belongs to it, whether or not its own record says so.
function ownContainer(container: Container | null, shipmentId: string): readonly Container[] {
  if (!container) return [];
  return [container.shipmentId === null ? { ...container, shipmentId } : container];
}
