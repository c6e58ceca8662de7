import type { Container } from '#/domain/records/container.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import type { VerdictLimits } from './limits.ts';
import { mostPressing, verdictOf } from './verdict.ts';

/** The container that a shipment is opened for when none is named; the first of equals. Null without containers. */
export function mostPressingContainer(
  shipment: Shipment,
  now: Instant,
  limits: VerdictLimits,
): Container | null {
  const judged = shipment.containers.flatMap((container) => {
    const verdict = tryOr(() => verdictOf({ shipment, container, now, limits }), null);
    return verdict ? { container, verdict } : [];
  });
  const limit = mostPressing(judged.map(({ verdict }) => verdict));
  return judged[limit?.index ?? 0]?.container ?? shipment.containers[0] ?? null;
}
