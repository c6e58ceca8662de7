import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { hasArrived, hasReached } from '#/domain/status/reached.ts';
import { isOverdue, passedEstimate } from '#/domain/timeline/passedEstimate.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';

/** The departure from the port of loading, the arrival at the port of discharge, or the one inland. */
export type ExpectedStep = 'departure' | 'arrival' | 'inland';

/** A step that is still to come. */
export interface Expectation {
  readonly what: ExpectedStep;
  /** Null where it concerns the whole shipment. */
  readonly container: Container | null;
  readonly when: Moment;
}

/** Those whose estimate has passed without an actual. */
export function overdueExpectations(shipment: Shipment, now: Instant): Expectation[] {
  return expectations(shipment).filter(({ when }) =>
    isOverdue(passedEstimate({ estimated: true, when }, shipment.carrierTracking, now)),
  );
}

function expectations(shipment: Shipment): Expectation[] {
  const { polEtd, polAtd, podEta, containers } = shipment;
  const found: Expectation[] = [];
  const arrived = hasArrived(shipment);
  // Once one is on board, the next step is the arrival: its departure is not reported, and not overdue.
  const departed = arrived || containers.some((one) => hasReached('vessel_loaded', one, shipment));
  if (polEtd && !polAtd && !departed) found.push({ what: 'departure', container: null, when: polEtd });
  if (podEta && !arrived) found.push({ what: 'arrival', container: null, when: podEta });
  for (const container of containers) {
    const when = inlandEta(shipment, container);
    if (when) found.push({ what: 'inland', container, when });
  }
  return found;
}
