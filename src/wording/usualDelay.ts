import type { Spread, UsualDelay } from '#/domain/arrival/usualDelay.ts';
import { formatCount, counted } from '#/language/plural.ts';

/** `1 day`, `1.4 days`. */
const days = (count: number): string => counted(Math.abs(count), 'day');
const span = (from: number, to: number): string =>
  from === to ? days(from) : `${formatCount(Math.abs(from))} to ${days(to)}`;

/** `1 to 4 days later than the original ETA` */
export function describeRange({ low, high }: Pick<Spread, 'low' | 'high'>): string {
  if (low === 0 && high === 0) return 'on the original ETA';
  if (low < 0 && high > 0) return `${days(low)} earlier to ${days(high)} later than the original ETA`;
  if (low < 0) return `${span(high, low)} earlier than the original ETA`;
  return `${span(low, high)} later than the original ETA`;
}

/** `Usually 1 to 4 days later than the original ETA, 34 arrivals on this lane`. */
export function describeUsual({ range, known, of }: UsualDelay): string {
  const whose = of === 'lane' ? 'on this lane' : 'of this carrier';
  return `Usually ${describeRange(range)}, ${counted(known, 'arrival')} ${whose}`;
}

/** `−0.2 to +1.4 d, 34 arrivals`: the range is never without how many they are. */
const rangeInShort = ({ range, known }: UsualDelay): string =>
  `${signedDays(range.low)} to ${signedDays(range.high)} d, ${counted(known, 'arrival')}`;

/** `−0.2 to +1.4 d, 34 arrivals on lane`, as a cell of the list. */
export const shortUsual = (usual: UsualDelay): string =>
  `${rangeInShort(usual)} ${usual.of === 'lane' ? 'on lane' : 'of carrier'}`;

/** `usually −0.2 to +1.4 d, 34 arrivals`, as on the arrivals board. */
export const usualOnBoard = (usual: UsualDelay): string => `usually ${rangeInShort(usual)}`;

/** `+1.4`, `−0.2`, `0`. */
export function signedDays(count: number): string {
  const size = formatCount(Math.abs(count));
  return count > 0 ? `+${size}` : count < 0 ? `−${size}` : size;
}
