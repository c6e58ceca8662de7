import type { QueryClient } from '@tanstack/react-query';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** What a write makes of a shipment; the same object where it is another one, or has it already. */
export type ShipmentChange = (shipment: Shipment) => Shipment;

/**
 * What this page wrote and the service may not have returned yet. A reading that began before the service had it would
 * bring back what was there before, so it is put over whatever such a reading finds. Order is counted and not taken
 * from a clock, which may stand still or jump.
 */
interface ShipmentWrite {
  readonly change: ShipmentChange;
  /** When the service had it; null while it is under way. */
  readonly settled: number | null;
}

/** By what they write: a later write to the same place takes the place of an earlier one. */
const writes = new WeakMap<QueryClient, ReadonlyMap<string, ShipmentWrite>>();
let turn = 0;

/** Marks the beginning of a reading, for `withWrites`. */
export function beginReading(): number {
  turn += 1;
  return turn;
}

/** @param began what `beginReading` gave before the first request of that reading */
export function withWrites(client: QueryClient, shipment: Shipment, began: number): Shipment {
  return openWrites(client, began).reduce((changed, { change }) => change(changed), shipment);
}

/** The fleets of one reading as they come, with what was written since it began. */
export async function* withShipmentWrites(
  client: QueryClient,
  fleets: AsyncIterable<Fleet>,
): AsyncGenerator<Fleet, void, undefined> {
  const began = beginReading();
  for await (const fleet of fleets) {
    const written = openWrites(client, began).length > 0;
    yield written
      ? { ...fleet, shipments: fleet.shipments.map((shipment) => withWrites(client, shipment, began)) }
      : fleet;
  }
}

function openWrites(client: QueryClient, began: number): readonly ShipmentWrite[] {
  return [...(writes.get(client)?.values() ?? [])].filter(
    ({ settled }) => settled === null || settled > began,
  );
}

/** The change is on its way to the service. */
export function beginWrite(client: QueryClient, place: string, change: ShipmentChange): void {
  keep(client, place, { change, settled: null });
}

/** The service has it. */
export function endWrite(client: QueryClient, place: string, change: ShipmentChange): void {
  turn += 1;
  keep(client, place, { change, settled: turn });
}

/** The service did not take it, or it is not known. */
export function dropWrite(client: QueryClient, place: string): void {
  const rest = new Map(writes.get(client));
  rest.delete(place);
  writes.set(client, rest);
}

function keep(client: QueryClient, place: string, write: ShipmentWrite): void {
  writes.set(client, new Map(writes.get(client)).set(place, write));
}
