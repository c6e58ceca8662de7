import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocumentType } from '#/domain/records/tradeDocument.ts';
import { PageStack } from '#/features/documents/pages/PageStack.tsx';
import type { ErrorWords } from '#/parts/ErrorPanel.tsx';
import { documentFileQuery, type OpenedDocument } from '#/queries/documents.ts';
import { UndoLine } from '#/ui/UndoLine.tsx';
import { DocumentHeader } from './DocumentHeader.tsx';
import { FieldList } from './FieldList.tsx';
import { LinkedRecords } from './LinkedRecords.tsx';
import { useDocumentActions } from './useDocumentActions.ts';

const route = getRouteApi('/_app/documents/$documentId');

export function DocumentView({
  opened: { document, reading },
  types,
  typeName,
  problem,
}: {
  opened: OpenedDocument;
  types: readonly DocumentType[] | undefined;
  typeName: string;
  /** Why it could not be refreshed. */
  problem: ErrorWords | null;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const file = useQuery(documentFileQuery(api, document.id));
  const actions = useDocumentActions(api, document);
  /** The field that is pointed at. */
  const [shown, setShown] = useState<string | null>(null);
  const fields = reading?.fields ?? [];
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 p-3 md:p-4">
      <title>{`${document.name} · Landfall`}</title>
      <DocumentHeader
        document={document}
        types={types}
        typeName={typeName}
        file={file.data ?? null}
        actions={actions}
      />
      <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
        {actions.done?.undo ? (
          <UndoLine done={actions.done.words} onUndo={actions.done.undo} />
        ) : (
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {actions.done?.words}
          </p>
        )}
        {actions.failure !== null && (
          <p role="alert" className="text-sm text-problem">
            {actions.failure}
          </p>
        )}
        {problem && (
          <p role="status" className="text-sm text-attention">
            {problem.title}. {problem.next}
          </p>
        )}
      </div>
      <div className="grid min-h-0 flex-1 gap-3 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[minmax(0,1fr)] print:block">
        <PageStack document={document} fields={fields} shown={shown} file={file} />
        <div className="min-w-0 space-y-5 lg:overflow-y-auto">
          <FieldList document={document} reading={reading} shown={shown} onShow={setShown} />
          <LinkedRecords document={document} actions={actions} />
          {document.notes !== null && document.notes !== document.failedReason && (
            <p className="text-xs text-ink-faint">{document.notes}</p>
          )}
        </div>
      </div>
    </div>
  );
}
