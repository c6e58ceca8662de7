import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderText } from './orderText.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

it('orders letters, accents and numbers as a reader of English does', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'A', 'b', 'B', 'z', 'Z', 'ä', 'É', 'ñ', '0', '1', '2', '7'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [orderText(one), orderText(other)];
      expect(a === b ? 0 : a < b ? -1 : 1).toBe(collator.compare(one, other));
    }),
    { numRuns: 2000 },
  );
});

it('orders a number of a thousand digits by its size', () => {
  const long = '9'.repeat(1000);
  expect(orderText(long) < orderText(`1${long}`)).toBe(true);
  expect(orderText('7') < orderText(long)).toBe(true);
});

it('orders a number by its size however many zeros stand before it', () => {
  expect(orderText('PO 0007')).toBe(orderText('PO 7'));
  expect(orderText('0') < orderText('0001')).toBe(true);
});
