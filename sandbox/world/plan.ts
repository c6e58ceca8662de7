import type {
  DataSource,
  DeadlineEventName,
  RawOnlyEventName,
  StopReason,
  TrackingRequestStatus,
  TransportEventName,
} from '#/domain/records/vocabulary.ts';
import type { Instant } from '#/time/instant.ts';

/**
 * The immutable plan of everything that will ever happen to a shipment. It is a pure function of seed, slot and
 * generation; the state at an instant is a scan of it (state.ts). Nothing here ticks.
 */
export interface ShipmentPlan {
  readonly id: string;
  readonly slot: number;
  readonly generation: number;
  /** When the shipment appears in the account. */
  readonly createdAt: Instant;
  /** When the slot starts its next generation and this shipment leaves the account. */
  readonly retiresAt: Instant;
  /** The carrier is asked every `pollEvery` milliseconds, counted from the epoch and shifted by this much. */
  readonly pollPhase: number;
  readonly billOfLading: string;
  readonly normalizedNumber: string;
  /** Of a shipment requested by booking, this is what was asked; else null. */
  readonly bookingNumber: string | null;
  /** The tracking request it came from. */
  readonly request: RequestPlan;
  readonly scac: string;
  /** The party that it is shipped for. */
  readonly customerId: string | null;
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
  /** LOCODEs of the world's ports. */
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  /** LOCODE of a port or a metro area; null when the port of discharge is the end. */
  readonly destination: string | null;
  /** Sea legs in order, feeders and transshipments included. */
  readonly legs: readonly PlannedLeg[];
  readonly podTerminalId: string | null;
  /** The terminal that the carrier named at first, and until when; null where it never named another. */
  readonly podTerminalBefore: { readonly id: string; readonly until: Instant } | null;
  readonly destinationTerminalId: string | null;
  /** IMO of the vessel that reaches the port of discharge. */
  readonly podVesselImo: string;
  readonly podVoyageNumber: string;
  readonly polAtd: Instant;
  readonly podAta: Instant;
  readonly destinationAta: Instant | null;
  /** Revisions of the estimated departure from the port of loading, oldest first. */
  readonly polEtds: readonly EtaRevision[];
  /** Revisions of the estimated arrival at the port of discharge, oldest first; the first is the original ETA. */
  readonly podEtas: readonly EtaRevision[];
  /** Whether the service kept the first of them. */
  readonly keepsOriginalEta: boolean;
  readonly destinationEtas: readonly EtaRevision[];
  /** From when on the carrier reports nothing more; null while it does. */
  readonly silentFrom: Instant | null;
  /** Null while tracking never stops of itself within the plan. */
  readonly stop: { readonly at: Instant; readonly reason: StopReason } | null;
  readonly containers: readonly ContainerPlan[];
}

export interface PlannedLeg {
  readonly role: 'main' | 'feeder';
  readonly vesselImo: string;
  readonly voyageNumber: string;
  /** LOCODEs. */
  readonly from: string;
  readonly to: string;
  /** Scheduled and actual. */
  readonly etd: Instant;
  readonly atd: Instant;
  readonly eta: Instant;
  readonly ata: Instant;
}

export interface EtaRevision {
  /** From when the service knows it. */
  readonly knownAt: Instant;
  readonly eta: Instant;
}

export interface ContainerPlan {
  readonly id: string;
  /** When the carrier names this container; a fresh booking has none for some days. */
  readonly knownAt: Instant;
  /** Passes ISO 6346. */
  readonly number: string;
  readonly refNumbers: readonly string[];
  readonly sealNumber: string | null;
  readonly equipmentType: 'dry' | 'reefer' | 'open top' | 'flat rack' | 'bulk' | 'tank';
  readonly equipmentLength: 10 | 20 | 40 | 45;
  readonly equipmentHeight: 'standard' | 'high_cube';
  readonly weightInPounds: number;
  /** Whether the terminal of this container tells availability at all. */
  readonly availabilityKnown: boolean;
  readonly podRailScac: string | null;
  readonly inlandRailScac: string | null;
  readonly chassisNumber: string | null;
  readonly yardLocation: string | null;
  /** While the terminal keeps it in another yard; rare and brief. */
  readonly offDock: { readonly from: Instant; readonly until: Instant } | null;
  /** From when it stands at the consignee to be unloaded, after its pickup. */
  readonly droppedAt: Instant | null;
  /** Every actual event, by the time it happened. */
  readonly events: readonly PlannedEvent[];
  /** What the sources say besides, which stays among the raw events (docs/interface.md 2.2, rule 3). */
  readonly rawOnly: readonly PlannedEvent<RawOnlyEventName>[];
  /** Every estimate the carrier or railroad publishes, by the time it becomes known. */
  readonly estimates: readonly PlannedEstimate[];
  /** Appointment, last free days per source, holds and fees, each as intervals of knowledge. */
  readonly deadlines: readonly PlannedDeadline[];
  /** What the service works out by the carrier's tariff; null where it has none. */
  readonly calculatedDeadline: CalculatedDeadline | null;
  readonly appointment: { readonly knownAt: Instant; readonly at: Instant } | null;
  readonly holds: readonly PlannedHold[];
  readonly fees: readonly PlannedFee[];
}

export type EventName = TransportEventName | DeadlineEventName;

export interface PlannedEvent<Name extends string = EventName> {
  readonly id: string;
  readonly name: Name;
  readonly at: Instant;
  readonly precision: Precision;
  /** When the service learns it (`created_at`); never before `at`. */
  readonly knownAt: Instant;
  readonly source: DataSource;
  /** LOCODE of a port or metro area; null when the source does not tell it, and then the zone is null too. */
  readonly place: string | null;
  readonly facilityId: string | null;
  readonly vesselImo: string | null;
  readonly voyageNumber: string | null;
  /** The new value on deadline events. */
  readonly value: Instant | null;
  /** When the source takes it back; null when it never does. */
  readonly withdrawnAt: Instant | null;
  /** The id of the event that was taken back for this one. */
  readonly previousVersion: string | null;
}

/** What a source tells of the time: all of it, the day at the place, or only that it happened. */
export type Precision = 'time' | 'day' | 'nothing';

export interface PlannedEstimate {
  readonly id: string;
  /** Short name of a raw event: `vessel_arrived`, `vessel_departed`, `arrived_at_destination` … */
  readonly name: string;
  readonly at: Instant;
  readonly precision: Precision;
  readonly knownAt: Instant;
  /** When a newer estimate or the actual event replaces it. */
  readonly supersededAt: Instant | null;
  readonly place: string | null;
  readonly vesselImo: string | null;
  readonly voyageNumber: string | null;
}

export interface PlannedDeadline {
  readonly source: 'line' | 'terminal' | 'rail';
  readonly knownAt: Instant;
  /** Local midnight at the start of the last free day, at the zone of the source (docs/interface.md 6.2). */
  readonly value: Instant;
}

export interface CalculatedDeadline {
  readonly knownAt: Instant;
  /** As of `PlannedDeadline`, in the zone of where the container is handed out. */
  readonly value: Instant;
  /** How it was worked out, in words. */
  readonly basis: string;
}

export interface PlannedHold {
  readonly name: string;
  readonly status: 'hold' | 'pending';
  readonly description: string | null;
  readonly from: Instant;
  readonly until: Instant;
}

export interface PlannedFee {
  readonly type: 'demurrage' | 'exam' | 'extended_dwell_time' | 'other' | 'total';
  readonly currencyCode: string;
  readonly from: Instant;
  readonly until: Instant;
  /** Amount at `from`, and what each started day adds to it. */
  readonly amount: number;
  readonly perDay: number;
}

export type RequestType = 'bill_of_lading' | 'booking' | 'container';

/** One value of a custom field that is filled in from the start, in the form of docs/interface.md 3.9. */
export interface PlannedValue {
  readonly definitionId: string;
  readonly value: unknown;
}

/** What a user's request fills in on its shipment and its containers. */
export interface InitialFields {
  readonly shipment: readonly PlannedValue[];
  /** Without a number, for all of them. */
  readonly containers: readonly (PlannedValue & { readonly number: string | null })[];
}

/** A tracking request and when each of its states begins. */
export interface RequestPlan {
  readonly id: string;
  readonly requestType: RequestType;
  readonly requestNumber: string;
  /** Null when the carrier was to be detected and could not be. */
  readonly scac: string | null;
  /** Until then the carrier is being detected. */
  readonly scacKnownAt: Instant;
  /** The party that it was requested for. */
  readonly customerId: string | null;
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
  /** Null for those of the simulated world, whose fields are filled in otherwise. */
  readonly initialFields: InitialFields | null;
  readonly createdAt: Instant;
  readonly states: readonly {
    readonly from: Instant;
    readonly status: TrackingRequestStatus;
    readonly failedReason: string | null;
    readonly retryCount: number | null;
    readonly isRetrying: boolean;
  }[];
}
