import type { SetOutcome } from '#/domain/find/numberSet.ts';
import { maxInSet, type NumberReason } from '#/domain/find/readNumbers.ts';
import { counted, formatCount } from '#/language/plural.ts';

export const setTitle = (count: number): string => `${counted(count, 'number')} pasted`;

export const outcomeLabels: Readonly<Record<SetOutcome, string>> = {
  found: 'found',
  ambiguous: 'ambiguous',
  wrongDigit: 'wrong check digit',
  notFound: 'not found',
};

export const outcomeCount = (count: number, outcome: SetOutcome): string =>
  `${formatCount(count)} ${outcomeLabels[outcome]}`;

/** Why a part of the pasted text was read as a number. */
export const reasonLabels: Readonly<Record<NumberReason, string>> = {
  containerForm: 'Container number',
  billForm: 'Bill of lading by its form',
  container: 'Container by its label',
  bill: 'Bill of lading by its label',
  booking: 'Booking by its label',
  reference: 'Reference by its label',
  alone: 'Unlabelled number',
};

export const notInAccount = 'No container, bill of lading, booking or reference has it.';
export const mayMean = 'May be any of:';
export const didYouMean = 'Did you mean';
export const copyMissing = 'Copy missing numbers';
export const missingNumbers = (count: number): string => `${formatCount(count)} numbers`;
export const describeLeftOut = (count: number): string =>
  `A number list holds ${formatCount(maxInSet)} numbers. ${formatCount(count)} more are left out: paste them on their own.`;
export const partlyLoaded =
  'Only a part of the account is loaded, so a number that is not found may still be in it.';
export const onlyHere =
  'This number list is too long for an address. It is stored on this device, and its link opens here only.';
export const setMissing = {
  title: 'Number list not on this device',
  text: 'The link opens only on the device where the numbers were pasted, and until its cached data is cleared. Paste the numbers into Find again.',
} as const;

export const askingLabel = 'Numbers asked of the service';
export const asking = (done: number, total: number): string =>
  `Asking the service for what is not found: ${formatCount(done)} of ${formatCount(total)}.`;
export const stoppedAsking = (left: number): string =>
  `Stopped. ${counted(left, 'number was', 'numbers were')} not asked of the service.`;
export const askedAll = (total: number): string =>
  `The service was asked for ${counted(total, 'number')} that the list does not have.`;
export const waitsForList =
  'The list is cached. Missing numbers are asked of the service once it is refreshed.';
export const stop = 'Stop';
export const goOn = 'Continue';
export const notAsked = (why: string): string => `The service could not be asked: ${why}.`;

export const containerOnBill = (container: string, bill: string): string => `${container} on ${bill}`;
