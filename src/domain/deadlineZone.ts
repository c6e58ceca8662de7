import type { Container, PickupDeadlines } from './container.ts';
import { type InlandFacts, movesInland } from './pickup.ts';

/**
 * The zone whose calendar a last free day belongs to (spec 2.3, interface notes 7.2): the terminal's at the port of
 * discharge, the railroad's at the final destination, the line's there too if the container goes inland. Null where
 * the record does not tell that zone.
 */
export function deadlineZone(
  source: keyof PickupDeadlines | 'combined',
  container: InlandFacts & Pick<Container, 'podZone' | 'finalDestinationZone'>,
): string | null {
  switch (source) {
    case 'terminal':
      return container.podZone;
    case 'rail':
      return container.finalDestinationZone;
    default:
      return movesInland(container)
        ? (container.finalDestinationZone ?? container.podZone)
        : container.podZone;
  }
}
