export const journey = 'Journey';
/** @param number of the container, or of the booking that names none yet */
export const journeyOf = (number: string): string => `Journey of ${number}`;
export const now = 'Now';

/** What a line may show, as far as a journey has it. */
export const legend = {
  gate: 'gate',
  vessel: 'vessel',
  rail: 'rail',
  waiting: 'waiting',
  unknown: 'not reported',
  estimated: 'estimated',
  overdue: 'overdue',
  free: 'free time',
  past: 'past LFD',
  eta: 'original and current ETA',
} as const;

/** Before what is said of a step in the list. */
export const placeNotReported = 'Place not reported';
/** Before the days on which an arrival was expected. */
export const eta = 'ETA';
export const learned = (at: string): string => `Received ${at}`;
