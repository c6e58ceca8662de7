import type { TradeDocument } from '#/domain/records/tradeDocument.ts';

/** How far a document is. The interface has no word for it (docs/interface.md 3.10). */
export const documentStatuses = ['processing', 'read', 'failed'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export function documentStatus({
  isPending,
  isRead,
  failedReason,
}: Pick<TradeDocument, 'isPending' | 'isRead' | 'failedReason'>): DocumentStatus {
  if (isPending) return 'processing';
  if (isRead) return 'read';
  return failedReason === null ? 'processing' : 'failed';
}
