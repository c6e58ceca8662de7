import { dayText, isoText } from '#/time/digits.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { type ZonePeriod, zonePeriods } from '#/time/zonePeriods.ts';

/**
 * The clocks of a zone as a calendar program needs them (RFC 5545, 3.6.5), from the start of one instant's year to the
 * end of another's. Each change is written out: a rule would also claim the years outside of the file.
 */
export function vtimezone(zone: ZoneName, first: Instant, last: Instant): string {
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
export function icsDigits(digits: number): string {
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
