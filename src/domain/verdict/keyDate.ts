import { arrivalAtPort, arrivalInland, type KnownArrival } from '#/domain/arrival/arrival.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import type { Phase } from '#/domain/status/statusPhase.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { MomentShift } from '#/time/momentShift.ts';

/** The date that matters now: the next arrival until it has happened, then that one, and the pickup or return after it. */
export interface KeyDate {
  readonly what: 'departure' | 'arrival' | 'inland' | 'pickup' | 'return';
  readonly place: Place | null;
  readonly moment: Moment;
  readonly isActual: boolean;
  /** Against the original ETA; null where that is not reported. */
  readonly change: (MomentShift & { readonly original: Moment }) | null;
}

const inlandPhases: readonly Phase[] = ['awaitingInland', 'inlandTransit', 'inlandTerminal'];

/** Null where none is reported, and of a booking that was cancelled, of which nothing is expected any more. */
export function keyDate(shipment: Shipment, container: Container | null, now: Instant): KeyDate | null {
  const phase = container ? phaseOf(container, shipment) : 'unknown';
  const isOnItsWay = phase !== 'origin' && (phase !== 'unknown' || shipment.polAtd !== null);
  if (shipment.carrierTracking.stoppedReason === 'booking_cancelled' && !isOnItsWay) return null;
  const out = container && pickedUp(container);
  if (phase === 'returned' && container?.emptyTerminated) {
    return {
      what: 'return',
      place: null,
      moment: container.emptyTerminated,
      isActual: true,
      change: null,
    };
  }
  if (out && (phase === 'consignee' || phase === 'returned')) {
    return { what: 'pickup', place: null, moment: out, isActual: true, change: null };
  }
  const inland = inlandPhases.includes(phase)
    ? dateOf('inland', inlandPlace(shipment), arrivalInland(shipment, container))
    : null;
  if (inland) return inland;
  const arrival = dateOf('arrival', shipment.portOfDischarge, arrivalAtPort(shipment, container));
  if (arrival) return { ...arrival, change: etaChange(shipment, container, now) };
  return shipment.polEtd && !shipment.polAtd
    ? {
        what: 'departure',
        place: shipment.portOfLoading,
        moment: shipment.polEtd,
        isActual: false,
        change: null,
      }
    : null;
}

function dateOf(
  what: KeyDate['what'],
  place: Place | null,
  { actual, expected, isReached }: KnownArrival,
): KeyDate | null {
  const moment = actual ?? (isReached ? null : expected);
  return moment && { what, place, moment, isActual: actual !== null, change: null };
}
