import { expect, it } from 'vitest';
import { cellText } from './paperCells.ts';

it.each([
  [1234.5, 'USD', '1,234.5 USD'],
  [3, null, '3'],
])('%s %s on paper is “%s”', (number, unit, text) =>
  expect(cellText({ kind: 'number', number, unit })).toBe(text),
);
