import type { FreeDaySource } from './freeDay.ts';

/** Who reports a last free day, in words. */
export const freeDaySourceWords: Readonly<Record<FreeDaySource, string>> = {
  line: 'Shipping line',
  terminal: 'Terminal',
  rail: 'Railroad',
  combined: 'Service’s own value',
};
