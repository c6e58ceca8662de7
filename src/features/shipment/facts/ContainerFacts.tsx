import type { ReactNode } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { PickupPanel } from '#/features/shipment/pickup/PickupPanel.tsx';
import { EquipmentFacts } from './EquipmentFacts.tsx';
import { MovementFacts } from './MovementFacts.tsx';

/** What is known of one container: can it be picked up, where it has been, where it is, and what it is. */
export function ContainerFacts({
  container,
  shipment,
  references,
}: {
  container: Container;
  shipment: Shipment;
  /** The container's own references, which the page may let the reader edit. */
  references: ReactNode;
}) {
  return (
    <>
      <PickupPanel container={container} shipment={shipment} />
      <MovementFacts container={container} tracking={shipment.carrierTracking} />
      <EquipmentFacts container={container} shipment={shipment} references={references} />
    </>
  );
}
