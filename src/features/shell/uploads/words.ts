import type { UploadItem } from '#/data/documents/uploadList.ts';
import { describeRefusal } from '#/wording/documents.ts';

export const drop = {
  title: 'Drop to upload',
  toShipment: 'The documents are linked to this shipment.',
  byNumbers: 'The documents are linked to the shipments whose numbers they name.',
} as const;

export const panel = {
  title: 'Uploads',
  close: 'Close uploads',
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Upload ${name} again`,
  cancelShort: 'Cancel',
  retryShort: 'Retry',
  open: 'Open',
  openExisting: 'Open the one that exists',
  progress: (name: string) => `Upload of ${name}`,
} as const;

/** How many are to go, else what became of them. */
export function summary(underWay: number, done: number, rest: number): string {
  if (underWay > 0) return `${underWay} to go`;
  return rest === 0 ? `${done} uploaded` : `${done} uploaded, ${rest} not`;
}

/** What became of a file. */
export function describeStep({ step, share, refusal, note }: UploadItem): string {
  switch (step) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return share < 1 ? `${Math.floor(100 * share)}%` : 'Saving';
    case 'done':
      return 'Uploaded';
    case 'duplicate':
      return note === null ? 'This file is there already.' : `This file is there already, as “${note}”.`;
    case 'cancelled':
      return 'Cancelled';
    case 'failed':
    case 'refused':
      return refusal ? describeRefusal(refusal) : (note ?? 'Not uploaded');
  }
}
