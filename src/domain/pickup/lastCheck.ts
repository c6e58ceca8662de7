import type { Shipment } from '#/domain/records/shipment.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import type { Instant } from '#/time/instant.ts';
import { type CheckFacts, hasLeftPort, inlandCheck } from './terminalReport.ts';

/** Who was last asked about a container that waits, and when; null: never. */
export interface LastCheck {
  readonly who: 'terminal' | 'rail';
  readonly at: Instant | null;
}

/**
 * Once a container has left the port, the railroad knows of its ramp what a terminal knows of a port
 * (docs/interface.md 6.4), and what the port was asked before is no check of the ramp.
 */
export function lastCheck(container: CheckFacts, shipment: Shipment | null): LastCheck {
  if (!hasLeftPort(container, shipment)) return { who: 'terminal', at: container.terminalCheckedAt };
  const unchecked = { who: isRailMove(container) ? 'rail' : 'terminal', at: null } as const;
  return inlandCheck(container, shipment) ?? unchecked;
}
