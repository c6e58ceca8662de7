import { lowerCase } from '#/language/lowerCase.ts';
import type { RequestType } from './readType.ts';

export const requestTypeLabels: Readonly<Record<RequestType, string>> = {
  bill_of_lading: 'Bill of lading',
  booking: 'Booking',
  container: 'Container',
};

/** Why a row cannot be sent, and what to do. */
export const faultLabels = {
  missing: 'No number. Enter one or leave the row out.',
  overflow: 'The sheet shows #### in place of a number. Widen its column and copy it again.',
  rounded: 'A spreadsheet has rounded this number. Format its column as text and enter it again.',
  date: 'A date, not a number. If a spreadsheet made it, format the column as text.',
  tooShort: 'Too short for a number. Check it.',
  tooLong: 'Too long for a number. Check it.',
  withoutDigits: 'No digits, so it is no number. Check it.',
  otherCharacters: 'Characters that no number has. Check it.',
  unknownCarrier: (text: string): string => `“${text}” is no carrier of this account. Choose one.`,
} as const;

export const warningLabels = {
  notValid: (reason: string | null): string => `Format not valid${reason === null ? '.' : `: ${reason}`}`,
  unknownCustomer: (text: string): string =>
    `“${text}” is no party of this account: requested without a customer.`,
  carrierByPrefix: 'Carrier filled in from the letters before the number. Check it.',
  otherCarrier: (name: string): string => `The number looks like one of ${name}.`,
  notTracked: (carrier: string, type: RequestType): string =>
    `${carrier} does not track by ${lowerCase(requestTypeLabels[type])} number.`,
} as const;

export const refusalLabels = {
  notKnown:
    'The answer was lost, and the service does not say whether it has the request. Look it up under Requests, then try again.',
} as const;
