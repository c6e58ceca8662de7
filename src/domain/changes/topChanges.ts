import { type Change, happenedKey } from './change.ts';
import type { ShipmentChanges } from './changedShipment.ts';
import { rankOf } from './changeRank.ts';
import type { RecordChanges } from './shipmentChanges.ts';

/** The most important of a list, and how many more there are. */
interface Top<One> {
  readonly top: readonly One[];
  readonly more: number;
}

/**
 * The three most important changes of a shipment with its containers, each once; of more the two most important, so that
 * their count has the room of the third.
 */
export function topChanges({ changes, containers }: RecordChanges): Top<Change> {
  const all = [...changes, ...containers.flatMap((group) => group.changes)].toSorted(
    (a, b) => rankOf(a) - rankOf(b),
  );
  const once = [...Map.groupBy(all, happenedKey).values()].flatMap(([first]) => first ?? []);
  return once.length > 3 ? { top: once.slice(0, 2), more: once.length - 2 } : { top: once, more: 0 };
}

/** More than a person would send, or read, in one message. */
export const maxInMessage = 20;

/** @param shipments most important first */
export function changesForMessage(shipments: readonly ShipmentChanges[]): Top<ShipmentChanges> {
  return { top: shipments.slice(0, maxInMessage), more: Math.max(0, shipments.length - maxInMessage) };
}
