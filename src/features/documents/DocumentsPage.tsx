import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { documentsView } from '#/domain/documents/documentFilter.ts';
import { eachOnce } from '#/domain/records/eachOnce.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { PageError } from '#/parts/PageError.tsx';
import { Unread } from '#/parts/Unread.tsx';
import { UploadButton } from '#/parts/UploadButton.tsx';
import { documentsQuery, documentTypesQuery } from '#/queries/documents.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { uploadsOf } from '#/queries/uploads.ts';
import { Button } from '#/ui/Button.tsx';
import { TableSkeleton } from '#/ui/TableSkeleton.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
import { DocumentHeadings } from './DocumentHeadings.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { filterOf, isFiltered } from './documentsSearch.ts';
import { useUntilRead } from './useUntilRead.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/documents');

/** The documents of the account, the newest first. */
export function DocumentsPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const search = route.useSearch();
  const client = useQueryClient();
  const list = useInfiniteQuery(documentsQuery(api));
  const { data: types } = useQuery(documentTypesQuery(api));
  const pages = list.data?.pages;
  const listed = useMemo(() => eachOnce(pages?.flatMap(({ documents }) => documents) ?? []), [pages]);
  const loaded = useUntilRead(listed);
  const view = useMemo(() => documentsView(loaded, filterOf(search)), [loaded, search]);
  const filtered = isFiltered(search);
  const skipped = pages?.reduce((count, page) => count + page.skipped, 0) ?? 0;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <title>{`${words.title} · Landfall`}</title>
      <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-3 pb-2">
        <h1 className="text-title font-semibold max-md:sr-only">{words.title}</h1>
        <p role="status" className="text-sm text-ink-soft">
          {pages && words.counted(view.rows.length, filtered && list.hasNextPage)}
        </p>
        <p className="text-sm text-ink-faint max-lg:hidden print:hidden">{words.uploadHint}</p>
        <div className="ml-auto print:hidden">
          <UploadButton
            look="primary"
            label={words.upload}
            onFiles={(files) => uploadsOf(api, client).add(files, null)}
          />
        </div>
      </div>
      <PageError
        words={list.error && errorWords(list.error)}
        onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
      />
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 lg:flex-row">
        <div className="contents print:hidden">
          <DocumentFilters counts={pages ? view.counts : null} types={types} />
        </div>
        <section
          aria-label={words.title}
          aria-busy={list.isPending}
          className="card flex min-h-96 min-w-0 flex-1 flex-col overflow-y-auto"
        >
          {list.isPending && <TableSkeleton cells={['h-4 flex-1', 'h-5 w-28', 'h-4 w-32', 'h-4 w-28']} />}
          {view.rows.length > 0 && (
            <>
              <DocumentHeadings />
              <ul className="divide-y divide-line">
                {view.rows.map((document) => (
                  <DocumentRow key={document.id} document={document} types={types} />
                ))}
              </ul>
            </>
          )}
          {pages && view.rows.length === 0 && (
            <EmptyState title={filtered ? words.noMatches.title : words.empty.title}>
              {filtered ? (
                <Link to="/documents" className="font-medium underline underline-offset-2">
                  {words.noMatches.clear}
                </Link>
              ) : (
                <p>{words.empty.hint}</p>
              )}
            </EmptyState>
          )}
          <Unread count={skipped} one={words.one} className="px-4 py-2" />
          {list.hasNextPage && (
            <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 text-sm text-ink-soft">
              <p>{words.notAll(loaded.length, pages?.at(-1)?.total ?? null)}</p>
              <Button aria-disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {list.isFetchingNextPage ? words.loadingMore : words.loadMore}
              </Button>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}
