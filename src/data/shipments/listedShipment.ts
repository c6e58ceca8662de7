import { useQuery } from '@tanstack/react-query';
import { fleetQuery } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

interface ListedShipment extends Pick<Fleet, 'readAt' | 'cached'> {
  readonly shipment: Shipment;
}

/** A shipment as the list knows it, which was read anyway or cached on this device; null where it does not. */
export function useListedShipment(api: Api, id: string): ListedShipment | null {
  const { data: fleet } = useQuery({ ...fleetQuery(api), enabled: false });
  const shipment = fleet?.shipments.find((one) => one.id === id);
  return fleet && shipment ? { shipment, readAt: fleet.readAt, cached: fleet.cached } : null;
}
