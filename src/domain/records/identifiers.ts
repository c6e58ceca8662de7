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

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the form of the id of a record, which no number of the trade has. */
export function isRecordId(text: string): boolean {
  return uuid.test(text);
}

/** Whether a text can be a part of an address's path: neither empty nor dots alone, and no half of a character. */
export const isInPath = (text: string): boolean => text.isWellFormed() && !/^\.{0,2}$/.test(text);

/** What a sheet shows of a number in a cell that is too narrow. */
const overflow = /^#{2,}$/;
/** What a sheet makes of a long number: `4.52435E+12`, in some without the sign. */
const rounded = /^\d(?:E\+|[.,]\d+E\+?)\d+$/;

/** How a spreadsheet has lost a number, and left this in its place; null where it has not. */
export function lostNumber(text: string): 'overflow' | 'rounded' | null {
  if (overflow.test(text)) return 'overflow';
  return rounded.test(text) ? 'rounded' : null;
}
