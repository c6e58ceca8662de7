import type { RequestType } from '#/domain/tracking/readType.ts';
import type { LineFault, NumberFault, Refusal } from '#/domain/tracking/tracking.ts';
import type { LineWarning } from '#/domain/tracking/warnings.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { describeWrongCheckDigit } from './checkDigit.ts';
import { itSays, refusalReasons } from './refusals.ts';
import { requestTypeLabels } from './trackColumns.ts';

const numberFaults: Readonly<Record<NumberFault, string>> = {
  missing: 'No number. Enter one or leave the row out.',
  overflow: 'The sheet shows #### in place of a number. Widen its column and copy it again.',
  rounded: 'A spreadsheet has rounded this number. Format its column as text and enter it again.',
  date: 'A date, not a number. If a spreadsheet made it, format the column as text.',
  tooShort: 'Too short for a number. Check it.',
  tooLong: 'Too long for a number. Check it.',
  withoutDigits: 'No digits, so it is no number. Check it.',
  otherCharacters: 'Characters that no number has. Check it.',
};

/** Why a line cannot be sent, or why it is no request of the service, and what to do. */
export function describeFault(fault: LineFault | Refusal): string {
  switch (fault.code) {
    case 'wrongCheckDigit':
      return describeWrongCheckDigit(fault);
    case 'unknownCarrier':
      return noCarrier(fault.name);
    case 'said':
      return fault.text;
    case 'notKnown':
      return 'The answer was lost, and the service does not say whether it has the request. Look it up under Requests, then try again.';
    case 'invalid':
    case 'conflict':
      return refusalReasons[fault.code] + (fault.detail ? itSays(fault.detail) : '');
    case 'notFound':
      return refusalReasons.notFound;
    default:
      return numberFaults[fault.code];
  }
}

const noCarrier = (text: string): string => `“${text}” is no carrier of this account. Choose one.`;

/** What a reader should know before a line is sent. */
export function describeLineWarning(warning: LineWarning): string {
  switch (warning.code) {
    case 'wrongCheckDigit':
      return describeWrongCheckDigit(warning);
    case 'notValid':
      return notValid(warning.reason);
    case 'carrierByPrefix':
      return 'Carrier filled in from the letters before the number. Check it.';
    case 'otherCarrier':
      return looksLikeOneOf(warning.carrier);
    case 'notTracked':
      return notTracked(warning.carrier, warning.type);
    case 'unknownCustomer':
      return noParty(warning.name);
  }
}

const notValid = (reason: string | null): string =>
  `Format not valid${reason === null ? '.' : `: ${reason}`}`;
const looksLikeOneOf = (name: string): string => `The number looks like one of ${name}.`;
const notTracked = (carrier: string, type: RequestType): string =>
  `${carrier} does not track by ${lowerCase(requestTypeLabels[type])} number.`;
const noParty = (text: string): string =>
  `“${text}” is no party of this account: requested without a customer.`;
