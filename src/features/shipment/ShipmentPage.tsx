import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { errorWords, isNotFound } from '#/queries/errorWords.ts';
import { instant } from '#/time/instant.ts';
import { ShipmentMissing } from './ShipmentMissing.tsx';
import { ShipmentSkeleton } from './ShipmentSkeleton.tsx';
import { ShipmentView } from './ShipmentView.tsx';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** One shipment: its numbers and route, its containers with one selected, and the events of that container. */
export function ShipmentPage() {
  const { shipmentQuery } = route.useRouteContext();
  const shipment = useQuery(shipmentQuery);

  if (shipment.data) {
    return (
      <ShipmentView
        shipment={shipment.data}
        readAt={shipment.isPlaceholderData ? null : instant(shipment.dataUpdatedAt)}
        problem={shipment.error ? errorWords(shipment.error) : null}
        refreshing={shipment.isFetching}
        onRefresh={() => void shipment.refetch()}
      />
    );
  }
  if (!shipment.error) return <ShipmentSkeleton />;
  if (isNotFound(shipment.error)) return <ShipmentMissing />;
  return (
    <div className="p-4">
      <title>Shipment · Landfall</title>
      <h1 className="sr-only">Shipment</h1>
      <ErrorPanel words={errorWords(shipment.error)} onRetry={() => void shipment.refetch()} />
    </div>
  );
}
