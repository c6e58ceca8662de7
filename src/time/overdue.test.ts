import { expect, it } from 'vitest';
import { instant } from './instant.ts';
import { readMoment } from './moment.ts';
import { overdueFor } from './overdue.ts';

const now = instant(Date.parse('2026-11-21T15:07:00Z'));

it.each([
  ['a time', readMoment('2026-11-21T10:00:00Z', 'America/Los_Angeles'), '5 h'],
  ['a day at the place', readMoment('2026-11-03T08:00:00Z', 'America/Los_Angeles'), '18 d'],
  ['digits of an unknown zone', readMoment('2026-11-03T18:00:00Z', null), null],
  ['nothing', null, null],
])('an estimate of %s is overdue for as long as can be said', (_, estimate, words) => {
  expect(overdueFor(estimate, now)).toBe(words);
});
