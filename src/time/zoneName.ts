import { hour } from './durations.ts';

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
