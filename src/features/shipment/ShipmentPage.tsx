import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { isNotFound } from '#/data/cache/absence.ts';
import { describeError } from '#/data/cache/describeError.ts';
import { useListedShipment } from '#/data/shipments/listedShipment.ts';
import { isRecordId } from '#/domain/records/identifiers.ts';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { instant } from '#/time/instant.ts';
import type { ContainerMapSlot } from './ContainerMapSlot.tsx';
import { ShipmentMissing } from './ShipmentMissing.tsx';
import { ShipmentSkeleton } from './ShipmentSkeleton.tsx';
import { ShipmentView } from './ShipmentView.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/**
 * One shipment: its numbers and route, its containers with one selected, and the events of that container. The record
 * of the list is shown until its own is loaded, and where that fails, with its age.
 */
export function ShipmentPage({ map }: { map: ContainerMapSlot }) {
  const { api, shipmentQuery } = route.useRouteContext();
  const { shipmentId } = route.useParams();
  const shipment = useQuery(shipmentQuery);
  const listed = useListedShipment(api, shipmentId);
  const shown = shipment.data ?? (isNotFound(shipment.error) ? null : listed?.shipment);

  if (shown) {
    const listReadAt = shipment.error ? (listed?.readAt ?? null) : null;
    return (
      <ShipmentView
        shipment={shown}
        map={map}
        readAt={shipment.data ? instant(shipment.dataUpdatedAt) : listReadAt}
        cached={!shipment.data && listReadAt !== null && listed?.cached !== null}
        problem={shipment.error ? describeError(shipment.error) : null}
        refreshing={shipment.isFetching}
        onRefresh={() => void shipment.refetch()}
      />
    );
  }
  if (!shipment.error) return <ShipmentSkeleton />;
  // Somebody has typed a number into the address.
  if (!isRecordId(shipmentId)) return <Navigate to="/shipments/find" search={{ q: shipmentId }} replace />;
  if (isNotFound(shipment.error)) return <ShipmentMissing />;
  return (
    <div className="p-4">
      <title>{words.shipmentTitle}</title>
      <h1 className="sr-only">{words.shipment}</h1>
      <ErrorPanel words={describeError(shipment.error)} onRetry={() => void shipment.refetch()} />
    </div>
  );
}
