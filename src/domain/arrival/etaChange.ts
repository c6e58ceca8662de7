import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { hasArrived } from '#/domain/status/reached.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { exactHoursBetween, momentShift, type MomentShift } from '#/time/momentShift.ts';
import { arrivalOf } from './arrival.ts';
import { arrivalState } from './arrivalState.ts';

/** The shift is positive where the ETA slipped. */
export interface EtaChange extends MomentShift {
  readonly original: Moment;
  /** The arrival itself once it has happened, else the current estimate. */
  readonly current: Moment;
  /** Whether it has happened: then it was early or late, and nothing slips any more. */
  readonly arrived: boolean;
}

/**
 * Whether a shift counts as one: from a calendar day on, by which plans are made. Within the day it is as good as on time,
 * and has no colour.
 */
export function shiftTone({ days }: Pick<MomentShift, 'days'>): 'late' | 'early' | 'same' {
  return days > 0 ? 'late' : days < 0 ? 'early' : 'same';
}

/**
 * The difference between the original ETA at the port of discharge and the current ETA or ATA; null where one of them is
 * not reported. An overdue ETA has no change: only how long it is overdue counts.
 *
 * @param container null for the shipment as a whole
 */
export function etaChange(shipment: Shipment, container: Container | null, now: Instant): EtaChange | null {
  const original = shipment.podOriginalEta;
  const arrival = arrivalOf(shipment, container);
  if (!original || !arrival) return null;
  const { moment: current, status } = arrival;
  if (status === 'expected' && arrivalState(shipment, container, now) !== 'expected') return null;
  const { days, hours } = momentShift(original, current);
  // From 23:00 to 01:00 is a day on the calendar, and that is what a plan is made by.
  return { original, current, days, hours, arrived: status === 'actual' };
}

/** The change of an ETA that has slipped by more hours than these; null once the vessel has arrived. */
export function slippedEta(shipment: Shipment, now: Instant, hours: number): EtaChange | null {
  const change = hasArrived(shipment) ? null : etaChange(shipment, null, now);
  return change && slippedHours(change) > hours ? change : null;
}

/** To the minute; where hours cannot be counted, whole days are. */
export function slippedHours({ original, current, days }: EtaChange): number {
  return exactHoursBetween(original, current) ?? days * 24;
}
