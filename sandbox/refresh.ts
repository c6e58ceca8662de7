import type { Instant } from '#/time/instant.ts';
import { later, type TrackedContainer, type TrackedShipment } from './account.ts';

/** Sources that a refresh asks, in the words of its answer; none once tracking has stopped. */
export function refreshedSources(tracked: TrackedContainer): readonly string[] {
  const { shipment, container } = tracked;
  if (shipment.stop) return [];
  const isOnRail = container.podRailLoadedAt !== null && container.inlandRailUnloadedAt === null;
  return ['carrier', ...(isAtTerminal(tracked) ? ['terminal'] : []), ...(isOnRail ? ['railroad'] : [])];
}

/** When the carrier was last asked about this shipment, and last answered: a refresh asks it and is answered at once. */
export function lineChecks({ state, refreshedAt }: TrackedShipment) {
  return {
    attemptedAt: later(state.lineLastAttemptedAt, refreshedAt),
    succeededAt: later(state.lineLastSucceededAt, refreshedAt),
  };
}

/** When its terminal was last asked; null where the terminal reports nothing. */
export function terminalCheckedAt(tracked: TrackedContainer, refreshedAt: Instant | null): Instant | null {
  const planned = tracked.container.terminalCheckedAt;
  if (planned === null || refreshedAt === null || refreshedAt <= planned) return planned;
  return isAtTerminal(tracked, refreshedAt) ? refreshedAt : planned;
}

// The terminal has no more to say of a container that was picked up.
function isAtTerminal({ container }: TrackedContainer, at?: Instant): boolean {
  const out = container.podFullOutAt ?? container.finalFullOutAt;
  return container.terminalCheckedAt !== null && (out === null || (at !== undefined && at < out));
}
