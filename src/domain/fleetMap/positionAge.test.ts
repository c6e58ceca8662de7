import { expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { positionAge } from './positionAge.ts';

const now = instant(Date.parse('2026-08-12T15:07:00Z'));
const ago = (hours: number) => instant(now - hours * 3_600_000);

it.each([
  ['a moment ago', ago(0), 'fresh'],
  ['six hours ago', ago(6), 'fresh'],
  ['more than six hours ago', ago(6.1), 'old'],
  ['three days ago', ago(72), 'old'],
  ['a week ago', ago(168), 'expired'],
  ['at a time that is not reported', null, 'expired'],
  ['by a service whose clock is ten minutes ahead of this device', ago(-1 / 6), 'fresh'],
  ['by a record that lies two days ahead', ago(-48), 'expired'],
])('a position reported %s', (_, reportedAt, age) => {
  expect(positionAge(reportedAt, now)).toBe(age);
});
