import { expect, it } from 'vitest';
import { day, hour, minute } from '#/time/durations.ts';
import type { Span } from '#/time/span.ts';
import { describeOverdue } from './arrival.ts';
import { describeLag, describeSpan, describeSpanToGo } from './spans.ts';

const exact = (milliseconds: number): Span => ({ precision: 'exact', milliseconds });
const days = (count: number): Span => ({ precision: 'days', days: count });
const about = (count: number): Span => ({ precision: 'about', days: count });

it.each([
  [exact(4 * day + 6 * hour + 30 * minute), '4 d 6 h'],
  [exact(20_000), 'less than a minute'],
  [days(1), '1 day'],
  [days(0), 'same day'],
  [days(4), '4 days'],
  [about(18), 'about 18 days'],
  [about(11), 'about 11 days'],
])('the time between %j is said as: %s', (span, words) => {
  expect(describeSpan(span)).toBe(words);
});

it.each([
  [exact(5 * hour + 7 * minute), '5 h'],
  [exact(-minute), '0 s'],
  [days(18), '18 d'],
])('an estimate that is over for %j is so for: %s', (span, words) => {
  expect(describeOverdue(span)).toBe(words);
});

it.each([
  [exact(9 * day + 21 * hour), 'about 9 d'],
  [exact(5 * hour + 30 * minute), 'about 5 h'],
  [days(0), 'less than a day'],
  [days(2), 'about 2 days'],
  [about(12), 'about 12 days'],
])('the time to an estimate of %j is said as: %s', (span, words) => {
  expect(describeSpanToGo(span)).toBe(words);
});

it.each([
  [exact(6 * hour + 30 * minute), '6 h later'],
  [exact(2 * day - minute), '1 d later'],
  [exact(20_000), 'at once'],
  [exact(-20_000), 'at once'],
  [exact(-2 * day), '2 d before'],
  [days(0), 'the same day'],
  [days(1), '1 day later'],
  [days(-2), '2 days before'],
  [about(4), 'about 4 days later'],
  [about(-5), 'about 5 days before'],
])('something learned after %j is said to be: %s', (lag, words) => {
  expect(describeLag(lag)).toBe(words);
});
