import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TimelineLeg } from './legs.ts';
import { milestoneFacts } from './progressFacts.ts';

/** The transshipment port where a container is by its events; null once it has left it, and where it has no such step. */
export function waitsAt(
  shipment: Shipment,
  container: Container,
  legs: readonly TimelineLeg[],
): Place | null {
  const last = milestoneFacts(shipment, container, legs).findLast(
    ({ actual, isProven }) => actual !== null || isProven,
  );
  return last?.kind === 'transshipped' && last.isLeft !== true ? last.place : null;
}
