import { readWrongCheckDigit, type WrongCheckDigit } from '#/domain/find/checkDigit.ts';

/** What a number with a wrong check digit may be; nothing says that the account has it. */
export const describeWrongCheckDigit = ({ number, corrected }: WrongCheckDigit): string =>
  `The check digit of ${number} should be ${corrected.slice(10)}. Check whether it is ${corrected}.`;

/** The same of what was typed; null where nothing is wrong with it, or it is no container number. */
export function checkDigitWarning(query: string): string | null {
  const wrong = readWrongCheckDigit(query);
  return wrong && describeWrongCheckDigit(wrong);
}

export const didYouMean = (number: string): string => `Did you mean ${number}?`;
