import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { documentStatus } from '#/domain/documents/documentStatus.ts';
import { typeLabel } from '#/domain/documents/documentType.ts';
import { sizeText } from '#/domain/documents/fileCheck.ts';
import type { DocumentType, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { DocumentBadge } from '#/parts/DocumentBadge.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { documentQuery } from '#/queries/documents.ts';
import { DocumentLinkNames } from './DocumentLinkNames.tsx';

const route = getRouteApi('/_app/documents');

interface DocumentRowProps {
  readonly document: TradeDocument;
  readonly types: readonly DocumentType[] | undefined;
}

/** A document of the list; one that is being processed is asked for until that is done. */
export function DocumentRow({ document, types }: DocumentRowProps) {
  return documentStatus(document) === 'processing' ? (
    <ProcessingRow document={document} types={types} />
  ) : (
    <DrawnRow document={document} types={types} />
  );
}

function ProcessingRow({ document, types }: DocumentRowProps) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data } = useQuery(documentQuery(api, document.id));
  return <DrawnRow document={data?.document ?? document} types={types} />;
}

function DrawnRow({ document, types }: DocumentRowProps) {
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
