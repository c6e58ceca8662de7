import { bareNumber } from '#/domain/find/looseKey.ts';

export const numberFaults = ['missing', 'tooShort', 'tooLong', 'withoutDigits', 'otherCharacters'] as const;
export type NumberFault = (typeof numberFaults)[number];

const fewest = 4;
/** Longer than any number of the trade. */
const limit = 40;
const characters = /^[A-Z0-9][A-Z0-9 ./_#-]*$/;
/** Those that a service takes for trying (docs/interface.md 8) have no digits. */
const testNumber = /^TEST-/;

/** Why a text cannot be a number to track; null where it can. A wrong check digit is no fault: carriers use such numbers. */
export function numberFault(number: string): NumberFault | null {
  if (number === '') return 'missing';
  if (number.length > limit) return 'tooLong';
  if (!characters.test(number)) return 'otherCharacters';
  if (bareNumber(number).length < fewest) return 'tooShort';
  return /\d/.test(number) || testNumber.test(number) ? null : 'withoutDigits';
}
