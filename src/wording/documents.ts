import type { DocumentStatus } from '#/domain/documents/documentStatus.ts';
import { type FileRefusal, maxBytes } from '#/domain/documents/fileCheck.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { DocumentType } from '#/domain/records/tradeDocument.ts';
import { numberFormat } from '#/language/numberFormat.ts';
import { counted } from '#/language/plural.ts';

/** The types that the expected documents and their rules know; accounts have others besides. */
const typeLabels: Readonly<Record<string, string>> = {
  bill_of_lading: 'Bill of lading',
  arrival_notice: 'Arrival notice',
  delivery_order: 'Delivery order',
  commercial_invoice: 'Commercial invoice',
  packing_list: 'Packing list',
  other: 'Other',
};

const typeUnknown = 'Type not known yet';

/** The name of a type: the account's own, else ours; an unknown word as it came. */
export function typeLabel(type: string | null, known: readonly DocumentType[] = []): string {
  if (type === null) return typeUnknown;
  return known.find(({ code }) => code === type)?.label ?? lookup(typeLabels, type) ?? type;
}

/** What can be chosen: the account's list where it was read, else the types that we know. */
export function typesToChoose(known: readonly DocumentType[] | undefined): readonly DocumentType[] {
  if (known && known.length > 0) return known;
  return Object.entries(typeLabels).map(([code, label]) => ({ code, label }));
}

export const documentStatusLabels: Readonly<Record<DocumentStatus, string>> = {
  processing: 'Processing',
  read: 'Processed',
  failed: 'Failed',
};

export const linkedLabels = { yes: 'Linked', no: 'Not linked' };

const sizeLabels = {
  bytes: (count: number) => counted(count, 'byte'),
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
};
const tenths = numberFormat({ maximumFractionDigits: 1 });

/** 812 bytes, 48 kB, 1.2 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return sizeLabels.bytes(bytes);
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return sizeLabels.kilobytes(String(kilobytes));
  return sizeLabels.megabytes(tenths(bytes / 1024 / 1024));
}

const tooLarge = (size: string, limit: string): string => `The file has ${size}. At most ${limit} are taken.`;
const wrongType = (ending: string): string =>
  `${ending === '' ? 'Files of this type' : `${ending} files`} are not taken. Use PDF, PNG, JPEG, GIF, WebP, TIFF, text or e-mail (.eml).`;

/** Why a file is not sent, as a sentence. */
export function describeRefusal(refusal: FileRefusal): string {
  switch (refusal.code) {
    case 'empty':
      return 'The file is empty.';
    case 'tooLarge':
      return tooLarge(sizeText(refusal.size), sizeText(maxBytes));
    case 'wrongType':
      return wrongType(refusal.ending);
  }
}
