import type { DayBound } from '#/domain/arrival/arrivalWindow.ts';
import type { NamedContainers } from '#/domain/find/numberSet.ts';
import type { ChosenFacet } from './facetNames.ts';
import type { FieldKey } from './fields.ts';
import type { RowKind } from './row.ts';

/** Chosen values by the slug of a custom field. Values of one field widen, fields narrow. */
export type FieldChoices = Readonly<Record<string, readonly string[]>>;

/**
 * Chosen values of the facets (facets.ts, containerFacets.ts), of `exception` the kinds, and of `cost` how a container stands
 * by the team's tariffs (listCosts.ts). Those two are found before the tests here run, as with `changed`.
 */
type FacetChoices = { readonly [Facet in ChosenFacet]?: readonly string[] | undefined };

/** What the list is narrowed to. Values of one facet widen it, facets narrow it; an empty list counts as unset. */
export interface FleetFilter extends FacetChoices {
  readonly q?: string | undefined;
  /** First and last day of arrival at the port of discharge, by the calendar there. */
  readonly from?: DayBound | undefined;
  readonly to?: DayBound | undefined;
  /**
   * Only what has changed since the last review. A record does not say that: the others are left out before the tests
   * here run.
   */
  readonly changed?: 'yes' | undefined;
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
