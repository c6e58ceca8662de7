import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readProvidedData } from './terminal.schema.ts';

it('has what is never supplied, and notes that say something', () => {
  expect(
    readProvidedData({
      pickup_lfd: false,
      pickup_lfd_notes: '',
      fees: true,
      fees_notes: ' From day one. ',
      odd: 3,
    }),
  ).toEqual({ missing: ['pickup_lfd'], notes: [{ attribute: 'fees', text: 'From day one.' }] });
});

it.each([null, [], 'all', {}, { pickup_lfd: true, pickup_lfd_notes: ' ' }])('is nothing of %j', (raw) => {
  expect(readProvidedData(raw)).toBeNull();
});

it('survives whatever comes', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(() => readProvidedData(raw)).not.toThrow();
    }),
  );
});
