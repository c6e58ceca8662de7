import type { KeyDate } from '#/domain/verdict/keyDate.ts';
import { counted } from '#/language/plural.ts';

export const verdictOf = (number: string): string => `Status of ${number}`;

export const lastFreeDay = 'Last free day';
/** `in 3 days`, `today`, `51 days past`. */
export function daysLeft(days: number): string {
  if (days < 0) return `${counted(-days, 'day')} past`;
  return days === 0 ? 'Today' : `In ${counted(days, 'day')}`;
}
export const pickedUp = (daysLate: number): string =>
  daysLate === 0 ? 'Picked up in time' : `Picked up ${counted(daysLate, 'day')} late`;
export const notCounted = 'days not counted';
export const notBegun = 'still on its way';

export const feesReported = 'Fees reported';

/** `ETA Los Angeles`, `Arrived Los Angeles`. */
export function keyDateLabel(what: KeyDate['what'], isActual: boolean, place: string | null): string {
  const lead = labels[what][isActual ? 1 : 0];
  return place === null ? lead : `${lead} ${place}`;
}
const labels: Readonly<Record<KeyDate['what'], readonly [estimated: string, actual: string]>> = {
  departure: ['ETD', 'Departed'],
  arrival: ['ETA', 'Arrived'],
  inland: ['ETA', 'Arrived'],
  pickup: ['Picked up', 'Picked up'],
  return: ['Empty returned', 'Empty returned'],
};
export const onTime = 'On time';
/** Follows the signed change. */
export const toOriginal = 'to original ETA';
/** Follows how early or late it arrived. */
export const original = 'original ETA';
