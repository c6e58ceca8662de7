// oxlint-disable-next-line no-restricted-imports, import/no-relative-parent-imports -- Of date-fns-tz, by its place: what the package exports brings three times as much code with it, and date-fns.
import { tzTokenizeDate } from '../../node_modules/date-fns-tz/dist/esm/_lib/tzTokenizeDate/index.js';
import { hour, minute, second } from './durations.ts';
import type { Instant } from './instant.ts';
import { labelFormat, type ZoneName } from './zone.ts';

/** What the clocks of a zone show from one change of offset or label to the next. */
export interface ZoneOffset {
  /** Local digits minus UTC, in milliseconds: -25,200,000 for `PDT`. */
  readonly offset: number;
  /**
   * `PDT`, `KST` or `CEST` where people have an abbreviation, else `+08`. The language is fixed, since the abbreviations
   * of other languages are not those on a delivery order. At the end of daylight saving time it tells the two equal
   * clock readings apart.
   */
  readonly label: string;
}

interface Period extends ZoneOffset {
  /** The next change within the block, or Infinity. */
  readonly until: number;
  readonly next: Period | null;
}

/**
 * The table is made in blocks of 6.2 days, each on first demand: a whole zone would cost 40 ms. The shortest period
 * of any zone since 1970 is longer (6.9 days: Cambridge Bay in autumn 2000; bench/zoneChanges.ts looks), so where both
 * ends of a block agree, so does all between.
 */
const block = 2 ** 29;

const tables = new Map<ZoneName, Map<number, Period>>();

/** Offset and label of a zone at an instant. */
export function zoneOffset(at: Instant, zone: ZoneName): ZoneOffset {
  let table = tables.get(zone);
  if (!table) tables.set(zone, (table = new Map()));
  const number = Math.floor(at / block);
  let period = table.get(number);
  if (!period) {
    period = readPeriods(number * block, (number + 1) * block - 1, zone);
    table.set(number, period);
  }
  while (period.next && at >= period.until) period = period.next;
  return period;
}

/** The digits that a clock on the wall shows in that zone, as milliseconds since 1970 as if they were UTC. */
export function wallClock(at: Instant, zone: ZoneName): number {
  return at + zoneOffset(at, zone).offset;
}

/** The periods from one instant to another, both included. The change between them is found by bisection. */
function readPeriods(from: number, last: number, zone: ZoneName): Period {
  const first = readOffset(from, zone);
  if (isSame(first, readOffset(last, zone))) return unchanging(first);
  let [before, after] = [from, last];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isSame(first, readOffset(middle, zone))) before = middle;
    else after = middle;
  }
  return { ...first, until: after, next: readPeriods(after, last, zone) };
}

// Nearly all blocks of all zones have one of a few dozen, and the fewer objects there are the sooner one is at hand.
const shared = new Map<string, Period>();

function unchanging({ offset, label }: ZoneOffset): Period {
  const key = `${offset} ${label}`;
  let period = shared.get(key);
  if (!period) shared.set(key, (period = { offset, label, until: Infinity, next: null }));
  return period;
}

function isSame(one: ZoneOffset, other: ZoneOffset): boolean {
  return one.offset === other.offset && one.label === other.label;
}

const yearOne = Date.parse('0001-01-01T00:00:00Z');

function readOffset(at: number, zone: ZoneName): ZoneOffset {
  const label = readLabel(at, zone);
  const offset = writtenOffset(label) ?? countedOffset(at, zone);
  // The era before ours, where some sources begin who write the year 1 for "never", keeps its UTC digits.
  return { offset: at + offset >= yearOne ? offset : 0, label: zoneName(zone, label, offset) };
}

/** `GMT-7` and `GMT+5:30` say the offset, as `GMT-0:44:30` did in Liberia until 1972; null for `PDT`, which does not. */
function writtenOffset(label: string): number | null {
  const [, sign, hours, minutes = 0, seconds = 0] =
    /^GMT([+-])(\d+)(?::(\d+)(?::(\d+))?)?$/.exec(label) ?? [];
  if (!sign) return null;
  const size = (Number(hours) * 60 + Number(minutes)) * minute + Number(seconds) * second;
  return sign === '-' ? -size : size;
}

/** From the digits of the zone's clocks, which count the years before ours without saying so. */
function countedOffset(at: number, zone: ZoneName): number {
  if (at < yearOne) return 0;
  const [year = NaN, month = NaN, day, hours = NaN, minutes, seconds] = tzTokenizeDate(new Date(at), zone);
  // `Date.UTC` would take the years of the first century for those of the twentieth.
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  return local.setUTCHours(hours, minutes, seconds) - Math.floor(at / second) * second;
}

function readLabel(at: number, zone: ZoneName): string {
  const parts = labelFormat(zone)?.formatToParts(at);
  return parts?.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Abbreviations by offset in hours. */
type Names = Readonly<Record<number, string>>;

const none: Names = {};
const western: Names = { 0: 'WET', 1: 'WEST' };
const central: Names = { 1: 'CET', 2: 'CEST' };
const eastern: Names = { 2: 'EET', 3: 'EEST' };
const british: Names = { 0: 'GMT', 1: 'BST' };
const moscow: Names = { 3: 'MSK' };
const indian: Names = { 5.5: 'IST' };
const korean: Names = { 9: 'KST' };

/**
 * What people call the clocks of a zone where American English has no abbreviation: as in the IANA database
 * (https://www.iana.org/time-zones), without abbreviations that mean another clock elsewhere: CST of China, PST of
 * the Philippines, IST of Ireland and Israel.
 */
const zones: readonly (readonly [Names, string])[] = [
  [none, 'Africa/Casablanca Africa/El_Aaiun Australia/Lord_Howe Europe/Istanbul Europe/Minsk'],
  [western, 'Atlantic/Canary Atlantic/Faroe Atlantic/Madeira Europe/Lisbon'],
  [central, 'Africa/Algiers Africa/Ceuta Africa/Tunis'],
  [eastern, 'Africa/Cairo Africa/Tripoli Asia/Beirut Asia/Famagusta Asia/Nicosia Europe/Athens'],
  [eastern, 'Europe/Bucharest Europe/Chisinau Europe/Helsinki Europe/Kaliningrad Europe/Kiev Europe/Kyiv'],
  [eastern, 'Europe/Mariehamn Europe/Riga Europe/Sofia Europe/Tallinn Europe/Vilnius'],
  [british, 'Europe/Belfast Europe/London'],
  [{ 0: 'GMT' }, 'Europe/Dublin'],
  [moscow, 'Europe/Moscow Europe/Simferopol'],
  [{ 2: 'SAST' }, 'Africa/Johannesburg'],
  [{ 5: 'PKT' }, 'Asia/Karachi'],
  [indian, 'Asia/Calcutta Asia/Kolkata'],
  [{ 7: 'WIB' }, 'Asia/Jakarta'],
  [{ 8: 'WITA' }, 'Asia/Makassar'],
  [{ 9: 'WIT' }, 'Asia/Jayapura'],
  [{ 8: 'HKT' }, 'Asia/Hong_Kong'],
  [korean, 'Asia/Pyongyang Asia/Seoul'],
  [{ 9: 'JST' }, 'Asia/Tokyo'],
  [{ 10: 'ChST' }, 'Pacific/Guam'],
  [{ 12: 'NZST', 13: 'NZDT' }, 'Pacific/Auckland'],
  [{ [-11]: 'SST' }, 'Pacific/Pago_Pago'],
  [{ [-3.5]: 'NST', [-2.5]: 'NDT' }, 'America/St_Johns'],
];

/** Of the zones that are not above, by the first part of their name. */
const regions = new Map<string, Names>([
  ['Africa', { 0: 'GMT', 1: 'WAT', 2: 'CAT', 3: 'EAT' }],
  ['Australia', { 8: 'AWST', 9.5: 'ACST', 10: 'AEST', 10.5: 'ACDT', 11: 'AEDT' }],
  ['Europe', central],
]);

const byZone = new Map(
  zones.flatMap(([names, list]) => list.split(' ').map((zone) => [zone, names] as const)),
);

/**
 * The short name of the clocks of a zone: `PDT`, `KST`, `CEST`, else their offset, `+08` or `+05:45`.
 *
 * @param label as `Intl` has it in American English: `PDT`, `GMT+8`, `UTC`
 * @param offset local digits minus UTC, in milliseconds
 */
export function zoneName(zone: string, label: string, offset: number): string {
  if (!label.startsWith('GMT')) return label;
  const names = byZone.get(zone) ?? regions.get(zone.split('/')[0] ?? '');
  return names?.[offset / hour] ?? offsetName(label);
}

/** `GMT+8` as `+08`, `GMT-3:30` as `-03:30`; `GMT` stays. */
function offsetName(label: string): string {
  return label.replace(/^GMT([+-])(\d+)/, (_, sign: string, hours: string) => sign + hours.padStart(2, '0'));
}
