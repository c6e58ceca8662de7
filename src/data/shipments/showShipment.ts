import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { PendingChange } from '#/data/cache/pendingWrites.ts';
import { updateRead } from '#/data/cache/writeOptimistically.ts';
import { fleetKey, fleetQuery } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import { systemTimers } from '#/data/http/timers.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { second } from '#/time/durations.ts';
import { shipmentKey } from './queries.ts';

type ShipmentChange = PendingChange<Shipment>;

/** By id: what is to be shown with the next. */
const waiting = new WeakMap<QueryClient, Map<string, ShipmentChange>>();

/** Shows a change of a shipment, in the list and on its page. */
export function showShipment(client: QueryClient, id: string, change: ShipmentChange): void {
  gather(client, id, change);
  showGathered(client);
}

/**
 * The same within a second, with all that is changed until then. Each change of the list draws it anew, and counts what
 * its filters would leave: a change of ten thousand shipments would leave no time for anything else.
 */
export function showShipmentSoon(client: QueryClient, id: string, change: ShipmentChange): void {
  const isFirst = !waiting.has(client);
  gather(client, id, change);
  if (isFirst) systemTimers.after(second, () => showGathered(client));
}

/** Shows what waits to be shown. */
export function showGathered(client: QueryClient): void {
  const changes = waiting.get(client);
  if (!changes) return;
  waiting.delete(client);
  for (const [id, change] of changes) updateRead<Shipment>(client, shipmentKey(id), change);
  updateRead<Fleet>(client, fleetKey, (fleet) => ({
    ...fleet,
    shipments: fleet.shipments.map((shipment) => changes.get(shipment.id)?.(shipment) ?? shipment),
  }));
}

function gather(client: QueryClient, id: string, change: ShipmentChange): void {
  const changes = waiting.get(client) ?? new Map<string, ShipmentChange>();
  const before = changes.get(id);
  changes.set(id, before ? (shipment) => change(before(shipment)) : change);
  waiting.set(client, changes);
}

interface ListedShipment extends Pick<Fleet, 'readAt' | 'cached'> {
  readonly shipment: Shipment;
}

/** A shipment as the list knows it, which was read anyway or cached on this device; null where it does not. */
export function useListedShipment(api: Api, id: string): ListedShipment | null {
  const { data: fleet } = useQuery({ ...fleetQuery(api), enabled: false });
  const shipment = fleet?.shipments.find((one) => one.id === id);
  return fleet && shipment ? { shipment, readAt: fleet.readAt, cached: fleet.cached } : null;
}
