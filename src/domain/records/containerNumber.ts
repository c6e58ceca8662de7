import { normalizeContainerNumber } from './identifiers.ts';

// ISO 6346: owner code and category identifier (U, J or Z), serial number, check digit.
const shape = /^[A-Z]{3}[UJZ]\d{7}$/;

/** Whether the text has the shape of a container number; its check digit may still be wrong. */
export function isContainerNumber(text: string): boolean {
  return shape.test(normalizeContainerNumber(text));
}

/**
 * The check digit of ISO 6346 for the first ten characters of a container number; null unless they are four
 * letters and six digits.
 */
export function containerCheckDigit(text: string): number | null {
  const prefix = normalizeContainerNumber(text).slice(0, 10);
  return /^[A-Z]{4}\d{6}$/.test(prefix) ? checkRemainder(prefix) % 10 : null;
}

/**
 * What the check digit is made from: the values of the first ten characters times 1, 2, 4 … modulo 11. Serials with
 * remainder 10 should not be given out, because they share the digit 0 with remainder 0.
 */
export function checkRemainder(firstTen: string): number {
  let sum = 0;
  for (const [position, character] of Array.from(firstTen).entries())
    sum += valueOf(character) * 2 ** position;
  return sum % 11;
}

// A is 10 and every multiple of 11 is left out, so that B is 12, L is 23 and V is 34.
function valueOf(character: string): number {
  const value = Number.parseInt(character, 36);
  return value < 10 ? value : value + Math.floor((value - 1) / 10);
}

/** False for other shapes too. Carriers do use numbers that fail, so a failure warns and never refuses. */
export function hasValidCheckDigit(text: string): boolean {
  const number = normalizeContainerNumber(text);
  return shape.test(number) && containerCheckDigit(number) === Number(number.slice(10));
}
