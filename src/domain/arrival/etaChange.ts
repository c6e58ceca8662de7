import type { Shipment } from '#/domain/records/shipment.ts';
import { hasArrived } from '#/domain/status/reached.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { momentShift, type MomentShift } from '#/time/momentShift.ts';
import { arrivalOf } from './arrival.ts';
import { arrivalState } from './arrivalState.ts';
import { changeWords } from './words.ts';

/** The shift is positive where the ETA slipped. */
export interface EtaChange extends MomentShift {
  readonly original: Moment;
  /** The arrival itself once it has happened, else the current estimate. */
  readonly current: Moment;
  /** `slipped 2 d`, `pulled in 5 h`, `on time`. */
  readonly words: string;
}

/**
 * The difference between the original ETA at the port of discharge and the current ETA or ATA; null where one of them is
 * not reported. An overdue ETA has no change: only how long it is overdue counts.
 */
export function etaChange(shipment: Shipment, now: Instant): EtaChange | null {
  const original = shipment.podOriginalEta;
  const arrival = arrivalOf(shipment);
  if (!original || !arrival) return null;
  const { moment: current, status } = arrival;
  if (status === 'expected' && arrivalState(shipment, now) !== 'expected') return null;
  const { days, hours } = momentShift(original, current);
  // From 23:00 to 01:00 is a day on the calendar, and that is what a plan is made by.
  return { original, current, days, hours, words: changeWords({ days, hours }) };
}

/** The change of an ETA that has slipped by more hours than these; null once the vessel has arrived. */
export function slippedEta(shipment: Shipment, now: Instant, hours: number): EtaChange | null {
  const change = hasArrived(shipment) ? null : etaChange(shipment, now);
  return change && slippedHours(change) > hours ? change : null;
}

/** Where hours cannot be counted, whole days are. */
export function slippedHours({ days, hours }: MomentShift): number {
  return hours ?? days * 24;
}
