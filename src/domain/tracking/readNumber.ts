import type { LabelKind } from '#/domain/find/numberLabel.ts';
import { readLabel, withoutSizeAndKind } from '#/domain/find/numberLabel.ts';
import { type ColumnHeading, type NumberRead, readColumn } from '#/domain/find/readNumbers.ts';
import { hasValidCheckDigit } from '#/domain/records/containerNumber.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import type { RequestType } from './readType.ts';

/** A number to track, without blanks, and its kind where something says it. */
export interface NumberToTrack {
  readonly number: string;
  readonly type: RequestType | null;
}

/**
 * The numbers to track of each cell, as Find reads them. Of a cell in which it reads none there is what stands there, so
 * that somebody sees it and corrects it; of an empty one nothing.
 */
export function readNumberColumn(
  cells: readonly string[],
  heading: ColumnHeading = 'alone',
): (readonly NumberToTrack[])[] {
  return readColumn(cells, heading).map((numbers, at) => {
    const cell = normalizeNumber(cells[at] ?? '');
    if (cell === '') return [];
    return numbers.length > 0 ? numbers.map(numberToTrack) : [withoutNumber(cell)];
  });
}

/** The first number of a text. */
export function readNumber(text: string): NumberToTrack {
  return readNumberColumn([text])[0]?.[0] ?? { number: '', type: null };
}

const typeOfLabel: Readonly<Record<LabelKind, RequestType | null>> = {
  bill: 'bill_of_lading',
  booking: 'booking',
  container: 'container',
  reference: null,
};

/**
 * Four letters and seven digits may also be a bill of lading: they are taken for a container only where the check digit
 * is right.
 */
function numberToTrack({ number, reason }: NumberRead): NumberToTrack {
  if (reason === 'containerForm') return { number, type: hasValidCheckDigit(number) ? 'container' : null };
  const label = readLabel(number);
  // Joined to its number, such a word is a part of it: PO-4711.
  const isApart = label !== null && (label.kind !== 'reference' || number.includes(' '));
  const text = (isApart ? label.number : number).replaceAll(' ', '');
  return { number: text, type: isApart ? typeOfLabel[label.kind] : null };
}

/** Digits in groups are one number; a word may be one that has another form than most. Others stay as they are. */
function withoutNumber(cell: string): NumberToTrack {
  const text = withoutSizeAndKind(cell);
  const label = readLabel(text);
  const isNamed = label !== null && label.kind !== 'reference' && !label.number.includes(' ');
  if (isNamed) return { number: label.number, type: typeOfLabel[label.kind] };
  const number = /^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text;
  return { number: number.includes(' ') ? cell : number, type: null };
}
