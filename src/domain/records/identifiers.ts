/**
 * Numbers arrive typed, pasted from mails and scanned from PDFs. Both sides of every comparison go through the
 * same function here, so that only what a person would call a difference remains one.
 */

// Zero-width and direction marks, byte order mark, soft hyphen.
const formatting = /\p{Cf}/gu;
const control = /\p{Cc}/gu;
const whiteSpace = /\s+/g;
const dashes = /[\p{Pd}\u2212]/gu;

// Printable ASCII with single blanks inside, as nearly every number of a fleet is: of all below it needs only the last.
const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/**
 * A bill of lading, booking or reference number for comparison: upper case, full-width and other compatible forms
 * made plain, invisible characters dropped, every dash a hyphen, inner white space one blank. Linear in the length.
 */
export function normalizeNumber(text: string): string {
  if (plain.test(text)) return text.toUpperCase();
  return text
    .normalize('NFKC')
    .replace(formatting, '')
    .replace(whiteSpace, ' ')
    .replace(control, '')
    .replace(dashes, '-')
    .trim()
    .toUpperCase()
    .normalize('NFKC');
}

const word = '[!-~]+(?: [!-~]+)*';
const plainLines = new RegExp(`^(?:${word})?(?:\\n(?:${word})?)*$`);

/** Several numbers or words at once, a line each: as `normalizeNumber` of every line. */
export function normalizeLines(lines: string): string {
  if (plainLines.test(lines)) return lines.toUpperCase();
  return lines.split('\n').map(normalizeNumber).join('\n');
}

/** A container number for comparison: as `normalizeNumber`, without spaces and dashes (docs/interface.md 2.8). */
export function normalizeContainerNumber(text: string): string {
  return normalizeNumber(text).replace(/[ -]/g, '');
}

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
  if (!/^[A-Z]{4}\d{6}$/.test(prefix)) return null;
  let sum = 0;
  for (const [position, character] of Array.from(prefix).entries()) sum += valueOf(character) * 2 ** position;
  return (sum % 11) % 10;
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

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the form of the id of a record, which no number of the trade has. */
export function isRecordId(text: string): boolean {
  return uuid.test(text);
}
