import type { UsualDelay } from '#/domain/arrival/usualDelay.ts';
import type { NamedContainers } from '#/domain/find/numberSet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { CellFact } from './cellFact.ts';
import type { FleetRow, RowKind } from './row.ts';

/** The value of a cell as it is drawn, sorted and exported. Null: not reported. */
export type CellValue =
  | { readonly kind: 'fact'; readonly fact: CellFact }
  /** Names and numbers of the records. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  /** `unit` is a word such as `kg` or `USD`, or null for a plain count. */
  | { readonly kind: 'number'; readonly number: number; readonly unit: string | null }
  /** `status` says whether it has happened; null where the column itself says it. */
  | { readonly kind: 'moment'; readonly moment: Moment; readonly status: 'expected' | 'actual' | null }
  /** A system time, which has no place. */
  | { readonly kind: 'instant'; readonly at: Instant }
  | null;

/** Columns of what the team's tariffs say. */
export const costColumns = ['costSoFar', 'costPerDay', 'costByFriday'] as const;
export type CostColumn = (typeof costColumns)[number];

/** How a container stands by them. */
export const costStates = ['now', 'tomorrow', 'free', 'ended', 'unknown'] as const;
export type CostState = (typeof costStates)[number];

/** What waiting costs by the team's tariffs (listCosts.ts). */
export interface ListCosts {
  /** Of the containers of a row, added up; null where no sum is known. */
  readonly ofRow: (row: FleetRow, of: CostColumn, now: Instant) => CellValue;
  readonly stateOf: (known: ShipmentContainer, now: Instant) => CostState;
  /** The containers that stand in one of these ways, by shipment; a shipment without containers costs nothing. */
  readonly containersIn: (
    states: readonly string[],
    shipments: readonly Shipment[],
    now: Instant,
  ) => NamedContainers;
}

/** How past arrivals went, beside the ETA of a row (docs/performance.md). */
export interface ListEtaRecord {
  readonly ofRow: (row: FleetRow, now: Instant) => UsualDelay | null;
}

/** What the value of a column may depend on besides its row. */
export interface ColumnContext {
  readonly now: Instant;
  /** The reader's, for the verdict. */
  readonly limits: VerdictLimits;
  /** Left out while no tariff counts, or until what reads them is loaded. */
  readonly costs?: ListCosts | undefined;
  /** Left out until past arrivals are counted, which they are once wanted. */
  readonly etaRecord?: ListEtaRecord | undefined;
}

/** A column of the list, of saved views and of exports. */
export interface FleetColumn {
  /** As written in the address; never changes its meaning. */
  readonly id: string;
  /** What the account calls it, of a custom field that it has. */
  readonly name?: string | undefined;
  readonly value: (row: FleetRow, context: ColumnContext) => CellValue;
  /** The columns that complete it: a list says them in its second line, a file has them as columns of their own. */
  readonly below?: (by: RowKind) => readonly string[];
  /** What has to be loaded for it. */
  readonly needs?: 'costs' | 'etaRecord';
  /** What to sort by where the value has another order; null comes last. */
  readonly order?: (row: FleetRow, context: ColumnContext) => number | null;
}
