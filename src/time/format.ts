import { dayText, isMidnight, isoText, timeText } from './digits.ts';
import { day, hour, minute } from './durations.ts';
import type { Instant } from './instant.ts';
import type { Moment, ZonedMoment } from './moment.ts';
import { utc, type ZoneName } from './zone.ts';
import { type ZoneOffset, zoneOffset } from './zoneOffsets.ts';

/** Whose clock times are shown by: the place's, this device's, or UTC. */
export type TimeDisplay = 'place' | 'mine' | 'utc';

/** A moment in words, in parts so that a column can align them. */
export interface MomentText {
  /** `Wed 12 Aug`, with the year unless it is the year of `now` there. */
  readonly date: string;
  /** `14:05`, 24-hour; null where only the day is known. */
  readonly time: string | null;
  /** `PDT`, `GMT+8`, `UTC`, `zone unknown`; null for a day, which has none. */
  readonly zone: string | null;
  /** What a reader must know besides, such as an unknown zone; else null. */
  readonly note: string | null;
  /** For the `datetime` attribute of `<time>`: an instant, a day, or floating local digits. */
  readonly dateTime: string;
}

export interface FormatOptions {
  readonly display: TimeDisplay;
  readonly viewer: ZoneName;
  readonly now: Instant;
}

/** The digits that a clock on the wall shows in that zone, as milliseconds since 1970 as if they were UTC. */
export function wallClock(at: Instant, zone: ZoneName): number {
  return at + zoneOffset(at, zone).offset;
}

const midnightNote = '00:00 may mean that the source gave only the day.';
const unknownZoneNote = 'Clock time of the place; its time zone is not known.';

/**
 * Whether the clock of the place reads midnight to the millisecond, which is how sources that know only the day
 * are stored (docs/interface.md 6.1). The digits stay visible; counting hours from them would claim too much.
 */
export function mayLackTime(moment: Moment): boolean {
  switch (moment.kind) {
    case 'zoned':
      return moment.zoneNote === null && isMidnight(wallClock(moment.at, moment.zone));
    case 'wallClock':
      return isMidnight(moment.digits);
    case 'day':
      return true;
  }
}

/**
 * A moment of a place in words. Digits whose zone is unknown are the same in every display, and so is a day:
 * neither can be converted (docs/interface.md 6.1).
 */
export function formatMoment(moment: Moment, options: FormatOptions): MomentText {
  switch (moment.kind) {
    case 'zoned':
      return zonedText(moment, options);
    case 'wallClock':
      return {
        date: dateText(moment.digits, yearOf(options.now, options.viewer)),
        time: timeText(moment.digits),
        zone: 'zone unknown',
        note: mayLackTime(moment) ? `${unknownZoneNote} ${midnightNote}` : unknownZoneNote,
        dateTime: isoText(moment.digits).slice(0, -':00'.length),
      };
    case 'day':
      return {
        date: dateText(Date.parse(moment.day), yearOf(options.now, options.viewer)),
        time: null,
        zone: null,
        note: null,
        dateTime: moment.day,
      };
  }
}

/** A system time, which has no place: `mine` unless the display is `utc`. */
export function formatInstant(at: Instant, { display, viewer, now }: FormatOptions): MomentText {
  const zone = display === 'utc' ? utc : viewer;
  return inZone(at, zone, zoneOffset(at, zone), now, null);
}

function zonedText({ at, zone, zoneNote }: ZonedMoment, { display, viewer, now }: FormatOptions): MomentText {
  const place = zoneOffset(at, zone);
  const midnight = isMidnight(at + place.offset) ? midnightNote : null;
  if (display === 'place') {
    return inZone(at, zone, place, now, zoneNote === null ? midnight : `${zoneNote} Shown in UTC.`);
  }
  const shown = display === 'mine' ? viewer : utc;
  return inZone(at, shown, zoneOffset(at, shown), now, zoneNote ?? midnight);
}

function inZone(
  at: Instant,
  zone: ZoneName,
  { offset, label }: ZoneOffset,
  now: Instant,
  note: string | null,
): MomentText {
  return {
    date: dateText(at + offset, yearOf(now, zone)),
    time: timeText(at + offset),
    zone: label,
    note,
    dateTime: `${isoText(at)}Z`,
  };
}

function dateText(digits: number, thisYear: number): string {
  const { year, short, long } = dayText(digits);
  return year === thisYear ? short : long;
}

// A screen measures all its moments against one instant.
const years = new Map<ZoneName, { readonly now: Instant; readonly year: number }>();

function yearOf(now: Instant, zone: ZoneName): number {
  let known = years.get(zone);
  if (known?.now !== now) years.set(zone, (known = { now, year: dayText(wallClock(now, zone)).year }));
  return known.year;
}

/** The largest fitting unit, rounded down: `40 s`, `5 min`, `3 h`, `2 d`. Negative durations count as 0. */
export function formatDuration(milliseconds: number): string {
  const positive = Math.max(0, milliseconds);
  if (positive >= day) return `${Math.floor(positive / day)} d`;
  if (positive >= hour) return `${Math.floor(positive / hour)} h`;
  if (positive >= minute) return `${Math.floor(positive / minute)} min`;
  return `${Math.floor(positive / 1000)} s`;
}
