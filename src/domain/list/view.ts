import type { ArrivalState } from '#/domain/arrival/arrivalState.ts';
import type { DayBound } from '#/domain/arrival/arrivalWindow.ts';
import type { NamedContainers } from '#/domain/find/numberSet.ts';
import type { TrackingState } from '#/domain/status/carrierTracking.ts';
import type { FieldKey } from './fields.ts';
import type { RowKind } from './row.ts';

/** Chosen values by the slug of a custom field. Values of one field widen, fields narrow. */
export type FieldChoices = Readonly<Record<string, readonly string[]>>;

/** What the list is narrowed to. Values of one facet widen it, facets narrow it; an empty list counts as unset. */
export interface FleetFilter {
  readonly q?: string | undefined;
  /** Words of containers' statuses, or `unreported`. */
  readonly status?: readonly string[] | undefined;
  /** Whether it can be picked up: `yes`, `no`, `unknown`. */
  readonly ready?: readonly string[] | undefined;
  /** Names of holds, or `on_hold` for any that blocks the pickup. */
  readonly hold?: readonly string[] | undefined;
  /** How far away the last free day is (containerFacets.ts). */
  readonly lfd?: readonly string[] | undefined;
  /** Where a container is on its journey (containerFacets.ts). */
  readonly where?: readonly string[] | undefined;
  /** How the ETA has moved against the original one (facets.ts). */
  readonly eta?: readonly string[] | undefined;
  /** IMO number, or the name where it has none. */
  readonly podVessel?: readonly string[] | undefined;
  /** Ports and places by LOCODE, or by name where they have none. */
  readonly pol?: readonly string[] | undefined;
  readonly destination?: readonly string[] | undefined;
  readonly terminal?: readonly string[] | undefined;
  readonly customer?: readonly string[] | undefined;
  /** SCAC, or the carrier's name where it has none. */
  readonly carrier?: readonly string[] | undefined;
  readonly pod?: readonly string[] | undefined;
  readonly tag?: readonly string[] | undefined;
  readonly tracking?: readonly TrackingState[] | undefined;
  readonly arrival?: readonly ArrivalState[] | undefined;
  /** First and last day of arrival at the port of discharge, by the calendar there. */
  readonly from?: DayBound | undefined;
  readonly to?: DayBound | undefined;
  /**
   * Only what has changed since the last review. A record does not say that: the others are left out before the tests
   * here run.
   */
  readonly changed?: 'yes' | undefined;
  /** Only what exceptions of these kinds are about. As with `changed`, that is found before. */
  readonly exception?: readonly string[] | undefined;
  /** How a container stands by the team's tariffs (listCosts.ts). As with `changed`, that is found before. */
  readonly cost?: readonly string[] | undefined;
  /** Only what these numbers name: a set that was pasted. As with `changed`, what is named is found before. */
  readonly set?: readonly string[] | undefined;
  /** A set too long for an address, by the id under which this device has it. */
  readonly deviceSet?: string | undefined;
  /** Without shipments of which every empty is back, and cancelled bookings (due.ts). */
  readonly active?: 'yes' | undefined;
  /** Values of the account's custom fields. */
  readonly fields?: FieldChoices | undefined;
}

/** A filter with what its set names. An address cannot say that: it is found in the account first. */
export interface ReadyFilter extends FleetFilter {
  readonly named?: NamedContainers | null;
}

/** A column on the screen. */
export interface ColumnChoice {
  readonly id: string;
  /** In CSS pixels; null leaves it to the table. */
  readonly width: number | null;
}

export interface FleetOrder {
  /** Id of a column. */
  readonly column: string;
  readonly descending: boolean;
}

/** What rows can be grouped by: the local day of arrival, the vessel with its voyage, the POD, and so on. */
export const groupings = ['day', 'vessel', 'discharge', 'carrier', 'customer', 'status'] as const;
export type RecordGrouping = (typeof groupings)[number];
/** One of these, or a custom field of the account. */
export type Grouping = RecordGrouping | FieldKey;

/** The list as its address says. */
export interface FleetView {
  readonly by: RowKind;
  readonly columns: readonly ColumnChoice[];
  readonly order: FleetOrder;
  readonly group: Grouping | null;
  readonly filter: FleetFilter;
}

/** What is due soonest comes first unless another order is chosen. */
export const defaultOrder: FleetOrder = { column: 'due', descending: false };

/** The columns that a list shows unless others are chosen. */
export const defaultColumns: Readonly<Record<RowKind, readonly ColumnChoice[]>> = {
  shipment: choose('number verdict progress place arrival freeDay customer'),
  container: choose('number verdict progress place arrival freeDay customer'),
};

function choose(ids: string): ColumnChoice[] {
  return ids.split(' ').map((id) => ({ id, width: null }));
}
