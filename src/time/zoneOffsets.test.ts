import { expect, it } from 'vitest';
import { intlClock } from '#/test/zoneChanges.ts';
import { hour } from './durations.ts';
import { formatInstant } from './format.ts';
import { instant } from './instant.ts';
import { readZone, utc } from './zone.ts';
import { zoneOffset } from './zoneOffsets.ts';

const from = Date.UTC(1970, 0, 1);
const to = Date.UTC(2038, 0, 1);
// No period of any zone is as short (bench/zoneChanges.ts, which walks through all zones by the hour).
const step = 72 * hour;

const peculiar = [
  'Africa/Casablanca', // out of daylight saving time for a month each year
  'Africa/Monrovia', // 44 min 30 s behind until 1972
  'America/Adak', // other labels for the same offset
  'America/Cambridge_Bay', // a period of a week
  'America/Recife', // another
  'Antarctica/Troll', // two hours of daylight saving time
  'Asia/Kathmandu',
  'Australia/Lord_Howe', // half an hour
  'Pacific/Apia', // left out a day
  'US/Eastern', // a link
];
// A tenth of them; `node bench/zoneChanges.ts` takes all, which needs minutes.
const every = Intl.supportedValuesOf('timeZone').filter((_, index) => index % 10 === 0);

const now = instant(Date.UTC(2100, 0, 1));

it.each([...new Set([...peculiar, ...every])])(
  '%s: no digit and no label differs from Intl around any change from 1970 to 2037',
  (name) => {
    const clock = intlClock(name);
    const viewer = readZone(name) ?? utc;
    for (const change of clock.changes(from, to, step)) {
      for (const distance of [-hour, -1, 0, hour]) {
        const at = change + distance;
        const text = formatInstant(instant(at), { display: 'mine', viewer, now });
        expect(`${text.date} ${text.time} ${text.zone}`, new Date(at).toISOString()).toBe(clock.read(at));
      }
    }
  },
);

it('knows the seconds of Liberia until 1972', () => {
  const monrovia = readZone('Africa/Monrovia') ?? utc;
  expect(zoneOffset(instant(0), monrovia).offset).toBe(-(44 * 60 + 30) * 1000);
});

it('keeps the digits of UTC in the era before ours', () => {
  const pacific = readZone('America/Los_Angeles') ?? utc;
  expect(zoneOffset(instant(Date.UTC(-1, 0, 1)), pacific).offset).toBe(0);
});

const winter = instant(Date.UTC(2026, 0, 15));
const summer = instant(Date.UTC(2026, 6, 15));

it.each([
  ['America/Los_Angeles', 'PST', 'PDT'],
  ['America/New_York', 'EST', 'EDT'],
  ['America/St_Johns', 'NST', 'NDT'],
  ['America/Bogota', '-05', '-05'],
  ['America/Sao_Paulo', '-03', '-03'],
  ['Asia/Seoul', 'KST', 'KST'],
  ['Asia/Tokyo', 'JST', 'JST'],
  ['Asia/Hong_Kong', 'HKT', 'HKT'],
  ['Asia/Kolkata', 'IST', 'IST'],
  ['Asia/Calcutta', 'IST', 'IST'],
  ['Asia/Kathmandu', '+05:45', '+05:45'],
  // CST is Chicago's on a delivery order, PST Los Angeles', IST Mumbai's.
  ['Asia/Shanghai', '+08', '+08'],
  ['Asia/Manila', '+08', '+08'],
  ['Asia/Jerusalem', '+02', '+03'],
  ['Europe/Dublin', 'GMT', '+01'],
  ['Asia/Singapore', '+08', '+08'],
  ['Asia/Ho_Chi_Minh', '+07', '+07'],
  ['Asia/Dubai', '+04', '+04'],
  ['Europe/Berlin', 'CET', 'CEST'],
  ['Europe/Amsterdam', 'CET', 'CEST'],
  ['Europe/London', 'GMT', 'BST'],
  ['Europe/Lisbon', 'WET', 'WEST'],
  ['Europe/Athens', 'EET', 'EEST'],
  ['Europe/Istanbul', '+03', '+03'],
  ['Africa/Johannesburg', 'SAST', 'SAST'],
  ['Africa/Lagos', 'WAT', 'WAT'],
  ['Africa/Nairobi', 'EAT', 'EAT'],
  ['Africa/Casablanca', '+01', '+01'],
  ['Australia/Sydney', 'AEDT', 'AEST'],
  ['Australia/Lord_Howe', '+11', '+10:30'],
  ['Pacific/Auckland', 'NZDT', 'NZST'],
  ['Etc/UTC', 'UTC', 'UTC'],
  ['Etc/GMT+5', '-05', '-05'],
])('the clocks of %s are called %s in January and %s in July', (name, inWinter, inSummer) => {
  const zone = readZone(name) ?? utc;
  expect([zoneOffset(winter, zone).label, zoneOffset(summer, zone).label]).toEqual([inWinter, inSummer]);
});
