/** What a number with a wrong check digit may be; nothing says that the account has it. */
export function wrongCheckDigit({
  number,
  corrected,
}: {
  readonly number: string;
  readonly corrected: string;
}): string {
  return `The check digit of ${number} should be ${corrected.slice(10)}. Check whether it is ${corrected}.`;
}

export const didYouMean = (number: string): string => `Did you mean ${number}?`;
