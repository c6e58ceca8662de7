import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { isAtSea, isOnTrain } from './events.ts';
import { recordSteps } from './recordedEvents.ts';
import { splitTrains } from './trains.ts';

/**
 * The container with what its events show of a carriage inland: a train that took it from the port. Until it has been at
 * sea every train goes to the port of loading.
 */
export function withInlandEvents(
  shipment: Shipment,
  container: Container,
  events: readonly TransportEvent[],
): Container {
  if (container.inlandEvidence === 'rail') return container;
  const happened = events.filter(({ estimated }) => !estimated);
  const wasAtSea =
    happened.some(({ name }) => isAtSea(name)) || hasReached('vessel_departed', container, shipment);
  if (!wasAtSea) return container;
  const recorded = recordSteps(shipment, container).filter(({ estimated }) => !estimated);
  const { inland } = splitTrains([...happened, ...recorded]);
  const shown = inland.filter((event) => happened.includes(event));
  if (shown.length === 0) return container;
  const inlandEvidence = shown.some(({ name }) => isOnTrain(name)) ? 'rail' : 'inland';
  return { ...container, inlandEvidence };
}
