import type { ComponentType } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TimelineLeg } from '#/domain/timeline/legs.ts';
import { useJourney } from './useJourney.ts';

/** Draws the route of a container. The page's route hands it in, since the map is a feature of its own. */
export type ContainerMapSlot = ComponentType<{
  readonly shipment: Shipment;
  readonly container: Container;
  /** Null until the events are loaded. */
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
  const legs = useJourney(shipment, container) ?? null;
  return <Map shipment={shipment} container={container} legs={legs} />;
}
