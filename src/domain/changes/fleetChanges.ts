import type { ShipmentChanges } from './changedShipment.ts';

/** What has changed in the account since the last review. */
export interface FleetChanges {
  /** Most important first. */
  readonly shipments: readonly ShipmentChanges[];
  /** Shipments of which nothing that was stored can be read, so that it is not known what has changed. */
  readonly unreadable: number;
  /** Shipments of which a part of what was stored cannot be read, so that this part is not compared. */
  readonly partial: number;
  /** Shipments of the account that cannot be compared themselves. */
  readonly rejected: number;
}

export const noChanges: FleetChanges = { shipments: [], unreadable: 0, partial: 0, rejected: 0 };
