import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { arrivalOf } from './arrival.ts';
import { hasArrived } from '#/domain/status/reached.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** How the arrival at the port of discharge stands; `overdue` is expected, its time is over, and nobody has seen it. */
export const arrivalStates = ['expected', 'overdue', 'arrived', 'untold'] as const;
export type ArrivalState = (typeof arrivalStates)[number];

export const arrivalStateWords: Readonly<Record<ArrivalState, string>> = {
  expected: 'Expected',
  overdue: 'Overdue',
  arrived: 'Arrived',
  untold: 'No estimate',
};

export function isArrivalState(word: string): word is ArrivalState {
  return arrivalStates.some((state) => state === word);
}

export function arrivalState(shipment: Shipment, now: Instant): ArrivalState {
  if (hasArrived(shipment)) return 'arrived';
  if (!shipment.podEta) return 'untold';
  return hasPassed(shipment.podEta, now) ? 'overdue' : 'expected';
}

/**
 * How the arrival stands as a list and its files say it, and whether its time is one that was told: `Overdue`,
 * `Arrived, time estimated`.
 *
 * @param where what follows on the state itself, ` at Oakland`
 */
export function arrivalWords(shipment: Shipment, now: Instant, where = ''): string {
  const state = arrivalState(shipment, now);
  if (state === 'untold') return 'No estimate yet';
  const words = arrivalStateWords[state] + where;
  if (state !== 'arrived' || arrivalOf(shipment)?.status === 'actual') return words;
  return `${words}, time ${shipment.podEta ? 'estimated' : 'not told'}`;
}
