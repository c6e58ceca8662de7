import { expect, it } from 'vitest';
import { now } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';
import { readMoment } from '#/time/moment.ts';
import { xOf, axisOf } from './axis.ts';
import { journeyOf } from './journey.ts';

const inDays = (days: number) => readMoment(new Date(now + days * day).toISOString(), 'UTC');

it('the axis of one journey has all of it and now, without a date that is years off', () => {
  const of = (known: Parameters<typeof sampleShipment>[0]) =>
    axisOf(journeyOf({ shipment: sampleShipment(known), container: null, events: null }, now));
  const axis = of({ polAtd: inDays(-20), podEta: inDays(10) });
  expect(axis.from).toBeLessThan(now - 20 * day);
  expect(axis.to).toBeGreaterThan(now + 10 * day);
  const lies = of({ polAtd: inDays(-4_000), podOriginalEta: inDays(8), podEta: inDays(10) });
  expect(lies.from).toBeGreaterThan(now - 10 * day);
});

it('what lies outside of an axis stands at its end', () => {
  const axis = { from: now, to: now + 10 * day };
  expect([-1, 0, 5, 10, 11].map((days) => xOf(now + days * day, axis, 100))).toEqual([0, 0, 50, 100, 100]);
});
