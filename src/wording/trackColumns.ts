import type { ColumnUse } from '#/domain/tracking/pastedColumns.ts';
import type { RequestType } from '#/domain/tracking/readType.ts';

// What our own files say of a list to track. A sheet is read in each language by copies of this file, so it imports nothing but
// types.

export const requestTypeLabels: Readonly<Record<RequestType, string>> = {
  bill_of_lading: 'Bill of lading',
  booking: 'Booking',
  container: 'Container',
};

/** What a column of that use is called. */
export const columnNames: Readonly<Record<ColumnUse, readonly string[]>> = {
  number: ['Number'],
  bill_of_lading: ['Bill of lading'],
  booking: ['Booking'],
  container: ['Container', 'Container numbers'],
  type: ['Kind'],
  carrier: ['Carrier'],
  references: ['References'],
  tags: ['Tags'],
  customer: ['Customer'],
  nothing: [],
};
