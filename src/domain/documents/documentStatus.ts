import type { TradeDocument } from '#/domain/records/tradeDocument.ts';

/** How far a document is. The interface has no word for it (docs/interface.md 3.10). */
export const documentStatuses = ['processing', 'read', 'failed'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** A document that was read keeps its fields, whatever happened later. */
export function documentStatus({
  isRead,
  failedReason,
}: Pick<TradeDocument, 'isRead' | 'failedReason'>): DocumentStatus {
  if (isRead) return 'read';
  return failedReason === null ? 'processing' : 'failed';
}
