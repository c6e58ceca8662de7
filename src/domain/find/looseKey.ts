import { isContainerNumber } from '#/domain/records/containerNumber.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';

// Nearly every number of a fleet has nothing to drop.
const plain = /^[A-Z0-9]*$/;
const separators = /[^\p{L}\p{N}]/gu;
const lookAlikes = /[OIL]/g;

/** Letters and digits alone: spaces, dashes, dots, slashes and brackets dropped. */
export function bareNumber(text: string): string {
  const number = normalizeNumber(text);
  return plain.test(number) ? number : number.replace(separators, '');
}

/**
 * A number as it is compared where the exact order (docs/interface.md 2.8) finds nothing: letters and digits alone, and
 * the letters that are read and typed for a digit (O, I, L) as that digit.
 */
export function looseKey(text: string): string {
  return bareNumber(text).replace(lookAlikes, digitOf);
}

function digitOf(letter: string): string {
  return letter === 'O' ? '0' : '1';
}

/**
 * The container number that a text writes: without separators, with letters where letters belong and digits where
 * digits belong (O and 0, I or L and 1). Null where it has another form; its check digit may be wrong.
 */
export function readContainerNumber(text: string): string | null {
  const bare = bareNumber(text);
  if (bare.length !== 11) return null;
  const letters = bare.slice(0, 4).replaceAll('0', 'O').replaceAll('1', 'I');
  const number = letters + bare.slice(4).replace(lookAlikes, digitOf);
  return isContainerNumber(number) ? number : null;
}

/** A number that begins with four letters, as a carrier's code (SCAC) does, apart from them; null for others. */
export function splitCarrierPrefix(text: string): { readonly scac: string; readonly rest: string } | null {
  const [, scac, rest] = /^([A-Z]{4})([\p{L}\p{N}]*\d[\p{L}\p{N}]*)$/u.exec(bareNumber(text)) ?? [];
  return scac !== undefined && rest !== undefined && rest.length >= shortestBill ? { scac, rest } : null;
}

/** What is shorter is part of too many numbers to be a bill of lading. */
const shortestBill = 6;
