import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { furthestBehind } from '#/domain/timeline/progress.ts';
import type { Instant } from '#/time/instant.ts';
import { type Journey, journeyOf } from './journey.ts';

/** The journey of a row by what a list knows: of several containers that of the one furthest behind. */
export function rowJourney(shipment: Shipment, containers: readonly Container[], now: Instant): Journey {
  const container = furthestBehind(shipment, containers, now);
  return journeyOf({ shipment, container, events: null }, now);
}
