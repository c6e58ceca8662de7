import type { Container } from '#/domain/records/container.ts';
import { hasReached } from '#/domain/status/reached.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';
import type { Instant } from '#/time/instant.ts';

export type CheckFacts = ContainerFacts & Pick<Container, 'terminalCheckedAt' | 'railCheckedAt'>;

/** Who was last asked about a container that waits, and when; null: never. */
export interface LastCheck {
  readonly who: 'terminal' | 'rail';
  readonly at: Instant | null;
}

/**
 * Once a container has left the port, the railroad knows of its ramp what a terminal knows of a port
 * (docs/interface.md 6.4).
 */
export function lastCheck(container: CheckFacts): LastCheck {
  const { terminalCheckedAt, railCheckedAt } = container;
  const isLater = railCheckedAt !== null && railCheckedAt > (terminalCheckedAt ?? -Infinity);
  return isLater && hasReached('port_out', container, null)
    ? { who: 'rail', at: railCheckedAt }
    : { who: 'terminal', at: terminalCheckedAt };
}
