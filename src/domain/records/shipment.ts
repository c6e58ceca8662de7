import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { Container } from './container.ts';
import type { CustomField } from './customField.ts';
import type { Facility, Place, Vessel } from './place.ts';
import type { UnusedDate } from './unusedDate.ts';

// The records of the service as the whole application speaks of them: a shipment (here), its containers (container.ts),
// places, terminals and vessels (place.ts), transport events (transportEvent.ts), tracking requests
// (trackingRequest.ts) and custom fields (customField.ts). vocabulary.ts has the words of the interface; one that it
// does not have stays as it came. mapTolerant.ts and lookup.ts keep a bad record from costing more than itself.

export interface Carrier {
  readonly scac: string | null;
  readonly name: string | null;
  readonly shortName: string | null;
}

/**
 * Whether the shipment is still tracked with the carrier, and how that went (docs/interface.md 4.2). System times, real UTC.
 */
export interface CarrierTracking {
  readonly lastAttemptedAt: Instant | null;
  readonly lastSucceededAt: Instant | null;
  readonly stoppedAt: Instant | null;
  /** A word of docs/interface.md 4.2 or one we do not know; as it came. */
  readonly stoppedReason: string | null;
}

/** A bill of lading or booking and its containers (docs/interface.md 3.3). */
export interface Shipment {
  readonly id: string;
  /** The number it is tracked by: a bill of lading, a booking, at times a container number. */
  readonly billOfLading: string;
  /** The number as the carrier's own systems know it; may lack the carrier prefix. */
  readonly normalizedNumber: string | null;
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
  readonly createdAt: Instant | null;
  readonly carrier: Carrier;
  readonly customerName: string | null;
  readonly portOfLoading: Place | null;
  readonly portOfDischarge: Place | null;
  readonly destination: Place | null;
  readonly podTerminal: Facility | null;
  readonly destinationTerminal: Facility | null;
  /** The vessel that brings it to the port of discharge. */
  readonly podVessel: Vessel | null;
  readonly podVoyageNumber: string | null;
  readonly polEtd: Moment | null;
  readonly polAtd: Moment | null;
  /** The first ETD that the carrier reported (docs/interface.md 3.12). */
  readonly polOriginalEtd: Moment | null;
  readonly podEta: Moment | null;
  readonly podOriginalEta: Moment | null;
  readonly podAta: Moment | null;
  readonly destinationEta: Moment | null;
  readonly destinationOriginalEta: Moment | null;
  readonly destinationAta: Moment | null;
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
export const shipmentActuals = [
  'polAtd',
  'podAta',
  'destinationAta',
] as const satisfies readonly (keyof Shipment)[];

/** The parts of a shipment that a time ahead may change (asOf.ts). */
export const shipmentTimed = [
  ...shipmentActuals,
  'polEtd',
  'podEta',
  'destinationEta',
  'carrierTracking',
] as const satisfies readonly (keyof Shipment)[];
export type ShipmentAsReported = Partial<Pick<Shipment, (typeof shipmentTimed)[number]>>;
