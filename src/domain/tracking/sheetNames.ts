// What our own files say of a list to track, in the language of who saved it. Read in each language, so it has nothing else.
export { requestTypeLabels } from './words.ts';

/** What a column is used for, and what it is called. */
export const headingNames = [
  ['number', 'Number'],
  ['bill_of_lading', 'Bill of lading'],
  ['booking', 'Booking'],
  ['container', 'Container'],
  ['container', 'Container numbers'],
  ['type', 'Kind'],
  ['carrier', 'Carrier'],
  ['references', 'References'],
  ['tags', 'Tags'],
  ['customer', 'Customer'],
] as const;
