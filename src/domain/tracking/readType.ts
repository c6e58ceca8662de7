import { readHeading } from '#/domain/find/numberLabel.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { oneOf } from '#/domain/records/json.ts';

/** What a number is requested as (docs/interface.md 2.5). The live word `booking_number` is `booking` here. */
export const requestTypes = ['bill_of_lading', 'booking', 'container'] as const;
export type RequestType = (typeof requestTypes)[number];

/** The kind of number that a word names: `MBL`, `booking_number`, `Container`; null for other words. */
export function readType(text: string): RequestType | null {
  switch (readHeading(normalizeNumber(text).replaceAll('_', ' '))) {
    case 'bill':
      return 'bill_of_lading';
    case 'booking':
      return 'booking';
    case 'container':
      return 'container';
    default:
      return null;
  }
}

/** The kind of number that a word of the service names; live services write `booking_number` (docs/interface.md 3.8). */
export function requestTypeOf(word: string | null): RequestType | null {
  return word === 'booking_number' ? 'booking' : oneOf(requestTypes)(word);
}
