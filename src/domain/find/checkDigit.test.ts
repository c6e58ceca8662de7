import { expect, it } from 'vitest';
import { checkDigitWarning } from '#/wording/checkDigit.ts';
import { readWrongCheckDigit } from './checkDigit.ts';

it.each(['MSCU1234567', ' mscu 123456-7', 'MSCU/123.456-7', 'Container no. MSCU I23456 7'])(
  'of %j says what the check digit should be',
  (query) => {
    expect(readWrongCheckDigit(query)).toEqual({ number: 'MSCU1234567', corrected: 'MSCU1234566' });
    expect(checkDigitWarning(query)).toBe(
      'The check digit of MSCU1234567 should be 6. Check whether it is MSCU1234566.',
    );
  },
);

it.each(['MSCU1234566', 'CSQU3054383', 'MSCU123456', 'MEDU12345678', 'PO 4711', ''])(
  'of %j says nothing',
  (query) => {
    expect(readWrongCheckDigit(query)).toBeNull();
    expect(checkDigitWarning(query)).toBeNull();
  },
);
