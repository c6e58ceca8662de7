import { format as formatWithZone } from 'date-fns-tz/format';

import { toIso, type Instant } from './instant.ts';
import type { Moment } from './moment.ts';
import { utc, type ZoneName } from './zone.ts';

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

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The clock of a zone as a `Date` whose UTC getters read the local digits.
 *
 * The zone's offset is asked for and added, because `formatInTimeZone` of date-fns-tz goes through a date in the
 * zone of the device and shows 03:30 for a 02:30 that falls into the device's own daylight saving gap.
 */
export function wallClock(at: Instant, zone: ZoneName): Date {
  return new Date(at + offset(at, zone));
}

const offsets = new Map<ZoneName, Map<number, number>>();

// No zone changes its offset twice within a day: where both ends of a UTC day agree, so does all between.
function offset(at: Instant, zone: ZoneName): number {
  if (zone === utc) return 0;
  const start = Math.floor(at / day);
  const atStart = offsetAtDay(start, zone);
  return atStart === offsetAtDay(start + 1, zone) ? atStart : readOffset(at, zone);
}

function offsetAtDay(dayNumber: number, zone: ZoneName): number {
  let days = offsets.get(zone);
  if (!days) offsets.set(zone, (days = new Map()));
  let known = days.get(dayNumber);
  if (known === undefined) days.set(dayNumber, (known = readOffset(dayNumber * day, zone)));
  return known;
}

// Years that Intl counts in another era give no sensible offset, so they keep their UTC digits.
function readOffset(milliseconds: number, zone: ZoneName): number {
  const [, sign, hours, minutes] =
    /^([+-])(\d{2}):(\d{2})$/.exec(formatWithZone(milliseconds, 'xxx', { timeZone: zone })) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * hour + Number(minutes ?? 0) * minute);
}

const zoneNames = new Map<ZoneName, Intl.DateTimeFormat>();

/**
 * `PDT` or `EST` where American English has an abbreviation, else `GMT+8`. The language is fixed, since the
 * abbreviations of other languages are not those on a delivery order. At the end of daylight saving time it tells
 * the two equal clock readings apart.
 */
function zoneLabel(at: Instant, zone: ZoneName): string {
  let names = zoneNames.get(zone);
  if (!names) {
    names = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' });
    zoneNames.set(zone, names);
  }
  return names.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const twoDigits = (value: number) => String(value).padStart(2, '0');

function dateText(digits: Date, thisYear: number): string {
  const year = digits.getUTCFullYear();
  const text = `${weekdays[digits.getUTCDay()]} ${digits.getUTCDate()} ${months[digits.getUTCMonth()]}`;
  return year === thisYear ? text : `${text} ${year}`;
}

function timeText(digits: Date): string {
  return `${twoDigits(digits.getUTCHours())}:${twoDigits(digits.getUTCMinutes())}`;
}

const midnightNote = '00:00 may mean that the source told only the day.';

/**
 * Whether the clock of the place reads midnight to the millisecond, which is how sources that know only the day
 * are stored (interface notes 7.1). The digits stay visible; counting hours from them would claim too much.
 */
export function mayLackTime(moment: Moment): boolean {
  switch (moment.kind) {
    case 'zoned':
      return moment.zoneNote === null && wallClock(moment.at, moment.zone).getTime() % day === 0;
    case 'wallClock':
      return moment.digits % day === 0;
    case 'day':
      return true;
  }
}

/**
 * A moment of a place in words. Digits whose zone is unknown are the same in every display, and so is a day:
 * neither can be converted (interface notes 7.1).
 */
export function formatMoment(moment: Moment, options: FormatOptions): MomentText {
  const midnight = mayLackTime(moment) ? [midnightNote] : [];
  switch (moment.kind) {
    case 'zoned': {
      const zone = { place: moment.zone, mine: options.viewer, utc }[options.display];
      const shown = options.display === 'place' ? 'Shown in UTC.' : '';
      const notes = moment.zoneNote === null ? midnight : [`${moment.zoneNote} ${shown}`.trim()];
      return { ...inZone(moment.at, zone, options.now), note: notes[0] ?? null };
    }
    case 'wallClock': {
      const digits = new Date(moment.digits);
      return {
        date: dateText(digits, wallClock(options.now, options.viewer).getUTCFullYear()),
        time: timeText(digits),
        zone: 'zone unknown',
        note: ['Clock time of the place; its time zone is not known.', ...midnight].join(' '),
        dateTime: digits.toISOString().slice(0, 16),
      };
    }
    case 'day':
      return {
        date: dateText(new Date(moment.day), wallClock(options.now, options.viewer).getUTCFullYear()),
        time: null,
        zone: null,
        note: null,
        dateTime: moment.day,
      };
  }
}

/** A system time, which has no place: `mine` unless the display is `utc`. */
export function formatInstant(at: Instant, options: FormatOptions): MomentText {
  return inZone(at, options.display === 'utc' ? utc : options.viewer, options.now);
}

function inZone(at: Instant, zone: ZoneName, now: Instant): MomentText {
  const digits = wallClock(at, zone);
  return {
    date: dateText(digits, wallClock(now, zone).getUTCFullYear()),
    time: timeText(digits),
    zone: zoneLabel(at, zone),
    note: null,
    dateTime: toIso(at),
  };
}

/** The largest fitting unit, rounded down: `40 s`, `5 min`, `3 h`, `2 d`. Negative durations count as 0. */
export function formatDuration(milliseconds: number): string {
  const positive = Math.max(0, milliseconds);
  if (positive >= day) return `${Math.floor(positive / day)} d`;
  if (positive >= hour) return `${Math.floor(positive / hour)} h`;
  if (positive >= minute) return `${Math.floor(positive / minute)} min`;
  return `${Math.floor(positive / 1000)} s`;
}
