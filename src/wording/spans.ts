import { minute } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import { formatSpan } from '#/time/relative.ts';
import type { Span } from '#/time/span.ts';
import { about, atOnce, before, later, sameDay, wholeDays } from '#/time/words.ts';

const aboutDays = (days: number): string => `about ${days} days`;

/** The time between two moments: `4 d 6 h`, `4 days`, `about 4 days`, `less than a minute`, `same day`. */
export function describeSpan(span: Span): string {
  switch (span.precision) {
    case 'exact':
      return formatSpan(span.milliseconds) ?? 'less than a minute';
    case 'days':
      return span.days === 0 ? 'same day' : wholeDays(span.days);
    case 'about':
      return aboutDays(span.days);
  }
}

/** The time to an estimate, which is never good to the hour, however it is written: `about 2 d`, `less than a day`. */
export function describeSpanToGo(span: Span): string {
  switch (span.precision) {
    case 'exact':
      return about(formatDuration(span.milliseconds));
    case 'days':
      return span.days === 0 ? 'less than a day' : about(wholeDays(span.days));
    case 'about':
      return aboutDays(span.days);
  }
}

/** How long after it happened something was learned: `6 h later`, `at once`, `the same day`, `about 4 days later`. */
export function describeLag(lag: Span): string {
  if (lag.precision === 'exact') {
    const distance = Math.abs(lag.milliseconds);
    return distance < minute ? atOnce : side(lag.milliseconds, formatDuration(distance));
  }
  if (lag.days === 0) return sameDay;
  const length = side(lag.days, wholeDays(Math.abs(lag.days)));
  return lag.precision === 'about' ? about(length) : length;
}

const side = (lag: number, length: string) => (lag > 0 ? later(length) : before(length));
