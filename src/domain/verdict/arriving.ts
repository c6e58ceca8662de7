import { daysBetween } from '#/time/calendarDay.ts';
import { day, hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay, mayLackTime } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';

/** Calendar days from today to a moment, by the calendar of its place; UTC's where its zone is not known. */
export function daysUntil(moment: Moment, placeZone: string | null, now: Instant): number {
  return daysBetween(localDay(now, zoneOf(moment, placeZone) ?? utc), dayOf(moment));
}

export type Arriving = 'tonight' | 'today' | 'tomorrow';

/** From this hour on an arrival is one of the evening. */
const evening = 18;

/** An arrival that is a day away at most, by the clock of its place; null where its zone is not known. */
export function arriving(moment: Moment, placeZone: string | null, now: Instant): Arriving | null {
  if (zoneOf(moment, placeZone) === null) return null;
  const days = daysUntil(moment, placeZone, now);
  if (days === 1) return 'tomorrow';
  if (days !== 0) return null;
  const clock = clockHour(moment);
  return clock !== null && clock >= evening ? 'tonight' : 'today';
}

function clockHour(moment: Moment): number | null {
  if (moment.kind === 'day' || mayLackTime(moment)) return null;
  const digits = moment.kind === 'zoned' ? wallClock(moment.at, moment.zone) : moment.digits;
  return Math.floor((digits - Math.floor(digits / day) * day) / hour);
}

function zoneOf(moment: Moment, placeZone: string | null): ZoneName | null {
  if (moment.kind === 'zoned') return moment.unknownZone === null ? moment.zone : null;
  return placeZone === null ? null : readZone(placeZone);
}
