import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { typeLabel } from '#/domain/documents/documentType.ts';
import * as words from '#/features/documents/words.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { isNotFound } from '#/queries/absence.ts';
import { documentQuery, documentTypesQuery } from '#/queries/documents.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { Skeleton } from '#/ui/Skeleton.tsx';
import { DocumentView } from './DocumentView.tsx';

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
        problem={error && errorWords(error)}
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
          <ErrorPanel words={errorWords(error)} onRetry={() => void refetch()} />
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
