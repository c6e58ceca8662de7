import { dayText, halfDayText } from './dayText.ts';
import { dayOfDigits, isoText, timeText } from './digits.ts';
import { day, hour, minute } from './durations.ts';
import type { Instant } from './instant.ts';
import { verbatim, isLocalMidnight, mayLackTime } from './localDay.ts';
import type { Moment, ZonedMoment } from './moment.ts';
import {
  clockOfPlace,
  inDays,
  inHours,
  inMinutes,
  inSeconds,
  monthDayYear,
  onlyTheDay,
  shownInUtc,
  withWeekday,
  withYear,
  zoneNotKnown,
  zoneUnknown,
} from './words.ts';
import { utc, type ZoneName } from './zone.ts';
import { wallClock, zoneOffset, type ZoneOffset } from './zoneOffsets.ts';

/** Whose clock times are shown by: the place's, this device's, or UTC. */
export type TimeDisplay = 'place' | 'mine' | 'utc';

/** A moment in words, in parts so that a column can align them. */
export interface MomentText {
  /** `Wed 12 Aug`, with the year unless it is the year of `now` there. */
  readonly date: string;
  /** `14:05`; null where only the day is known. */
  readonly time: string | null;
  /** `PDT`, `KST`, `+08`, `UTC`, `zone unknown`; null for a day, which has none. */
  readonly zone: string | null;
  /** The same instant by the second clock, `05:05 KST`, with the date where that is another; null without one. */
  readonly second: string | null;
  /** What a reader must know besides, such as an unknown zone; else null. */
  readonly note: string | null;
  /** For the `datetime` attribute of `<time>`: an instant, a day, or floating local digits. */
  readonly dateTime: string;
}

export interface ClockDisplay {
  readonly display: TimeDisplay;
  /** The zone of `mine`. */
  readonly viewer: ZoneName;
}

/** `dayFirst` is `Wed 12 Aug`, `monthFirst` `Wed Aug 12`, `iso` `2026-08-12`. */
export type DateOrder = 'dayFirst' | 'monthFirst' | 'iso';

export interface FormatOptions extends ClockDisplay {
  readonly now: Instant;
  /** Of a day: 24 unless said otherwise. */
  readonly hours?: '24' | '12';
  /** `dayFirst` unless said otherwise. */
  readonly dateOrder?: DateOrder;
  /** In a narrow column: where the year is written, the weekday gives way to it. */
  readonly isNarrow?: boolean;
  /** Another clock, whose time is written beside. */
  readonly second?: ClockDisplay | null;
}

/**
 * A moment of a place in words. Digits whose zone is unknown are the same in every display, and so is a day:
 * neither can be converted (docs/interface.md 6.1). An estimate at midnight of its place is such a day.
 */
export function formatMoment(reported: Moment, options: FormatOptions): MomentText {
  const moment = verbatim(reported);
  switch (moment.kind) {
    case 'zoned':
      return zonedText(moment, options);
    case 'wallClock':
      return {
        date: dateText(moment.digits, options.viewer, options),
        time: clockText(moment.digits, options),
        zone: zoneUnknown,
        second: null,
        note: mayLackTime(moment) ? `${clockOfPlace} ${onlyTheDay}` : clockOfPlace,
        dateTime: isoText(moment.digits).slice(0, -':00'.length),
      };
    case 'day':
      return {
        date: dateText(Date.parse(moment.day), options.viewer, options),
        time: null,
        zone: null,
        second: null,
        note: null,
        dateTime: moment.day,
      };
  }
}

/** A system time, which has no place: `mine` unless the display is `utc`. */
export function formatInstant(at: Instant, options: FormatOptions): MomentText {
  const zone = options.display === 'utc' ? utc : options.viewer;
  const other = options.second && (options.second.display === 'utc' ? utc : options.second.viewer);
  return inZone(at, zone, other ?? null, null, options);
}

function zonedText({ at, zone, unknownZone }: ZonedMoment, options: FormatOptions): MomentText {
  const { display, second = null } = options;
  const other = second && unknownZone === null ? zoneOf(second, zone) : null;
  const midnight = isLocalMidnight(at, zone) ? onlyTheDay : null;
  const unknown = unknownZone === null ? null : zoneNotKnown(unknownZone);
  const note = unknown !== null && display === 'place' ? shownInUtc(unknown) : unknown;
  return inZone(at, zoneOf(options, zone), other, note ?? midnight, options);
}

function zoneOf({ display, viewer }: ClockDisplay, place: ZoneName): ZoneName {
  if (display === 'place') return place;
  return display === 'mine' ? viewer : utc;
}

function inZone(
  at: Instant,
  zone: ZoneName,
  other: ZoneName | null,
  note: string | null,
  options: FormatOptions,
): MomentText {
  const { offset, label } = zoneOffset(at, zone);
  const date = dateText(at + offset, zone, options);
  return {
    date,
    time: clockText(at + offset, options),
    zone: label,
    second: other && secondText(at, { offset, label }, date, other, options),
    note,
    dateTime: `${isoText(at)}Z`,
  };
}

/** Null where the other clock reads the same. */
function secondText(
  at: Instant,
  first: ZoneOffset,
  firstDate: string,
  zone: ZoneName,
  options: FormatOptions,
): string | null {
  const { offset, label } = zoneOffset(at, zone);
  if (offset === first.offset && label === first.label) return null;
  const date = dateText(at + offset, zone, options);
  const time = `${clockText(at + offset, options)} ${label}`;
  return date === firstDate ? time : `${date} ${time}`;
}

function clockText(digits: number, { hours }: FormatOptions): string {
  return hours === '12' ? halfDayText(digits) : timeText(digits);
}

function dateText(
  digits: number,
  zone: ZoneName,
  { now, dateOrder, isNarrow = false }: FormatOptions,
): string {
  if (dateOrder === 'iso') return dayOfDigits(digits);
  const { year, weekday, dayFirst, monthFirst } = dayText(digits);
  const isMonthFirst = dateOrder === 'monthFirst';
  const date = isMonthFirst ? monthFirst : dayFirst;
  if (year === yearOf(now, zone)) return withWeekday(weekday, date);
  const whole = isMonthFirst ? monthDayYear(date, year) : withYear(date, year);
  return isNarrow ? whole : withWeekday(weekday, whole);
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
  if (positive >= day) return inDays(Math.floor(positive / day));
  if (positive >= hour) return inHours(Math.floor(positive / hour));
  if (positive >= minute) return inMinutes(Math.floor(positive / minute));
  return inSeconds(Math.floor(positive / 1000));
}

/** A moment in one line of text: `Wed 12 Aug 14:05 PDT`. */
export function momentLine({ date, time, zone }: MomentText): string {
  return [date, time, zone].filter((part) => part !== null).join(' ');
}
