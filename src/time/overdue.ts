import { daysBetween } from './calendarDay.ts';
import { formatDuration, mayLackTime } from './format.ts';
import type { Instant } from './instant.ts';
import { dayOf, localDay } from './localDay.ts';
import type { Moment } from './moment.ts';
import { inDays } from './words.ts';

/**
 * How long an estimate is over that nothing has confirmed: `5 h`, `2 d`. Null where the zone is unknown, because it might
 * be half a day off.
 */
export function overdueFor(estimate: Moment | null, now: Instant): string | null {
  if (estimate?.kind !== 'zoned' || estimate.zoneNote !== null) return null;
  if (!mayLackTime(estimate)) return formatDuration(now - estimate.at);
  return inDays(daysBetween(dayOf(estimate), localDay(now, estimate.zone)));
}
