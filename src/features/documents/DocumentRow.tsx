import { Link } from '@tanstack/react-router';
import { typeLabel } from '#/domain/documents/documentType.ts';
import { sizeText } from '#/domain/documents/fileCheck.ts';
import type { DocumentType, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { DocumentBadge } from '#/parts/DocumentBadge.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { classes } from '#/ui/classes.ts';
import { documentColumns } from './documentColumns.ts';
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
    <li className={classes(documentColumns, 'gap-y-1 py-2.5 text-sm')}>
      <div className="min-w-0">
        <Link
          to="/documents/$documentId"
          params={{ documentId: id }}
          className="font-semibold break-words underline-offset-2 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {name}
        </Link>
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
        {sizeBytes !== null && <span className="text-ink-faint">{sizeText(sizeBytes)} · </span>}
        <InstantTime at={createdAt} />
      </div>
    </li>
  );
}
