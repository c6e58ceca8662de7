import type { Container, PickupDeadlines } from '#/domain/records/container.ts';
import { type InlandRecord, movesInlandByRecord } from '#/domain/status/inlandMove.ts';

/** Where a deadline counts: at the port of discharge, or at the final destination inland. */
export type DeadlinePlace = 'discharge' | 'destination';

type Zones = Pick<Container, 'podZone' | 'finalDestinationZone'>;
type Source = keyof PickupDeadlines | 'combined' | 'calculated';

/**
 * Whose calendar a last free day belongs to (docs/interface.md 3.4 and 6.2): the terminal's is the port's, the
 * railroad's the final destination's, the carrier's too if the container goes inland and its zone is known.
 */
export function deadlinePlace(source: Source, container: InlandRecord & Zones): DeadlinePlace {
  if (source === 'terminal') return 'discharge';
  if (source === 'rail') return 'destination';
  return movesInlandByRecord(container) && container.finalDestinationZone !== null
    ? 'destination'
    : 'discharge';
}

/** The zone of that calendar; null where the record does not have it. */
export function deadlineZone(source: Source, container: InlandRecord & Zones): string | null {
  return deadlinePlace(source, container) === 'discharge'
    ? container.podZone
    : container.finalDestinationZone;
}
