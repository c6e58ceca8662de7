import ical, {
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalLuxonDateTimeStub,
} from 'ical-generator';
import { findPath } from '#/domain/find/findPath.ts';
import { dayText } from '#/time/dayText.ts';
import { isoText, timeText } from '#/time/digits.ts';
import { hour, minute } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { dayOf, mayLackTime } from '#/time/localDay.ts';
import type { Moment, ZonedMoment } from '#/time/moment.ts';
import { zoneNotKnown } from '#/time/words.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import { wallClock, zoneOffset } from '#/time/zoneOffsets.ts';
import { type ZonePeriod, zonePeriods } from '#/time/zonePeriods.ts';
import { timeNotReported, timeTwice, zoneNotReported } from '#/wording/calendarEntries.ts';
import type { CalendarFact } from './calendarFact.ts';

/**
 * Clock digits of a place in the shape in which ical-generator takes them, that of luxon's DateTime. A `Date` would
 * be written by the clock of this device.
 */
class PlaceClock implements ICalLuxonDateTimeStub {
  readonly isValid = true;
  readonly zone = { type: 'place' };
  readonly #digits: number;

  /** @param digits milliseconds since 1970 as if they were UTC */
  constructor(digits: number) {
    this.#digits = digits;
  }

  // The digits are those of the wanted zone already.
  setZone(): this {
    return this;
  }

  toFormat(format: string): string {
    const [date = '', time = ''] = icsDigits(this.#digits).split('T');
    return format === 'yyyyLLdd' ? date : time;
  }

  toJSDate(): Date {
    return new Date(this.#digits);
  }

  toJSON(): string {
    return icsDigits(this.#digits);
  }
}

export interface CalendarSettings {
  /** What a calendar program shows as the name of the file's calendar. */
  readonly name: string;
  /** When the facts were loaded from the service. */
  readonly readAt: Instant;
  /** Where Landfall runs: `https://landfall.example`; null for somebody who has no access to it. */
  readonly origin: string | null;
}

/** Revisions are counted in minutes since then, so that they fit into the 32 bits of an INTEGER (RFC 5545, 3.3.8). */
const revisionsSince = Date.UTC(2020, 0, 1);
/** Clocks go back by two hours at most (Antarctica/Troll). */
const longestStepBack = 2 * hour;

/**
 * The facts as a calendar (RFC 5545). A fact of an hour has the zone of its place, a fact of a day is an entry of the
 * whole day, and digits without a zone stay without one. No entry blocks time.
 *
 * A second file replaces the entries of the first one: they have the same UID, and SEQUENCE and DTSTAMP, which without
 * a METHOD say when the facts were learned (3.8.7.2), can only be later.
 */
export function icsFile(facts: readonly CalendarFact[], settings: CalendarSettings): Blob {
  const once = [...new Map(facts.map((fact) => [fact.uid, fact])).values()];
  const calendar = ical({
    name: plain(settings.name).replaceAll(/[\\;,]/g, ' '),
    prodId: { company: 'Landfall', product: 'Landfall' },
    timezone: { name: null, generator: timezoneGenerator(once.map(({ when }) => when)) },
    events: once.map((fact) => event(fact, settings)),
  });
  return new Blob([calendar.toString(), '\r\n'], { type: 'text/calendar;charset=utf-8' });
}

function event(fact: CalendarFact, { readAt, origin }: CalendarSettings): ICalEventData {
  const link = origin === null ? null : origin + findPath(fact.number);
  const { note, ...start } = startOf(fact.when);
  return {
    ...start,
    id: `${encodeURIComponent(fact.uid.toWellFormed())}@landfall`,
    sequence: Math.max(0, Math.floor((readAt - revisionsSince) / minute)),
    stamp: new Date(readAt),
    lastModified: new Date(readAt),
    summary: plain(fact.summary),
    description: [...fact.description, note, link]
      .flatMap((line) => (line === null ? [] : plain(line)))
      .join('\n'),
    location: fact.place && plain(fact.place),
    ...(link !== null && { url: link }),
    status: fact.certain ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** A text of the wire on one line: RFC 5545 has no room for control characters. */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return text.toWellFormed().replaceAll(/[\u0000-\u001f\u007f]+/g, ' ');
}

type Start = Pick<ICalEventData, 'start' | 'allDay' | 'floating' | 'timezone'> & {
  readonly note: string | null;
};

function startOf(moment: Moment): Start {
  if (mayLackTime(moment)) {
    const start = new PlaceClock(Date.parse(dayOf(moment)));
    return { start, allDay: true, note: moment.kind === 'day' ? null : timeNotReported };
  }
  switch (moment.kind) {
    case 'zoned':
      return zonedStart(moment);
    case 'wallClock':
      return { start: new PlaceClock(moment.digits), floating: true, note: zoneNotReported };
    case 'day':
      return { start: new PlaceClock(Date.parse(moment.day)), allDay: true, note: null };
  }
}

/**
 * When the clocks go back, an hour comes twice, and a local time then means the first one (RFC 5545, 3.3.5): the second
 * is written in UTC.
 */
function zonedStart({ at, zone, unknownZone }: ZonedMoment): Start {
  const digits = wallClock(at, zone);
  const before = zoneOffset(instant(at - longestStepBack), zone);
  const earlier = instant(digits - before.offset);
  if (earlier < at && wallClock(earlier, zone) === digits) {
    const { label } = zoneOffset(at, zone);
    return {
      start: new PlaceClock(at),
      timezone: utc,
      note: timeTwice(`${timeText(digits)} ${label}`),
    };
  }
  return {
    start: new PlaceClock(digits),
    timezone: zone,
    note: unknownZone === null ? null : zoneNotKnown(unknownZone),
  };
}

/** Writes the zones over the years of their entries in the file. */
function timezoneGenerator(moments: readonly Moment[]): (name: string) => string | null {
  const spans = new Map<ZoneName, { first: Instant; last: Instant }>();
  for (const moment of moments) {
    if (moment.kind !== 'zoned' || moment.zone === utc) continue;
    const span = spans.get(moment.zone) ?? { first: moment.at, last: moment.at };
    spans.set(moment.zone, {
      first: instant(Math.min(span.first, moment.at)),
      last: instant(Math.max(span.last, moment.at)),
    });
  }
  return (name) => {
    const zone = name as ZoneName;
    const span = spans.get(zone);
    return span ? vtimezone(zone, span.first, span.last) : null;
  };
}

/**
 * The clocks of a zone as a calendar program needs them (RFC 5545, 3.6.5), from the start of one instant's year to the
 * end of another's. Each change is written out: a rule would also claim the years outside of the file.
 */
function vtimezone(zone: ZoneName, first: Instant, last: Instant): string {
  const from = Date.UTC(dayText(first).year - 1, 0, 1) as Instant;
  const to = Date.UTC(dayText(last).year + 2, 0, 1) as Instant;
  const periods = zonePeriods(from, to, zone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...periods.flatMap((period, at) => observance(period, periods[at - 1] ?? period)),
    'END:VTIMEZONE',
  ].join('\r\n');
}

function observance({ from, offset, label }: ZonePeriod, before: ZonePeriod): string[] {
  const kind = offset > before.offset ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    // The digits that the old clock shows at the change.
    `DTSTART:${icsDigits(from + before.offset)}`,
    `TZOFFSETFROM:${icsOffset(before.offset)}`,
    `TZOFFSETTO:${icsOffset(offset)}`,
    `TZNAME:${label}`,
    `END:${kind}`,
  ];
}

/** `20260812T140500` */
function icsDigits(digits: number): string {
  return isoText(digits).replaceAll(/[-:]/g, '');
}

/** `-0700`, with seconds only where there are some. */
function icsOffset(offset: number): string {
  const seconds = Math.abs(offset) / 1000;
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  const [hours, minutes, rest] = parts;
  return `${offset < 0 ? '-' : '+'}${hours}${minutes}${rest === '00' ? '' : rest}`;
}
