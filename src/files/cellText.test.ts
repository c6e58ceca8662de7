import { expect, it } from 'vitest';
import { cellText } from './cellText.ts';

it.each([
  [1, 'days', '1 day'],
  [-1, 'days', '-1 day'],
  [0, 'days', '0 days'],
  [12, 'days', '12 days'],
  [1234.5, 'USD', '1,234.5 USD'],
  [3, null, '3'],
])('%s %s on paper is “%s”', (number, unit, text) =>
  expect(cellText({ kind: 'number', number, unit })).toBe(text),
);
