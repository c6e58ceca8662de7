import type { Container } from './container.ts';
import type { CustomField } from './customField.ts';
import { type Fields, namesOf, type ValuesOf } from './fields.ts';
import type { Facility, Place, Vessel } from './place.ts';
import type { UnusedDate } from './unusedDate.ts';

// The records of the service as the whole application speaks of them: a shipment (here), its containers (container.ts),
// places, terminals and vessels (place.ts), transport events (transportEvent.ts), tracking requests
// (trackingRequest.ts) and custom fields (customField.ts). vocabulary.ts has the words of the interface; one that it
// does not have stays as it came. mapTolerant.ts and lookup.ts keep a bad record from costing more than itself.

export const carrierFields = {
  scac: ['text', 'shipping_line_scac'],
  name: ['text', 'shipping_line_name'],
  shortName: ['text', 'shipping_line_short_name'],
} as const satisfies Fields;
export type Carrier = ValuesOf<typeof carrierFields>;

export const trackingFields = {
  lastAttemptedAt: ['instant', 'line_tracking_last_attempted_at'],
  lastSucceededAt: ['instant', 'line_tracking_last_succeeded_at'],
  stoppedAt: ['instant', 'line_tracking_stopped_at'],
  /** A word of docs/interface.md 4.2 or one we do not know; as it came. */
  stoppedReason: ['text', 'line_tracking_stopped_reason'],
} as const satisfies Fields;
/** Whether the shipment is still tracked with the carrier, and how that went (docs/interface.md 4.2). */
export type CarrierTracking = ValuesOf<typeof trackingFields>;

/** What a shipment has of single attributes (docs/interface.md 3.3 and 3.12). */
export const shipmentFields = {
  /** The number as the carrier's own systems know it; may lack the carrier prefix. */
  normalizedNumber: ['text', 'normalized_number'],
  refNumbers: ['texts', 'ref_numbers'],
  tags: ['texts', 'tags'],
  createdAt: ['instant', 'created_at'],
  customerName: ['text', 'customer_name'],
  podVoyageNumber: ['text', 'pod_voyage_number'],
  polEtd: ['estimate', 'pol_etd_at', 'pol'],
  polAtd: ['actual', 'pol_atd_at', 'pol'],
  /** The first ETD that the carrier reported (docs/interface.md 3.12). */
  polOriginalEtd: ['estimate', 'pol_original_etd_at', 'pol'],
  podEta: ['estimate', 'pod_eta_at', 'pod'],
  podOriginalEta: ['estimate', 'pod_original_eta_at', 'pod'],
  podAta: ['actual', 'pod_ata_at', 'pod'],
  destinationEta: ['estimate', 'destination_eta_at', 'destination'],
  destinationOriginalEta: ['estimate', 'destination_original_eta_at', 'destination'],
  destinationAta: ['actual', 'destination_ata_at', 'destination'],
} as const satisfies Fields;

/** A bill of lading or booking and its containers (docs/interface.md 3.3). */
export interface Shipment extends ValuesOf<typeof shipmentFields> {
  readonly id: string;
  /** The number it is tracked by: a bill of lading, a booking, at times a container number. */
  readonly billOfLading: string;
  readonly carrier: Carrier;
  readonly portOfLoading: Place | null;
  readonly portOfDischarge: Place | null;
  readonly destination: Place | null;
  readonly podTerminal: Facility | null;
  readonly destinationTerminal: Facility | null;
  /** The vessel that brings it to the port of discharge. */
  readonly podVessel: Vessel | null;
  readonly carrierTracking: CarrierTracking;
  /** In the order of the record. Empty for a fresh booking. */
  readonly containers: readonly Container[];
  /** Containers that the record names and of which none could be read. */
  readonly unreadContainers: number;
  /** What its record states and what proves nothing yet, by the parts that it would stand in (asOf.ts); left out where that is nothing. */
  readonly asReported?: ShipmentAsReported;
  /** Left out where every date could be taken. */
  readonly unusedDates?: readonly UnusedDate[];
  /** Left out until the custom fields of the account are read (data/customFields/queries.ts). */
  readonly customFields?: readonly CustomField[];
}

/** The dates that state what has happened to a shipment. */
export const shipmentActuals = namesOf(shipmentFields, 'actual');

/** The parts of a shipment that a time ahead may change (asOf.ts). */
export const shipmentTimed = [
  ...shipmentActuals,
  'polEtd',
  'podEta',
  'destinationEta',
  'carrierTracking',
] as const satisfies readonly (keyof Shipment)[];
export type ShipmentAsReported = Partial<Pick<Shipment, (typeof shipmentTimed)[number]>>;
