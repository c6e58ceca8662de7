import { readContainerNumber } from '#sandbox/world/containerNumber.ts';

export interface FoundNumber {
  readonly start: number;
  readonly end: number;
  /** Upper case, without the spaces in it. */
  readonly value: string;
}

export interface FoundContainer extends FoundNumber {
  /** ISO 6346: whether the last digit follows from the others. */
  readonly checkDigitPassed: boolean;
}

const container = /(?<![\w-])[A-Z]{3}[UJZ][ -]?\d{3}[ -]?\d{3}[ -/]?\d(?![\w-])/gi;
const number =
  /(?<![\w/-])(?:[A-Z]{4} \d{3}(?: \d{3})+(?: \d{1,3})?|(?:[A-Z]{4} (?=\d{5}))?[A-Z\d]+(?:[-/.][A-Z\d]+)*)(?![\w])/gi;

/** Whatever is written as a container number, with its check digit right or wrong. */
export function findContainers(text: string): readonly FoundContainer[] {
  return [...text.matchAll(container)].flatMap(({ 0: written, index }) => {
    const value = written.replace(/[^A-Z\d]/gi, '').toUpperCase();
    const parts = readContainerNumber(value);
    if (!parts) return [];
    const checkDigitPassed = parts.checkDigit === parts.expected;
    return [{ start: index, end: index + written.length, value, checkDigitPassed }];
  });
}

/** Whatever may be a number that somebody gave out: letters and digits, with at least one digit. */
export function findNumbers(text: string): readonly FoundNumber[] {
  return [...text.matchAll(number)].flatMap(({ 0: written, index }) => {
    const value = written.replaceAll(' ', '').toUpperCase();
    return /\d/.test(value) && value.length <= 35
      ? [{ start: index, end: index + written.length, value }]
      : [];
  });
}
