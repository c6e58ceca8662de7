import { queryOptions, skipToken } from '@tanstack/react-query';
import type { FileRefusal } from '#/domain/documents/fileCheck.ts';

/** A file on its way to the service, and what became of it. */
export interface UploadItem {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** What it is linked to; null for nothing. */
  readonly shipmentId: string | null;
  /** `refused`: never sent, and the same file would be refused again. */
  readonly step: 'waiting' | 'sending' | 'done' | 'duplicate' | 'failed' | 'refused' | 'cancelled';
  /** How much has gone, from 0 to 1. */
  readonly share: number;
  /** The document that it became, or the one that holds the same file. */
  readonly documentId: string | null;
  /** Why it was never sent; null where it is not `refused`. */
  readonly refusal: FileRefusal | null;
  /** Why sending it failed, or the name of the document that was there before. */
  readonly note: string | null;
}

/** The files of this visit, in the order in which they were dropped. The page alone writes it (uploads.ts). */
export const uploadListQuery = queryOptions<readonly UploadItem[]>({
  queryKey: ['uploads'],
  queryFn: skipToken,
  initialData: [],
  staleTime: Infinity,
  gcTime: Infinity,
});

export function isUnderWay({ step }: UploadItem): boolean {
  return step === 'waiting' || step === 'sending';
}
