import { expect, it } from 'vitest';
import { headingText, kilometresText, milesText, positionText, speedText } from './position.ts';

it.each([
  [{ latitude: 34.052, longitude: -118.244 }, '34.05° N 118.24° W'],
  [{ latitude: -33.9, longitude: 151.2 }, '33.90° S 151.20° E'],
  [{ latitude: 0, longitude: 0 }, '0.00° N 0.00° E'],
])('%o is written as on a chart', (position, text) => {
  expect(positionText(position)).toBe(text);
});

it('a longitude beyond 180°, as unwrapped lines have it, is written as on a chart too (trap 59)', () => {
  expect(positionText({ latitude: 40, longitude: 241.7 })).toBe('40.00° N 118.30° W');
  expect(positionText({ latitude: 40, longitude: -190 })).toBe('40.00° N 170.00° E');
});

it.each([
  [0, 'north (0°)'],
  [47, 'north-east (47°)'],
  [359.7, 'north (0°)'],
  [202.4, 'south (202°)'],
])('a heading of %d is %s', (degrees, text) => {
  expect(headingText(degrees)).toBe(text);
});

it('distances and speeds keep their units on the line of the number', () => {
  expect([6_080.7, 10.4, 3.14, 0].map((miles) => milesText(miles, 'nm'))).toEqual([
    '6,081\u{a0}nm',
    '10\u{a0}nm',
    '3.1\u{a0}nm',
    '0.0\u{a0}nm',
  ]);
  expect([1_000, 3].map((miles) => milesText(miles, 'km'))).toEqual(['1,852\u{a0}km', '5.6\u{a0}km']);
  expect(kilometresText(1_000)).toBe('1,852\u{a0}km');
  expect(speedText(20)).toBe('20.0\u{a0}kn');
});
