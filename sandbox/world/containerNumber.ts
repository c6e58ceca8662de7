import { checkRemainder } from '#/domain/records/containerNumber.ts';

/** The parts of a container number by ISO 6346: `MSKU 480796 9`. */
export interface ContainerNumber {
  /** Owner code and category: `MSKU`. */
  readonly owner: string;
  /** Null when the last digit has been left out. */
  readonly checkDigit: number | null;
  /** What ISO 6346 makes of the ten characters before it. */
  readonly expected: number;
}

/**
 * Reads a text that looks like a container number, whether its check digit is right or not.
 *
 * @param compact upper case, without spaces and dashes
 */
export function readContainerNumber(compact: string): ContainerNumber | null {
  // Of the categories, U is a container, J its detachable equipment and Z a chassis.
  const parts = /^([A-Z]{3}[UJZ])(\d{6})(\d?)$/.exec(compact);
  if (!parts) return null;
  const [, owner = '', serial = '', digit = ''] = parts;
  return {
    owner,
    checkDigit: digit === '' ? null : Number(digit),
    expected: checkRemainder(owner + serial) % 10,
  };
}
