import { ContainerMap } from '#/features/map/container/ContainerMap.tsx';
import { ShipmentPage } from '#/features/shipment/ShipmentPage.tsx';

/** The page of a shipment takes its map from here, since no feature imports another. */
export function ShipmentWithMap() {
  return <ShipmentPage map={ContainerMap} />;
}
