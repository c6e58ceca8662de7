import { daysBetween } from '#/time/calendarDay.ts';
import { mayLackTime } from '#/time/format.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { formatDayDelta } from '#/time/relative.ts';
import type { Shipment } from './shipment.ts';

export interface EtaChange {
  readonly original: Moment;
  /** The arrival itself once it has happened, else the current estimate. */
  readonly current: Moment;
  /** Calendar days at the port of discharge; positive is later than first told. */
  readonly days: number;
  /** Whole hours; null where one of the two is known only by its day or its zone is unknown. */
  readonly hours: number | null;
  /** `2 days late`, `5 h early`, `on time`. */
  readonly words: string;
}

const hourMilliseconds = 3_600_000;

/** How far the arrival at the port of discharge has moved since the line first told it; null if it never did. */
export function etaChange(
  shipment: Pick<Shipment, 'podOriginalEta' | 'podEta' | 'podAta'>,
): EtaChange | null {
  const original = shipment.podOriginalEta;
  const current = shipment.podAta ?? shipment.podEta;
  if (!original || !current) return null;
  const days = daysBetween(dayOf(original), dayOf(current));
  const hours = hoursBetween(original, current);
  // A ship that slips from 23:00 to 01:00 is a day later on the calendar, and that is what a plan is made by.
  return { original, current, days, hours, words: days === 0 ? hourWords(hours) : formatDayDelta(days) };
}

/** Whole hours; null where one of the two is known only by its day or its zone is unknown. */
export function hoursBetween(from: Moment, to: Moment): number | null {
  if (from.kind !== 'zoned' || to.kind !== 'zoned' || mayLackTime(from) || mayLackTime(to)) return null;
  return Math.trunc((to.at - from.at) / hourMilliseconds);
}

function hourWords(hours: number | null): string {
  if (!hours) return formatDayDelta(0);
  return `${Math.abs(hours)} h ${hours > 0 ? 'late' : 'early'}`;
}

/** `2 days later`, `5 h earlier`, or `same day` where the hours are the same or not known. */
export function movedWords(days: number, hours: number | null): string {
  if (days === 0 && !hours) return 'same day';
  const amount =
    days === 0 ? `${Math.abs(hours ?? 0)} h` : Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return `${amount} ${(days || (hours ?? 0)) > 0 ? 'later' : 'earlier'}`;
}
