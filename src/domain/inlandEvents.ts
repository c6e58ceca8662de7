import type { Container } from './container.ts';
import { splitTrains } from './trains.ts';
import type { TransportEvent } from './transportEvent.ts';

/** The container with what its events tell of a carriage inland: a train that took it from the port. */
export function withInlandEvents(container: Container, events: readonly TransportEvent[]): Container {
  if (container.inlandEvidence === 'rail') return container;
  const isByRail = splitTrains(events).inland.some(({ estimated }) => !estimated);
  return isByRail ? { ...container, inlandEvidence: 'rail' } : container;
}
