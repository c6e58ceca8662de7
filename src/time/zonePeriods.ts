import { day } from './durations.ts';
import { instant, type Instant } from './instant.ts';
import type { ZoneName } from './zone.ts';
import { type ZoneOffset, zoneOffset } from './zoneOffsets.ts';

/** A stretch of time without a change of the clocks. */
export interface ZonePeriod extends ZoneOffset {
  readonly from: Instant;
}

/** The periods of a zone from one instant to another, in order; the first begins at `from`. */
export function zonePeriods(from: Instant, to: Instant, zone: ZoneName): ZonePeriod[] {
  let known = zoneOffset(from, zone);
  const periods: ZonePeriod[] = [{ from, offset: known.offset, label: known.label }];
  for (let at = from; at < to; at = instant(at + day)) {
    const end = instant(Math.min(at + day, to));
    const next = zoneOffset(end, zone);
    if (isSame(next, known)) continue;
    known = next;
    periods.push({ from: changeBetween(at, end, zone), offset: next.offset, label: next.label });
  }
  return periods;
}

/** The first millisecond of what holds at `end`. No zone changes twice within a day (zoneOffsets.ts). */
function changeBetween(start: Instant, end: Instant, zone: ZoneName): Instant {
  const last = zoneOffset(end, zone);
  let [before, after] = [start, end];
  while (after - before > 1) {
    const middle = instant(Math.floor((before + after) / 2));
    if (isSame(zoneOffset(middle, zone), last)) after = middle;
    else before = middle;
  }
  return after;
}

function isSame(one: ZoneOffset, other: ZoneOffset): boolean {
  return one.offset === other.offset && one.label === other.label;
}
