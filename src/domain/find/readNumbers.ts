import { carrierCodes } from '#/domain/records/carrierCodes.ts';
import { hasValidCheckDigit } from '#/domain/records/containerNumber.ts';
import { lostNumber, normalizeNumber } from '#/domain/records/identifiers.ts';
import { bareNumber, looseKey, readContainerNumber, splitCarrierPrefix } from './looseKey.ts';
import {
  codeApart,
  findLabelled,
  type LabelKind,
  labelKinds,
  readHeading,
  readLabel,
  readLabelBefore,
  withoutSizeAndKind,
} from './numberLabel.ts';

/** Why a part of a text was read as a number: its form, a word before or above it, or because it stands alone. */
export const numberReasons = ['containerForm', 'billForm', ...labelKinds, 'alone'] as const;
export type NumberReason = (typeof numberReasons)[number];

export interface NumberRead {
  /** As it is looked for: in upper case, with the word before it, a container number without separators. */
  readonly number: string;
  readonly reason: NumberReason;
}

/** The numbers of a text in its order, each once. */
export interface NumbersRead {
  readonly numbers: readonly NumberRead[];
  /** How often one of them came again. */
  readonly repeats: number;
  /** Beyond the most that were wanted. */
  readonly leftOut: number;
}

export const maxInSet = 1_000;
/** More than any list of numbers; the rest of a book is not looked at. */
const longestText = 250_000;

/**
 * The numbers of whatever somebody pastes: lines, an e-mail, columns of a table, CSV. A number is read by its form
 * (container number; carrier's code and digits), by a word before it or above its column ("PO", "Booking no."), and
 * where it stands alone in its line. Digits among words or in cells are read only if nothing else is, or if they have
 * the pattern of a number that is. Words beside a number are never a part of it.
 *
 * @param limit how many are wanted
 */
export function readNumbers(text: string, limit = maxInSet): NumbersRead {
  return onceOnly(numbersOfParts(textParts(text.slice(0, longestText))).flat(), limit);
}

/** The same for each cell of a column in which every cell has to have a number. */
export function readColumn(cells: readonly string[], heading: ColumnHeading): (readonly NumberRead[])[] {
  const parts = cells.map((cell) =>
    textParts(cell).map((part): TextPart => ({ ...part, heading, isOther: false })),
  );
  const read = numbersOfParts(parts.flat());
  let at = 0;
  return parts.map(({ length }) => onceOnly(read.slice(at, (at += length)).flat()).numbers);
}

/** Whether a text is nothing but numbers, with the words that say what they are and the sizes of containers. */
export function isNothingButNumbers(text: string): boolean {
  const parts = textParts(text);
  const numbers = numbersOfParts(parts).flat();
  const keyOf = (texts: readonly string[]) => looseKey(texts.join(''));
  return (
    numbers.length > 0 && keyOf(parts.map((part) => part.text)) === keyOf(numbers.map(({ number }) => number))
  );
}

function numbersOfParts(parts: readonly TextPart[]): (readonly NumberRead[])[] {
  const read = parts.map(readPart);
  const sure = read.flatMap((part) => part.sure);
  const patterns = new Set(sure.map(({ number }) => patternOf(number)));
  const isRead = (number: string) => sure.length === 0 || patterns.has(patternOf(number));
  return read.map((part) => [...part.sure, ...part.maybe.filter(isRead).map(alone)]);
}

function alone(number: string): NumberRead {
  return { number, reason: 'alone' };
}

/** The numbers of an address, where each text is one. */
export function numbersOfAddress(set: readonly string[]): readonly NumberRead[] {
  return onceOnly(set.map(readOne).filter(({ number }) => number !== '')).numbers;
}

function readOne(text: string): NumberRead {
  const container = readContainerNumber(text);
  if (container !== null) return { number: container, reason: 'containerForm' };
  const reason = readLabel(text)?.kind ?? (splitCarrierPrefix(text) ? 'billForm' : 'alone');
  return { number: normalizeNumber(text), reason };
}

function onceOnly(all: readonly NumberRead[], limit = maxInSet): NumbersRead {
  const once = new Map<string, NumberRead>();
  for (const read of all) {
    const key = looseKey(withoutLabel(read.number));
    if (!once.has(key)) once.set(key, read);
  }
  const numbers = [...once.values()];
  return {
    numbers: numbers.slice(0, limit),
    repeats: all.length - numbers.length,
    leftOut: Math.max(0, numbers.length - limit),
  };
}

function withoutLabel(number: string): string {
  return readLabel(number)?.number ?? number;
}

/** What the heading of a column says of its numbers; `alone`: that they are some. */
export type ColumnHeading = LabelKind | 'alone';

/** A line, or a cell of one. */
interface TextPart {
  readonly text: string;
  readonly heading: ColumnHeading | null;
  /** Whether it is all that its line has. */
  readonly isLine: boolean;
  /** Whether headings say which columns have numbers, and this is none of them. */
  readonly isOther: boolean;
}

const cellEnd = /[\t,;|]/;

function textParts(text: string): TextPart[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.split(cellEnd).map(plainCell));
  const headings = lines[0]?.map(readHeading) ?? [];
  const hasHeadings = headings.length > 1 && headings.some((heading) => heading !== null);
  return lines.flatMap((cells) => {
    const filled = cells.filter((cell) => cell !== '');
    return cells.flatMap((cell, column): TextPart[] => {
      const heading = headings[column] ?? null;
      const isOther = hasHeadings && heading === null;
      return cell === '' ? [] : [{ text: cell, heading, isLine: filled.length === 1, isOther }];
    });
  });
}

const opening = /^[\s>"'([*•·-]+/;
const bullet = /^\d{1,3}[.)] /;
const closing = new Set(' "\')].:!?');

/** `TCLU4265691.pdf` */
const fileEnding = /(?<=[A-Z0-9)])\.[A-Z]{3,4}(?![A-Z0-9./-])/g;

/** Without the marks of quoted mails, of lists and of CSV, the endings of files, and what closes a sentence. */
function plainCell(cell: string): string {
  const text = normalizeNumber(cell).replace(opening, '').replace(bullet, '').replaceAll(fileEnding, ' ');
  let end = text.length;
  while (end > 0 && closing.has(text.charAt(end - 1))) end--;
  return withoutSizeAndKind(text.slice(0, end));
}

interface PartRead {
  readonly sure: readonly NumberRead[];
  readonly maybe: readonly string[];
}

const owner = '[A-Z0][A-Z0][A-Z0][UJZ]';
const containers = new RegExp(`(?<![A-Z0-9])${owner}(?:[ ./-]?[0-9OIL]){7}(?![A-Z0-9])`, 'g');
const bills = /(?<![A-Z0-9])[A-Z]{4}(?=[A-Z0-9-]{0,20}\d{5})(?:-?[A-Z0-9]){6,16}(?![A-Z0-9])/g;
const addresses = /\S{1,64}@\S{1,255}|\w{1,10}:\/\/\S{1,2000}|\+\d[\d ()/.-]{6,30}/g;

interface Placed extends NumberRead {
  readonly from: number;
}

function readPart({ text, heading, isLine, isOther }: TextPart): PartRead {
  const placed: Placed[] = [];
  // What one rule has read, the next does not see.
  const left = withoutBills(
    withoutLabelled(withoutContainers(text, placed).replace(addresses, blank), placed),
    placed,
  ).trim();
  if (placed.length > 0) {
    const inOrder = placed.toSorted((one, other) => one.from - other.from);
    const sure = inOrder.map(({ number, reason }) => ({ number, reason }));
    return { sure, maybe: isOther ? [] : bareNumbers(left) };
  }
  const sure = readWhole(left, heading, isLine);
  if (sure.length > 0 || isOther) return { sure, maybe: [] };
  const bare = bareNumbers(left);
  return heading === null
    ? { sure, maybe: bare }
    : { sure: bare.map((number) => ({ number, reason: heading })), maybe: [] };
}

function withoutContainers(text: string, placed: Placed[]): string {
  return text.replace(containers, (found, from: number) => {
    const number = readContainerNumber(found);
    if (number === null || isLabelledAsOther(number, text.slice(0, from))) return found;
    placed.push({ number, reason: 'containerForm', from });
    return blank(found);
  });
}

/** Some bills of lading are written as container numbers are; then the check digit is mostly wrong. */
function isLabelledAsOther(number: string, before: string): boolean {
  if (hasValidCheckDigit(number)) return false;
  const kind = readLabelBefore(before);
  return kind === 'bill' || kind === 'booking';
}

function withoutLabelled(text: string, placed: Placed[]): string {
  let left = '';
  let at = 0;
  for (const { number, kind, from, to } of findLabelled(text)) {
    if (!isNumberLike(number)) continue;
    const found = text.slice(from, to);
    placed.push({ number: found, reason: kind, from });
    left += text.slice(at, from) + blank(found);
    at = to;
  }
  return left + text.slice(at);
}

function withoutBills(text: string, placed: Placed[]): string {
  return text.replace(bills, (number, from: number) => {
    placed.push({ number, reason: 'billForm', from });
    return blank(number);
  });
}

function blank(found: string): string {
  return ' '.repeat(found.length);
}

/** A part in which nothing has the form of a number may be one as a whole, or a line of nothing but numbers. */
function readWhole(text: string, heading: ColumnHeading | null, isLine: boolean): readonly NumberRead[] {
  if (isAfterCode(text)) return [{ number: text, reason: heading ?? 'billForm' }];
  if (heading && isNumberLike(text)) return [{ number: text, reason: heading }];
  const words = text.split(' ');
  return isLine && words.every(isNumberLike) ? words.map(alone) : [];
}

/** `HLCU SHA113830455` and `HLCU SHA 113830455`: a carrier's code, then its number. */
function isAfterCode(text: string): boolean {
  const [, scac = '', rest = ''] = /^([A-Z]{4}) ((?:[A-Z]{3} )?[A-Z0-9-]{6,20})$/.exec(text) ?? [];
  return carrierCodes.has(scac) && /\d{5}/.test(bareNumber(rest)) && splitCarrierPrefix(text) !== null;
}

function bareNumbers(text: string): string[] {
  return text.split(/[\s()"]+/).filter((word) => /\d{4}/.test(word) && isNumberLike(word));
}

const numberForm = new RegExp(`^${codeApart}(?=(?:\\D*\\d){3})[A-Z0-9][A-Z0-9./_#-]{2,38}[A-Z0-9]$`);
/** Dates, amounts with a decimal point, times with a unit, sizes of containers. */
const otherForm =
  /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|20[0-3]\d[01]\d[0-3]\d|\d{1,2}[./-]?[A-Z]{3}[./-]?\d{2,4}|\d*[.]\d{1,3}|\d{2}[A-Z]\d|\d+(?:KGS?|LBS?|CBM|M3|PCS|CTNS?|USD|EUR))$/;

const longestNumber = 45;

function isNumberLike(text: string): boolean {
  return (
    text.length <= longestNumber &&
    numberForm.test(text) &&
    !otherForm.test(text) &&
    lostNumber(text) === null
  );
}

/** `AAAA9999999` of a container number: letters and digits, whichever they are. */
function patternOf(number: string): string {
  return withoutLabel(number).replace(/[A-Z]/g, 'A').replace(/\d/g, '9');
}
