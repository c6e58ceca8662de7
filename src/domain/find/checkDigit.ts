import { containerCheckDigit, hasValidCheckDigit } from '#/domain/records/containerNumber.ts';
import { readContainerNumber } from './looseKey.ts';
import { readLabel } from './numberLabel.ts';

export interface WrongCheckDigit {
  /** The container number as it was typed, without separators. */
  readonly number: string;
  /** With the check digit that belongs to its other characters. */
  readonly corrected: string;
}

/**
 * A container number whose check digit is wrong (ISO 6346); null where it is right, and for other numbers. Carriers do
 * use numbers that fail, so it warns and stops nothing.
 */
export function readWrongCheckDigit(query: string): WrongCheckDigit | null {
  const number = readContainerNumber(readLabel(query)?.number ?? query);
  const digit = number === null ? null : containerCheckDigit(number);
  if (number === null || digit === null || hasValidCheckDigit(number)) return null;
  return { number, corrected: `${number.slice(0, 10)}${digit}` };
}
