import { describe, expect, it } from 'vitest';
import { intlClock } from '#/test/zoneChanges.ts';
import { formatDuration, formatInstant, formatMoment, momentLine, type TimeDisplay } from './format.ts';
import { instant, type Instant, parseInstant } from './instant.ts';
import { mayLackTime } from './localDay.ts';
import { type Moment, readMoment } from './moment.ts';
import { readZone, utc, type ZoneName } from './zone.ts';

const now = at('2026-06-15T12:00:00Z');
const viewer = zone('Europe/Berlin');

function at(text: string): Instant {
  const found = parseInstant(text);
  if (found === null) throw new Error(`Not an instant: ${text}`);
  return found;
}

function zone(name: string): ZoneName {
  const found = readZone(name);
  if (!found) throw new Error(`Not a zone: ${name}`);
  return found;
}

function moment(text: string, zoneName: string | null): Moment {
  const found = readMoment(text, zoneName);
  if (!found) throw new Error(`Not a moment: ${text}`);
  return found;
}

const show = (shown: Moment, display: TimeDisplay = 'place') => {
  return momentLine(formatMoment(shown, { display, viewer, now }));
};

describe('a moment with a zone', () => {
  it.each([
    ['2022-12-22T07:00:00Z', 'America/Los_Angeles', 'Wed 21 Dec 2022 23:00 PST'],
    ['2024-07-07T04:00:00Z', 'America/New_York', 'Sun 7 Jul 2024 00:00 EDT'],
    ['2026-08-12T06:05:00Z', 'Asia/Shanghai', 'Wed 12 Aug 14:05 +08'],
    ['2026-08-12T06:05:00Z', 'Asia/Calcutta', 'Wed 12 Aug 11:35 IST'],
    ['2026-08-12T06:05:00Z', 'US/Eastern', 'Wed 12 Aug 02:05 EDT'],
    ['2026-08-12T06:05:00Z', 'Etc/UTC', 'Wed 12 Aug 06:05 UTC'],
    ['2026-08-12T06:05:00-07:00', 'America/Los_Angeles', 'Wed 12 Aug 06:05 PDT'],
  ])('%s in %s reads %s', (text, zoneName, words) => {
    expect(show(moment(text, zoneName))).toBe(words);
  });

  it('tells the two 01:30 at the end of daylight saving time apart', () => {
    expect(show(moment('2026-11-01T05:30:00Z', 'America/New_York'))).toBe('Sun 1 Nov 01:30 EDT');
    expect(show(moment('2026-11-01T06:30:00Z', 'America/New_York'))).toBe('Sun 1 Nov 01:30 EST');
  });

  it('is converted to the viewer’s zone or UTC on demand', () => {
    const shown = moment('2026-08-12T06:05:00Z', 'Asia/Shanghai');
    expect(show(shown, 'mine')).toBe('Wed 12 Aug 08:05 CEST');
    expect(show(shown, 'utc')).toBe('Wed 12 Aug 06:05 UTC');
  });

  it('leaves out the year by the calendar of the zone that is shown', () => {
    const options = { display: 'place', viewer: utc, now: at('2026-12-31T23:00:00Z') } as const;
    expect(formatMoment(moment('2027-01-01T10:00:00Z', 'Asia/Tokyo'), options).date).toBe('Fri 1 Jan');
    expect(formatMoment(moment('2027-01-01T10:00:00Z', 'UTC'), options).date).toBe('Fri 1 Jan 2027');
  });

  it('carries the instant for machines', () => {
    const text = formatMoment(moment('2026-08-12T06:05:00+08:00', 'Asia/Shanghai'), {
      display: 'place',
      viewer,
      now,
    });
    expect(text.dateTime).toBe('2026-08-11T22:05:00Z');
  });

  it('keeps the digits of midnight and says what they may mean', () => {
    const text = formatMoment(moment('2024-07-07T04:00:00Z', 'America/New_York'), {
      display: 'place',
      viewer,
      now,
    });
    expect(text.time).toBe('00:00');
    expect(text.note).toContain('only the day');
  });

  it('of an unknown zone is shown in UTC and says so', () => {
    const shown = moment('2026-08-12T06:05:00Z', 'Mars/Olympus_Mons');
    expect(show(shown)).toBe('Wed 12 Aug 06:05 UTC');
    expect(formatMoment(shown, { display: 'place', viewer, now }).note).toBe(
      'The source names the zone “Mars/Olympus_Mons”, which is not known. Shown in UTC.',
    );
    expect(formatMoment(shown, { display: 'mine', viewer, now }).note).not.toContain('UTC');
  });

  it('of the year 1 or 9999, which some sources write for "never", is none', () => {
    for (const text of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '0001-01-01', '9999-12-31'])
      expect(readMoment(text, 'America/Los_Angeles')).toBeNull();
  });
});

describe('as the user writes times', () => {
  const tokyo = zone('Asia/Tokyo');
  const shown = moment('2026-08-12T21:05:00Z', 'America/Los_Angeles');
  const options = { display: 'place', viewer, now } as const;

  it.each([
    [{ hours: '12' }, 'Wed 12 Aug', '2:05 PM', null],
    [{ dateOrder: 'monthFirst' }, 'Wed Aug 12', '14:05', null],
    [{ dateOrder: 'iso' }, '2026-08-12', '14:05', null],
    [{ second: { display: 'utc', viewer } }, 'Wed 12 Aug', '14:05', '21:05 UTC'],
    [{ second: { display: 'mine', viewer } }, 'Wed 12 Aug', '14:05', '23:05 CEST'],
    [{ second: { display: 'mine', viewer: tokyo } }, 'Wed 12 Aug', '14:05', 'Thu 13 Aug 06:05 JST'],
    [{ second: { display: 'place', viewer } }, 'Wed 12 Aug', '14:05', null],
    [
      { hours: '12', dateOrder: 'monthFirst', second: { display: 'mine', viewer: tokyo } },
      'Wed Aug 12',
      '2:05 PM',
      'Thu Aug 13 6:05 AM JST',
    ],
  ] as const)('%j', (chosen, date, time, second) => {
    expect(formatMoment(shown, { ...options, ...chosen })).toMatchObject({ date, time, zone: 'PDT', second });
  });

  it('names another year in each order of a date', () => {
    const before = moment('2024-02-29', null);
    const dates = (['dayFirst', 'monthFirst', 'iso'] as const).map(
      (dateOrder) => formatMoment(before, { ...options, dateOrder }).date,
    );
    expect(dates).toEqual(['Thu 29 Feb 2024', 'Thu Feb 29, 2024', '2024-02-29']);
  });

  it('writes the year in the place of the weekday where a column is narrow', () => {
    const dates = (['dayFirst', 'monthFirst', 'iso'] as const).map((dateOrder) =>
      ['2024-02-29', '2026-02-28'].map(
        (day) => formatMoment(moment(day, null), { ...options, dateOrder, isNarrow: true }).date,
      ),
    );
    expect(dates).toEqual([
      ['29 Feb 2024', 'Sat 28 Feb'],
      ['Feb 29, 2024', 'Sat Feb 28'],
      ['2024-02-29', '2026-02-28'],
    ]);
  });

  it.each([
    ['2026-08-12T00:00:00Z', '12:00 AM'],
    ['2026-08-12T00:59:00Z', '12:59 AM'],
    ['2026-08-12T12:00:00Z', '12:00 PM'],
    ['2026-08-12T23:59:00Z', '11:59 PM'],
  ])('%s is %s of twelve hours', (text, time) => {
    expect(formatMoment(moment(text, 'UTC'), { ...options, hours: '12' }).time).toBe(time);
  });

  it('a second clock says nothing of digits without a zone, of a day, or of an unknown zone', () => {
    const second = { display: 'utc', viewer } as const;
    for (const other of [
      moment('2026-08-12T06:05:00Z', null),
      moment('2026-08-12', null),
      moment('2026-08-12T06:05:00Z', 'Mars/Olympus_Mons'),
    ])
      expect(formatMoment(other, { ...options, second }).second).toBeNull();
  });

  it('a system time has the second clock too, by the viewer’s zone where no place has one', () => {
    const time = at('2026-08-12T06:05:00Z');
    expect(formatInstant(time, { ...options, second: { display: 'utc', viewer } }).second).toBe('06:05 UTC');
    expect(formatInstant(time, { ...options, second: { display: 'place', viewer } }).second).toBeNull();
  });
});

describe('what must never be shifted', () => {
  it.each(['place', 'mine', 'utc'] as const)('digits without a zone stay as they are (%s)', (display) => {
    const shown = moment('2022-12-22T07:00:00Z', null);
    expect(show(shown, display)).toBe('Thu 22 Dec 2022 07:00 zone unknown');
    expect(formatMoment(shown, { display, viewer, now }).dateTime).toBe('2022-12-22T07:00');
  });

  it.each(['place', 'mine', 'utc'] as const)('a day stays that day (%s)', (display) => {
    const options = { display, viewer: zone('Pacific/Honolulu'), now };
    expect(formatMoment(moment('2099-01-10', 'America/Los_Angeles'), options)).toEqual({
      date: 'Sat 10 Jan 2099',
      time: null,
      zone: null,
      second: null,
      note: null,
      dateTime: '2099-01-10',
    });
  });
});

it('a system time is shown in the viewer’s zone, or in UTC', () => {
  const text = (display: TimeDisplay) => formatInstant(at('2026-08-12T06:05:00Z'), { display, viewer, now });
  expect(text('place').time).toBe('08:05');
  expect(text('mine').zone).toBe('CEST');
  expect(text('utc').time).toBe('06:05');
});

it('midnight at the place, in digits without a zone, or a day may lack a time', () => {
  expect(mayLackTime(moment('2024-07-07T04:00:00Z', 'America/New_York'))).toBe(true);
  expect(mayLackTime(moment('2024-07-07T00:00:00Z', 'America/New_York'))).toBe(false);
  expect(mayLackTime(moment('2024-07-07T00:00:00Z', null))).toBe(true);
  expect(mayLackTime(moment('2024-07-07', null))).toBe(true);
});

it.each([
  [-5, '0 s'],
  [40_999, '40 s'],
  [5 * 60_000, '5 min'],
  [3.9 * 3_600_000, '3 h'],
  [2.5 * 86_400_000, '2 d'],
])('a duration of %d ms is %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});

describe('agreement with Intl', () => {
  const zones = [
    'Africa/Cairo Africa/Casablanca Africa/Johannesburg Africa/Lagos America/Argentina/Buenos_Aires',
    'America/Bogota America/Chicago America/Denver America/Halifax America/Los_Angeles America/Mexico_City',
    'America/New_York America/Panama America/Phoenix America/Santiago America/Sao_Paulo America/St_Johns',
    'America/Vancouver Asia/Calcutta Asia/Colombo Asia/Dubai Asia/Hong_Kong Asia/Jerusalem Asia/Kathmandu',
    'Asia/Saigon Asia/Shanghai Asia/Singapore Asia/Tehran Asia/Tokyo Australia/Adelaide Australia/Lord_Howe',
    'Australia/Sydney Etc/UTC Europe/Athens Europe/Dublin Europe/London Pacific/Auckland Pacific/Chatham',
    'US/Eastern US/Pacific',
  ]
    .join(' ')
    .split(' ');
  const clocks = new Map(zones.map((name) => [name, intlClock(name)]));

  const farFuture = at('2100-01-01T12:00:00Z');
  function ours(name: string, milliseconds: number): string {
    const text = formatMoment(
      { kind: 'zoned', at: instant(milliseconds), zone: zone(name), unknownZone: null },
      { display: 'place', viewer, now: farFuture },
    );
    return `${text.date} ${text.time} ${text.zone}`;
  }

  // A fixed sequence, so that a failure can be repeated (the multiplier is Knuth's for MMIX, cut to 32 bits).
  function* sequence() {
    for (let state = 1; ;) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield state / 2 ** 32;
    }
  }

  const start = Date.UTC(2005, 0, 1);
  const span = Date.UTC(2038, 0, 1) - start;

  it('on 10,000 instants in 40 zones', () => {
    expect(zones).toHaveLength(40);
    const random = sequence();
    for (let count = 0; count < 10_000; count++) {
      const name = zones[count % zones.length] ?? '';
      const milliseconds = start + Math.floor((random.next().value ?? 0) * span);
      expect(ours(name, milliseconds), `${name} ${milliseconds}`).toBe(clocks.get(name)?.read(milliseconds));
    }
  });
});
