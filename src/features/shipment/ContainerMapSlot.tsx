import type { ComponentType } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TimelineLeg } from '#/domain/timeline/legs.ts';
import { useJourney } from '#/features/shipment/timeline/useJourney.ts';

/** Draws the way of a container. The route gives it, since the map is a feature of its own. */
export type ContainerMapSlot = ComponentType<{
  readonly shipment: Shipment;
  readonly container: Container;
  /** Null until the events are read. */
  readonly legs: readonly TimelineLeg[] | null;
}>;

export function MapPlace({
  slot: Map,
  shipment,
  container,
}: {
  slot: ContainerMapSlot;
  shipment: Shipment;
  container: Container;
}) {
  const { legs } = useJourney(shipment, container);
  return <Map shipment={shipment} container={container} legs={legs ?? null} />;
}
