import { expect, it } from 'vitest';
import { describeFault, describeLineWarning } from './tracking.ts';

it.each([
  [{ code: 'missing', field: 'number' }, 'No number. Enter one or leave the row out.'],
  [{ code: 'tooShort', field: 'number' }, 'Too short for a number. Check it.'],
  [{ code: 'withoutDigits', field: 'number' }, 'No digits, so it is no number. Check it.'],
  [{ code: 'otherCharacters', field: 'number' }, 'Characters that no number has. Check it.'],
  [{ code: 'tooLong', field: 'number' }, 'Too long for a number. Check it.'],
  [
    { code: 'unknownCarrier', field: 'carrier', name: 'Line of Nowhere' },
    '“Line of Nowhere” is no carrier of this account. Choose one.',
  ],
  [
    { code: 'wrongCheckDigit', field: null, number: 'TEMU3043532', corrected: 'TEMU3043531' },
    'The check digit of TEMU3043532 should be 1. Check whether it is TEMU3043531.',
  ],
  [{ code: 'said', field: 'carrier', text: 'is not supported' }, 'is not supported'],
  [{ code: 'invalid', field: null, detail: null }, 'The tracking service found a mistake in it.'],
  [
    { code: 'conflict', field: null, detail: 'Taken' },
    'The tracking service has a record that conflicts with this one. It says: “Taken”',
  ],
  [
    { code: 'notFound', field: null, detail: 'Not found' },
    'This account has no such record: it may have been removed, or the link may be wrong.',
  ],
] as const)('says of %j what is wrong', (fault, words) => {
  expect(describeFault(fault)).toBe(words);
});

it.each([
  [{ code: 'notValid', reason: null }, 'Format not valid.'],
  [{ code: 'notValid', reason: 'Prefix' }, 'Format not valid: Prefix'],
  [{ code: 'carrierByPrefix' }, 'Carrier filled in from the letters before the number. Check it.'],
  [{ code: 'otherCarrier', carrier: 'MAEU' }, 'The number looks like one of MAEU.'],
  [
    { code: 'notTracked', carrier: 'Hapag-Lloyd', type: 'container' },
    'Hapag-Lloyd does not track by container number.',
  ],
  [
    { code: 'unknownCustomer', name: 'Unlisted' },
    '“Unlisted” is no party of this account: requested without a customer.',
  ],
] as const)('warns of %j', (warning, words) => {
  expect(describeLineWarning(warning)).toBe(words);
});
