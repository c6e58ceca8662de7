import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { CustomField } from './customField.ts';
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

/** One piece of equipment during one journey (docs/interface.md 3.4). */
export interface Container {
  readonly id: string;
  readonly shipmentId: string | null;
  readonly number: string;
  readonly refNumbers: readonly string[];
  readonly sealNumber: string | null;
  readonly createdAt: Instant | null;
  readonly equipmentType: string | null;
  readonly equipmentLength: number | null;
  readonly equipmentHeight: string | null;
  /** Null also where the source wrote 0, which means "not reported". */
  readonly weightInPounds: number | null;
  /** A word of docs/interface.md 4.1, one we do not know, or null. As it came. */
  readonly currentStatus: string | null;
  /** Whether the terminal reports availability at all; null where the source does not say. */
  readonly availabilityKnown: boolean | null;
  readonly availableForPickup: boolean | null;
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
  readonly pickupAppointment: Moment | null;
  readonly podTerminal: Facility | null;
  readonly pickupFacility: Facility | null;
  readonly locationAtPodTerminal: string | null;
  readonly podZone: string | null;
  readonly finalDestinationZone: string | null;
  /** What its own record has of the origin (docs/interface.md 3.12), where most carriers report events instead. */
  readonly emptyOut: Moment | null;
  readonly fullIn: Moment | null;
  readonly vesselLoaded: Moment | null;
  readonly vesselDeparted: Moment | null;
  readonly podArrived: Moment | null;
  readonly podDischarged: Moment | null;
  readonly podFullOut: Moment | null;
  readonly podFullOutChassisNumber: string | null;
  readonly podRailCarrier: string | null;
  readonly inlandRailCarrier: string | null;
  /** Null where nothing but this record can show a carriage inland (inlandEvidence.ts). */
  readonly inlandEvidence: InlandEvidence | null;
  readonly podRailLoaded: Moment | null;
  readonly podRailDeparted: Moment | null;
  readonly inlandEta: Moment | null;
  /** Who stands behind the inland ETA, the railroad's or the carrier's; a word of docs/interface.md 3.12 as it came. */
  readonly inlandEtaSource: string | null;
  readonly inlandAta: Moment | null;
  readonly inlandRailUnloaded: Moment | null;
  readonly finalDestinationFullOut: Moment | null;
  readonly delivered: Moment | null;
  readonly emptyTerminated: Moment | null;
  readonly terminalCheckedAt: Instant | null;
  /** When the railroad was last asked. System time, real UTC. */
  readonly railCheckedAt: Instant | null;
  /** What its record states and what proves nothing yet, by the parts that it would stand in (asOf.ts); left out where that is nothing. */
  readonly asReported?: ContainerAsReported;
  /** Left out where every date could be taken. */
  readonly unusedDates?: readonly UnusedDate[];
  /** Left out until the custom fields of the account are read (data/customFields/queries.ts). */
  readonly customFields?: readonly CustomField[];
}

/** The dates that state what has happened to a container. */
export const containerActuals = [
  'emptyOut',
  'fullIn',
  'vesselLoaded',
  'vesselDeparted',
  'podArrived',
  'podDischarged',
  'podFullOut',
  'podRailLoaded',
  'podRailDeparted',
  'inlandAta',
  'inlandRailUnloaded',
  'finalDestinationFullOut',
  'delivered',
  'emptyTerminated',
] as const satisfies readonly (keyof Container)[];
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
