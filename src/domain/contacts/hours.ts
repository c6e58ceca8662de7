import { day, hour, minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { readZone, type ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import { zonePeriods } from '#/time/zonePeriods.ts';
import type { Contact } from './contact.ts';

type Hours = Pick<Contact, 'days' | 'opens' | 'closes' | 'zone'>;

export interface OpenState {
  readonly isOpen: boolean;
  /** When that changes next; null for one that is always open. */
  readonly changesAt: Instant | null;
}

/** Whether a contact is open by the clocks of its own zone, and until when; null where its hours are not known. */
export function openState(hours: Hours, now: Instant): OpenState | null {
  const zone = readZone(hours.zone);
  const [opens, closes] = [readClock(hours.opens), readClock(hours.closes)];
  if (!zone || opens === null || closes === null || hours.days.length === 0) return null;
  const isOpenAt = (at: Instant) => isOpen(wallClock(at, zone), hours.days, opens, closes);
  const isOpenNow = isOpenAt(now);
  const changesAt = edges(now, zone, [opens, closes]).find((at) => at > now && isOpenAt(at) !== isOpenNow);
  return { isOpen: isOpenNow, changesAt: changesAt ?? null };
}

/** Milliseconds after midnight of `08:00` to `24:00`; null for anything else. */
export function readClock(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) return null;
  const clock = Number(hours) * hour + Number(minutes) * minute;
  return clock <= day ? clock : null;
}

function isOpen(digits: number, days: readonly number[], opens: number, closes: number): boolean {
  const clock = ((digits % day) + day) % day;
  const today = new Date(digits).getUTCDay();
  if (closes > opens) return days.includes(today) && clock >= opens && clock < closes;
  const isSinceYesterday = days.includes((today + 6) % 7) && clock < closes;
  return isSinceYesterday || (days.includes(today) && clock >= opens);
}

/** Every instant within nine days at which it may open or close, in order: by its hours, or as the clocks are changed. */
function edges(now: Instant, zone: ZoneName, clocks: readonly number[]): Instant[] {
  const periods = zonePeriods(now, instant(now + 9 * day), zone);
  return periods
    .flatMap(({ from, offset }, index) => {
      const until = periods[index + 1]?.from ?? now + 9 * day;
      const first = Math.floor((from + offset) / day) * day;
      const count = Math.ceil((until - from) / day) + 1;
      const days = Array.from({ length: count }, (_, place) => first + place * day);
      const inPeriod = days
        .flatMap((midnight) => clocks.map((clock) => midnight + clock - offset))
        .filter((at) => at >= from && at < until);
      return [from, ...inPeriod];
    })
    .toSorted((a, b) => a - b)
    .map(instant);
}
