import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import { formatDayDelta } from '#/time/relative.ts';
import { arrivalOf } from './arrival.ts';
import { arrivalState } from './arrivalState.ts';
import { momentShift, type MomentShift } from '#/time/momentShift.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** The shift is positive where it is later than first told. */
export interface EtaChange extends MomentShift {
  readonly original: Moment;
  /** The arrival itself once it has happened, else the current estimate. */
  readonly current: Moment;
  /** `2 days late`, `5 h early`, `on time`. */
  readonly words: string;
}

/**
 * How far the arrival at the port of discharge has moved since the line first told it; null if it never did. An estimate
 * whose time is over was neither met nor early: whatever it once changed, only how long it is overdue counts.
 */
export function etaChange(shipment: Shipment, now: Instant): EtaChange | null {
  const original = shipment.podOriginalEta;
  const arrival = arrivalOf(shipment);
  if (!original || !arrival) return null;
  const { moment: current, status } = arrival;
  if (status === 'expected' && arrivalState(shipment, now) !== 'expected') return null;
  const { days, hours } = momentShift(original, current);
  // A ship that slips from 23:00 to 01:00 is a day later on the calendar, and that is what a plan is made by.
  return { original, current, days, hours, words: days === 0 ? hourWords(hours) : formatDayDelta(days) };
}

function hourWords(hours: number | null): string {
  if (!hours) return formatDayDelta(0);
  return `${Math.abs(hours)} h ${hours > 0 ? 'late' : 'early'}`;
}
