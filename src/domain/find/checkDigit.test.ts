import { expect, it } from 'vitest';
import { checkDigitWarning } from './checkDigit.ts';

it.each(['MSCU1234567', ' mscu 123456-7'])('of %j says what the check digit should be', (query) => {
  expect(checkDigitWarning(query)).toBe(
    'The check digit of MSCU1234567 should be 6, so the number may be mistyped.',
  );
});

it.each(['MSCU1234566', 'CSQU3054383', 'MSCU123456', 'MEDU12345678', 'PO 4711', ''])(
  'of %j says nothing',
  (query) => {
    expect(checkDigitWarning(query)).toBeNull();
  },
);
