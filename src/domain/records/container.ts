import type { Moment } from '#/time/moment.ts';
import type { CustomField } from './customField.ts';
import { type Fields, namesOf, type ValuesOf } from './fields.ts';
import type { Facility } from './place.ts';
import type { UnusedDate } from './unusedDate.ts';

/**
 * Evidence of a carriage inland besides the container's own dates: `rail` and `inland` are stated, by rail or by
 * unnamed means; `likely` is only read from where the carrier says that the shipment ends.
 */
export type InlandEvidence = 'rail' | 'inland' | 'likely';

export interface Hold {
  /** `freight`, `line`, `customs`, `USDA`, `VACIS`, `TMF`, `other`, or a word we do not know. Case matters. */
  readonly name: string;
  /** `hold` blocks, `pending` warns; other words stay as they came. */
  readonly status: string | null;
  /** Raw text of the terminal; null instead of an empty string. */
  readonly description: string | null;
  /** What it means and what clears it, in words of the service; left out by most. */
  readonly detail?: string;
}

export interface Fee {
  /** `demurrage`, `exam`, `extended_dwell_time`, `other`, `total`, or a word we do not know. */
  readonly type: string;
  readonly amount: number;
  readonly currencyCode: string | null;
}

/** The last free day by each source that reports one (docs/interface.md 3.4, `import_deadlines`). */
export interface PickupDeadlines {
  readonly line: Moment | null;
  readonly terminal: Moment | null;
  readonly rail: Moment | null;
}

/** Whether one of those who must let a container go has done so (docs/interface.md 3.12). Both words as they came. */
export interface Release {
  /** `customs`, `freight`, `terminal`, or a word we do not know. */
  readonly name: string;
  /** `released`, `hold`, `pending`, or a word we do not know. */
  readonly status: string;
}

/** A last free day that the service worked out by a tariff (docs/interface.md 3.12). */
export interface CalculatedFreeDay {
  readonly deadline: Moment;
  /** How, in words of the service. */
  readonly basis: string | null;
}

/** What a container has of single attributes (docs/interface.md 3.4 and 3.12). */
export const containerFields = {
  refNumbers: ['texts', 'ref_numbers'],
  sealNumber: ['text', 'seal_number'],
  createdAt: ['instant', 'created_at'],
  equipmentType: ['text', 'equipment_type'],
  equipmentLength: ['count', 'equipment_length'],
  equipmentHeight: ['text', 'equipment_height'],
  weightInPounds: ['amount', 'weight_in_lbs'],
  /** A word of docs/interface.md 4.1, one we do not know, or null. As it came. */
  currentStatus: ['text', 'current_status'],
  /** Whether the terminal reports availability at all; null where the source does not say. */
  availabilityKnown: ['flag', 'availability_known'],
  availableForPickup: ['flag', 'available_for_pickup'],
  pickupAppointment: ['due', 'pickup_appointment_at', 'pod'],
  locationAtPodTerminal: ['lines', 'location_at_pod_terminal'],
  // What its own record has of the origin (docs/interface.md 3.12), where most carriers report events instead.
  emptyOut: ['actual', 'empty_out_at', 'pol'],
  fullIn: ['actual', 'pol_full_in_at', 'pol'],
  vesselLoaded: ['actual', 'pol_vessel_loaded_at', 'pol'],
  vesselDeparted: ['actual', 'pol_vessel_departed_at', 'pol'],
  podArrived: ['actual', 'pod_arrived_at', 'pod'],
  podDischarged: ['actual', 'pod_discharged_at', 'pod'],
  podFullOut: ['actual', 'pod_full_out_at', 'pod'],
  podFullOutChassisNumber: ['text', 'pod_full_out_chassis_number'],
  podRailCarrier: ['text', 'pod_rail_carrier_scac'],
  inlandRailCarrier: ['text', 'ind_rail_carrier_scac'],
  podRailLoaded: ['actual', 'pod_rail_loaded_at', 'pod'],
  podRailDeparted: ['actual', 'pod_rail_departed_at', 'pod'],
  inlandEta: ['estimate', 'ind_eta_at', 'finalDestination'],
  /** Who stands behind the inland ETA, the railroad's or the carrier's; a word of docs/interface.md 3.12 as it came. */
  inlandEtaSource: ['text', 'inland_destination_eta_source_summary'],
  inlandAta: ['actual', 'ind_ata_at', 'finalDestination'],
  inlandRailUnloaded: ['actual', 'ind_rail_unloaded_at', 'finalDestination'],
  finalDestinationFullOut: ['actual', 'final_destination_full_out_at', 'finalDestination'],
  delivered: ['actual', 'delivered_at', 'end'],
  emptyTerminated: ['actual', 'empty_terminated_at', 'depot'],
  terminalCheckedAt: ['instant', 'terminal_checked_at'],
  /** When the railroad was last asked. */
  railCheckedAt: ['instant', 'rail_last_tracking_request_at'],
} as const satisfies Fields;

/** One piece of equipment during one journey (docs/interface.md 3.4). */
export interface Container extends ValuesOf<typeof containerFields> {
  readonly id: string;
  readonly shipmentId: string | null;
  readonly number: string;
  /** Of the terminal at the port. Null: not reported. Empty: the source says there are none. */
  readonly holds: readonly Hold[] | null;
  readonly fees: readonly Fee[] | null;
  /** The same of the facility inland. */
  readonly inlandHolds: readonly Hold[] | null;
  readonly inlandFees: readonly Fee[] | null;
  /** Null: not reported. */
  readonly releases: readonly Release[] | null;
  readonly lastFreeDay: Moment | null;
  readonly deadlines: PickupDeadlines;
  readonly calculatedFreeDay: CalculatedFreeDay | null;
  readonly podTerminal: Facility | null;
  readonly pickupFacility: Facility | null;
  readonly podZone: string | null;
  readonly finalDestinationZone: string | null;
  /** Null where nothing but this record can show a carriage inland (inlandEvidence.ts). */
  readonly inlandEvidence: InlandEvidence | null;
  /** What its record states and what proves nothing yet, by the parts that it would stand in (asOf.ts); left out where that is nothing. */
  readonly asReported?: ContainerAsReported;
  /** Left out where every date could be taken. */
  readonly unusedDates?: readonly UnusedDate[];
  /** Left out until the custom fields of the account are read (data/customFields/queries.ts). */
  readonly customFields?: readonly CustomField[];
}

/** The dates that state what has happened to a container. */
export const containerActuals = namesOf(containerFields, 'actual');
export type ContainerActual = (typeof containerActuals)[number];

/** The parts of a container that a time ahead or a contradiction may change (asOf.ts). */
export const containerTimed = [
  ...containerActuals,
  'currentStatus',
  'inlandEta',
  'inlandEvidence',
  'terminalCheckedAt',
  'railCheckedAt',
] as const satisfies readonly (keyof Container)[];
export type ContainerAsReported = Partial<Pick<Container, (typeof containerTimed)[number]>>;
