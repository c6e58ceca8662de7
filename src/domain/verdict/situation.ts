import { type FreeDays, freeDays, type PickupWithheld, pickupWithheld } from '#/domain/pickup/freeDay.ts';
import { pickupReadiness, type Readiness } from '#/domain/pickup/pickup.ts';
import { type TerminalReport, terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type CarrierWithheld, carrierWithheld } from '#/domain/status/carrierTracking.ts';
import { isInTransit, phaseOf } from '#/domain/status/phase.ts';
import { hasArrived } from '#/domain/status/reached.ts';
import type { Phase } from '#/domain/status/statusPhase.ts';
import type { Instant } from '#/time/instant.ts';
import type { VerdictLimits } from './limits.ts';

export interface VerdictQuestion {
  readonly shipment: Shipment;
  /** Null for a booking that names no containers. */
  readonly container: Container | null;
  readonly now: Instant;
  readonly limits: VerdictLimits;
  /** The transshipment port where its events have it, once they are read; the records alone do not say. */
  readonly waitsAt?: Place | null;
}

/** The question with what every rule asks first. */
export interface Situation extends VerdictQuestion {
  readonly waitsAt: Place | null;
  readonly phase: Phase;
  /** Null without a container. */
  readonly readiness: Readiness | null;
  /** What counts of what is reported where the container waits. Null without a container. */
  readonly report: TerminalReport | null;
  /** Null without a container, and while its free time has not begun. */
  readonly free: FreeDays | null;
  /** Why what the terminal or the carrier reported cannot be judged by; null while it can (docs/interface.md 6.4). */
  readonly terminalWithheld: PickupWithheld | null;
  readonly carrierWithheld: CarrierWithheld | null;
}

export function situationOf(question: VerdictQuestion): Situation {
  const { container, now } = question;
  const shipment = withContainer(question.shipment, container);
  const common = {
    ...question,
    shipment,
    waitsAt: question.waitsAt ?? null,
    carrierWithheld: carrierWithheld(shipment.carrierTracking, now),
  };
  if (!container) {
    const phase = hasArrived(shipment) ? 'unknown' : shipment.polAtd ? 'vessel' : 'origin';
    return { ...common, phase, readiness: null, report: null, free: null, terminalWithheld: null };
  }
  return {
    ...common,
    phase: phaseAt(common.waitsAt, phaseOf(container, shipment)),
    readiness: pickupReadiness(container, shipment),
    report: terminalReport(container, shipment),
    free: isInTransit(container, shipment) ? null : freeDays(container, shipment, now),
    terminalWithheld: pickupWithheld(container, shipment, now),
  };
}

/** Where its events have it between two vessels, it has left its origin, whatever its record lacks. */
function phaseAt(waitsAt: Place | null, phase: Phase): Phase {
  return waitsAt && (phase === 'origin' || phase === 'unknown') ? 'vessel' : phase;
}

/** The shipment with this container in it, which may know more than its record: events show a carriage inland. */
function withContainer(shipment: Shipment, container: Container | null): Shipment {
  if (!container || shipment.containers.includes(container)) return shipment;
  const containers = shipment.containers.map((one) => (one.id === container.id ? container : one));
  return { ...shipment, containers };
}
