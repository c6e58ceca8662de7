import { expect, it } from 'vitest';
import { sampleEvent } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { verbatim } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { eventAsOf } from './eventAsOf.ts';

const now = instant(Date.parse('2026-08-12T18:00:00Z'));

it('an event that lies ahead at midnight is the estimate of a day, and what its source wrote once that has come', () => {
  const when = readMoment('2026-08-14T07:00:00Z', 'America/Los_Angeles');
  const event = sampleEvent('vessel_arrived', null, { when });
  const ahead = eventAsOf(event, now);
  expect(ahead.estimated).toBe(true);
  expect(ahead.when && verbatim(ahead.when)).toEqual({ kind: 'day', day: '2026-08-14' });
  expect(eventAsOf(ahead, now)).toBe(ahead);
  expect(eventAsOf(ahead, instant(now + 3 * day))).toEqual(event);
});
