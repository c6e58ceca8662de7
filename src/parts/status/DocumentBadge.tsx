import { type DocumentStatus, documentStatus } from '#/domain/documents/documentStatus.ts';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { documentStatusLabels } from '#/wording/documents.ts';

const tones: Readonly<Record<DocumentStatus, Tone>> = {
  processing: 'neutral',
  read: 'ready',
  failed: 'attention',
};

/** How far a document is. */
export function DocumentBadge({ document }: { document: TradeDocument }) {
  const status = documentStatus(document);
  return <Badge tone={tones[status]}>{documentStatusLabels[status]}</Badge>;
}
