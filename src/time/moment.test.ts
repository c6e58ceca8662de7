import { expect, it } from 'vitest';
import { parseCalendarDay } from './calendarDay.ts';
import { parseInstant, toIso } from './instant.ts';
import { readMoment, sortKey } from './moment.ts';

it.each([
  '2026-08-12T13:05:00Z',
  '2026-08-12T06:05:00-07:00',
  '2026-08-12T13:05Z',
  '2026-08-12T13:05:00.000Z',
])('%s is one instant', (text) => {
  const at = parseInstant(text);
  expect(at !== null && toIso(at)).toBe('2026-08-12T13:05:00Z');
});

it.each(['2026-08-12', '2026-08-12T13:05:00', 'soon', '', '2026-13-01T00:00:00Z'])(
  '%j is no instant',
  (text) => {
    expect(parseInstant(text)).toBeNull();
  },
);

it('a day that no calendar has is none', () => {
  expect(parseCalendarDay('2026-02-29')).toBeNull();
  expect(parseCalendarDay('2028-02-29')).toBe('2028-02-29');
});

it('an unreadable or missing time is not known', () => {
  expect(readMoment('soon', 'UTC')).toBeNull();
  expect(readMoment(null, 'UTC')).toBeNull();
  expect(readMoment(undefined, undefined)).toBeNull();
});

it('an old zone name is a zone, an offset is not the name of one', () => {
  expect(readMoment('2026-08-12T13:05:00Z', 'Asia/Calcutta')).toMatchObject({ unknownZone: null });
  expect(readMoment('2026-08-12T13:05:00Z', '+05:30')).toMatchObject({
    zone: 'UTC',
    unknownZone: '+05:30',
  });
});

it('an empty zone counts as none', () => {
  expect(readMoment('2026-08-12T13:05:00Z', '')?.kind).toBe('wallClock');
});

it('moments of all kinds can be put in order', () => {
  const keys = [
    readMoment('2026-08-12', null),
    readMoment('2026-08-12T13:05:00Z', null),
    readMoment('2026-08-12T23:05:00Z', 'Asia/Tokyo'),
  ].map((moment) => (moment ? sortKey(moment) : Number.NaN));
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
});
