import { expect, it } from 'vitest';
import { now } from '#/test/samples/exceptions.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';
import { readMoment } from '#/time/moment.ts';
import { sharedAxis, xOf } from './axis.ts';
import { journeyOf } from './journey.ts';
import { axisOf } from './journeyAxis.ts';

const inDays = (days: number) => readMoment(new Date(now + days * day).toISOString(), 'UTC');
const sailing = (departed: number, arrives: number) =>
  sampleShipment({ polAtd: inDays(departed), podEta: inDays(arrives) });
const weeks = ({ from, to }: { from: number; to: number }) => [
  (now - from) / (7 * day),
  (to - now) / (7 * day),
];

it('the axis of a list has whole weeks around now, as many as nine of ten journeys need', () => {
  const limit = Array.from({ length: 95 }, () => sailing(-40, 20));
  const few = Array.from({ length: 5 }, () => sailing(-90, 50));
  expect(weeks(sharedAxis([...limit, ...few], now))).toEqual([6, 3]);
});

it('is never too narrow or too wide, and ignores journeys that are over', () => {
  expect(weeks(sharedAxis([], now))).toEqual([4, 2]);
  expect(weeks(sharedAxis([sailing(-2, 1)], now))).toEqual([4, 2]);
  expect(weeks(sharedAxis([sailing(-4_000, 4_000)], now))).toEqual([14, 8]);
  const over = { ...sailing(-90, -70), containers: [sampleContainer({ emptyTerminated: inDays(-50) })] };
  expect(weeks(sharedAxis([over], now))).toEqual([4, 2]);
});

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
