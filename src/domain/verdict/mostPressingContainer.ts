import { attempt } from '#/domain/records/attempt.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import type { VerdictLimits } from './limits.ts';
import { mostPressing, verdictOf } from './verdict.ts';

/** The container that a shipment is opened for when nobody names one; the first of equals. Null without containers. */
export function mostPressingContainer(
  shipment: Shipment,
  now: Instant,
  limits: VerdictLimits,
): Container | null {
  const judged = shipment.containers.flatMap((container) => {
    const verdict = attempt(() => verdictOf({ shipment, container, now, limits }), null);
    return verdict ? { container, verdict } : [];
  });
  const most = mostPressing(judged.map(({ verdict }) => verdict));
  return judged[most?.index ?? 0]?.container ?? shipment.containers[0] ?? null;
}
