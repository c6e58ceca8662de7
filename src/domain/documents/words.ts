import { counted } from '#/language/plural.ts';
import type { DocumentStatus } from './documentStatus.ts';

/** The types that the expected documents and their rules know; accounts have others besides. */
export const typeLabels: Readonly<Record<string, string>> = {
  bill_of_lading: 'Bill of lading',
  arrival_notice: 'Arrival notice',
  delivery_order: 'Delivery order',
  commercial_invoice: 'Commercial invoice',
  packing_list: 'Packing list',
  other: 'Other',
};

export const typeUnknown = 'Type not known yet';

export const statusLabels: Readonly<Record<DocumentStatus, string>> = {
  processing: 'Processing',
  read: 'Processed',
  failed: 'Failed',
};

export const linkedLabels = { yes: 'Linked', no: 'Not linked' };

export const fileRefusals = {
  empty: 'The file is empty.',
  tooLarge: (size: string, limit: string) => `The file has ${size}. At most ${limit} are taken.`,
  wrongType: (ending: string) =>
    `${ending === '' ? 'Files of this type' : `${ending} files`} are not taken. Use PDF, PNG, JPEG, GIF, WebP, TIFF, text or e-mail (.eml).`,
};

export const sizeLabels = {
  bytes: (count: number) => counted(count, 'byte'),
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
};
