import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isNotFound } from '#/data/cache/absence.ts';
import { describeError } from '#/data/cache/describeError.ts';
import {
  documentQuery,
  documentTypesQuery,
  documentFileQuery,
  type OpenedDocument,
} from '#/data/documents/queries.ts';
import { typeLabel } from '#/domain/documents/documentType.ts';
import type { DocumentType } from '#/domain/records/tradeDocument.ts';
import { PageStack } from '#/features/documents/pages/PageStack.tsx';
import * as words from '#/features/documents/words.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ErrorPanel, type ErrorText } from '#/parts/pages/ErrorPanel.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { DocumentHeader } from './DocumentHeader.tsx';
import { FieldList } from './FieldList.tsx';
import { LinkedRecords } from './LinkedRecords.tsx';
import { useDocumentActions } from './useDocumentActions.ts';

const route = getRouteApi('/_app/documents/$documentId');

/** One document: its file beside what was read from it, and what it is linked to. */
export function DocumentPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { documentId } = route.useParams();
  const { data, error, refetch } = useQuery(documentQuery(api, documentId));
  const { data: types } = useQuery(documentTypesQuery(api));
  if (data && !isNotFound(error)) {
    const { id, type } = data.document;
    return (
      <DocumentView
        key={id}
        opened={data}
        types={types}
        typeName={typeLabel(type, types)}
        problem={error && describeError(error)}
      />
    );
  }
  return (
    <div className="p-4">
      <title>{`${words.title} · Landfall`}</title>
      {isNotFound(error) ? (
        <EmptyState title={words.detail.missing} heading="h1">
          <p>{words.detail.missingHint}</p>
          <Link to="/documents" className="font-medium underline underline-offset-2">
            {words.detail.back}
          </Link>
        </EmptyState>
      ) : error ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <ErrorPanel words={describeError(error)} onRetry={() => void refetch()} />
        </>
      ) : (
        <div aria-busy className="space-y-3">
          <h1 role="status" className="sr-only">
            {words.detail.loading}
          </h1>
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  );
}

function DocumentView({
  opened: { document, reading },
  types,
  typeName,
  problem,
}: {
  opened: OpenedDocument;
  types: readonly DocumentType[] | undefined;
  typeName: string;
  /** Why it could not be refreshed. */
  problem: ErrorText | null;
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
