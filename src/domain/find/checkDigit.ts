import {
  containerCheckDigit,
  hasValidCheckDigit,
  isContainerNumber,
  normalizeContainerNumber,
} from '#/domain/records/identifiers.ts';
import { wrongCheckDigit } from './words.ts';

/**
 * That the check digit of a container number is wrong (ISO 6346), in words; null where it is right, and for other
 * numbers. Carriers do use numbers that fail, so it warns and stops nothing.
 */
export function checkDigitWarning(query: string): string | null {
  const digit = containerCheckDigit(query);
  if (digit === null || !isContainerNumber(query) || hasValidCheckDigit(query)) return null;
  return wrongCheckDigit(normalizeContainerNumber(query), digit);
}
