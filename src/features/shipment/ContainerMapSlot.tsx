import type { ComponentType } from 'react';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TimelineLeg } from '#/domain/timeline/legs.ts';
import { useJourney } from './useContainerEvents.ts';

/** Draws the route of a container. The page's route hands it in, since the map is a feature of its own. */
export type ContainerMapSlot = ComponentType<{
  readonly shipment: Shipment;
  readonly container: Container;
  /** Null until the events are loaded. */
  readonly legs: readonly TimelineLeg[] | null;
  /** Receives the function that draws the map for paper; null once it is gone. */
  readonly onPaper: (draw: DrawMap | null) => void;
}>;

/** Draws the map of a container for paper, at once; null where it has nothing to draw yet. */
export type DrawMap = () => HTMLCanvasElement | null;

export function MapPlace({
  slot: Map,
  shipment,
  container,
  onPaper,
}: {
  slot: ContainerMapSlot;
  shipment: Shipment;
  container: Container;
  onPaper: (draw: DrawMap | null) => void;
}) {
  const legs = useJourney(shipment, container) ?? null;
  return <Map shipment={shipment} container={container} legs={legs} onPaper={onPaper} />;
}
