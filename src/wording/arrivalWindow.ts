import { type ArrivalWindow, boundOffset, type DayBound } from '#/domain/arrival/arrivalWindow.ts';
import { capitalized } from '#/language/capitalized.ts';
import { dayText } from '#/time/dayText.ts';

/** A window in words: `Today and next 7 days`, `Past 7 and next 7 days`, `Wed 12 Aug 2026 to 3 days from now`, `Today or later`. */
export function formatWindow({ from, to }: ArrivalWindow): string {
  if (from && to) return capitalized(formatBetween(from, to));
  if (from) return capitalized(`${formatBound(from)} or later`);
  return capitalized(to ? `${formatBound(to)} or earlier` : 'any day');
}

function formatBetween(from: DayBound, to: DayBound): string {
  const [first, last] = [boundOffset(from), boundOffset(to)];
  if (from === to || (first !== null && first === last)) return formatBound(from);
  const plain = `${formatBound(from)} to ${formatBound(to)}`;
  if (first === null || last === null || first > last) return plain;
  if (last === 0) return first === -1 ? 'yesterday and today' : `past ${-first} days and today`;
  if (first === 0) return last === 1 ? 'today and tomorrow' : `today and next ${last} days`;
  if (first < -1 && last > 1) return `past ${-first} and next ${last} days`;
  if (first > 1) return `${first} to ${last} days from now`;
  return last < -1 ? `${-first} to ${-last} days ago` : plain;
}

function formatBound(bound: DayBound): string {
  const offset = boundOffset(bound);
  return offset === null ? dayText(Date.parse(bound)).long : formatDay(offset);
}

/** Days from today, by their offset. */
function formatDay(offset: number): string {
  if (Math.abs(offset) > 1) return offset > 0 ? `${offset} days from now` : `${-offset} days ago`;
  return offset === 0 ? 'today' : offset > 0 ? 'tomorrow' : 'yesterday';
}
