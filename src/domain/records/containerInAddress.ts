import type { Container } from './container.ts';
import { normalizeContainerNumber } from './identifiers.ts';

type Named = Pick<Container, 'id' | 'number'>;

/** What an address calls a container of a shipment: its number, or its id where it has none or shares it. */
export function containerInAddress(container: Named, containers: readonly Named[]): string {
  const number = normalizeContainerNumber(container.number);
  const isShared = containers.some(
    ({ id, number: other }) => id !== container.id && normalizeContainerNumber(other) === number,
  );
  return number === '' || isShared ? container.id : container.number;
}
