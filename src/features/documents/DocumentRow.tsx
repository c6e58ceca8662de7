import { Link } from '@tanstack/react-router';
import { typeLabel } from '#/domain/documents/documentType.ts';
import { sizeText } from '#/domain/documents/fileCheck.ts';
import type { DocumentType, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { DocumentBadge } from '#/parts/DocumentBadge.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { DocumentLinkNames } from './DocumentLinkNames.tsx';

/** A document of the list. */
export function DocumentRow({
  document,
  types,
}: {
  document: TradeDocument;
  types: readonly DocumentType[] | undefined;
}) {
  const { id, name, type, failedReason, sizeBytes, createdAt, links } = document;
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2.5 text-sm md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,2fr)] md:items-center">
      <div className="min-w-0">
        <Link
          to="/documents/$documentId"
          params={{ documentId: id }}
          className="font-semibold break-words underline-offset-2 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {name}
        </Link>
        {sizeBytes !== null && <p className="text-xs text-ink-faint">{sizeText(sizeBytes)}</p>}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <DocumentBadge document={document} />
        <span className={type === null ? 'text-ink-faint' : undefined}>{typeLabel(type, types)}</span>
        {failedReason !== null && <p className="basis-full text-xs text-attention">{failedReason}</p>}
      </div>
      <div className="min-w-0 break-words">
        <DocumentLinkNames links={links} />
      </div>
      <div className="text-ink-soft md:text-right">
        <InstantTime at={createdAt} />
      </div>
    </li>
  );
}
