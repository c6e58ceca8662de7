import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { documentQuery, documentsQuery, documentTypesQuery } from '#/data/documents/queries.ts';
import { uploadsOf } from '#/data/documents/uploads.ts';
import {
  documentFacets,
  documentsView,
  type DocumentsView,
  untyped,
} from '#/domain/documents/documentFilter.ts';
import { documentStatus, documentStatuses } from '#/domain/documents/documentStatus.ts';
import type { DocumentType, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { AddressFilter } from '#/links/AddressFilter.tsx';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { Unread } from '#/parts/lists/Unread.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { PageError } from '#/parts/pages/PageError.tsx';
import { PageHead } from '#/parts/pages/PageHead.tsx';
import { useFileDialog } from '#/parts/pages/UploadButton.tsx';
import { DocumentBadge } from '#/parts/status/DocumentBadge.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { FilterPanel } from '#/ui/fields/FilterPanel.tsx';
import { DocumentsPicture } from '#/ui/icons/pictures.tsx';
import { TableSkeleton } from '#/ui/states/TableSkeleton.tsx';
import {
  typeLabel,
  typesToChoose,
  linkedLabels,
  documentStatusLabels,
  sizeText,
} from '#/wording/documents.ts';
import { DocumentLinkNames } from './DocumentLinkNames.tsx';
import { chosenCount, filterOf, isFiltered } from './documentsSearch.ts';
import * as words from './words.ts';

/** Asked for at a time: each costs a request every few seconds. */
const maxAsked = 10;

/** The columns of the list of documents, from a tablet on: its headings have those of its rows. */
const documentColumns =
  'grid gap-x-4 px-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_11.5rem] md:items-center lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_18.5rem_4.5rem_11.5rem]';

const route = getRouteApi('/_app/documents');

/** The documents of the account, the newest first. */
export function DocumentsPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const search = route.useSearch();
  const client = useQueryClient();
  const list = useInfiniteQuery(documentsQuery(api));
  const { data: types } = useQuery(documentTypesQuery(api));
  const pages = list.data?.pages;
  const listed = useMemo(() => uniqueById(pages?.flatMap(({ documents }) => documents) ?? []), [pages]);
  const loaded = useUntilRead(listed);
  const view = useMemo(() => documentsView(loaded, filterOf(search), typeLabel), [loaded, search]);
  const filtered = isFiltered(search);
  const skipped = pages?.reduce((count, page) => count + page.skipped, 0) ?? 0;
  const isEmpty = pages !== undefined && listed.length === 0 && !filtered;
  const files = useFileDialog(words.upload, (chosen) => uploadsOf(api, client).add(chosen, null));
  const upload = (
    <Button look="primary" onClick={files.open}>
      {words.upload}
    </Button>
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={words.title}>
        <p role="status" className="text-sm text-ink-soft">
          {pages && words.documentCount(view.rows.length, filtered && list.hasNextPage)}
        </p>
        <p className="text-sm text-ink-faint max-lg:hidden print:hidden">{words.uploadHint}</p>
        {files.input}
        {!isEmpty && <div className="ml-auto print:hidden">{upload}</div>}
      </PageHead>
      <PageError
        words={list.error && describeError(list.error)}
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
          {isEmpty && (
            <EmptyState title={words.empty.title} heading="h2" picture={<DocumentsPicture />}>
              <p>{words.empty.text}</p>
              {upload}
            </EmptyState>
          )}
          {filtered && pages && view.rows.length === 0 && (
            <EmptyState title={words.noMatches.title}>
              <Link to="/documents" className="font-medium underline underline-offset-2">
                {words.noMatches.clear}
              </Link>
            </EmptyState>
          )}
          <Unread count={skipped} words={words.unread} className="px-4 py-2" />
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

/** A text; every type, status and link with what it would leave. */
function DocumentFilters({
  counts,
  types,
}: {
  /** Null until the list is loaded. */
  counts: DocumentsView['counts'] | null;
  types: readonly DocumentType[] | undefined;
}) {
  const search = route.useSearch();
  const labels = {
    type: typeLabels(types, counts?.type.keys() ?? []),
    status: documentStatuses.map((status) => [status, documentStatusLabels[status]] as const),
    linked: Object.entries(linkedLabels),
  };
  return (
    <FilterPanel chosen={chosenCount(search)} field={<AddressFilter q={search.q} />}>
      {documentFacets.map((facet) => (
        <FacetList
          key={facet}
          title={words.facetTitles[facet]}
          values={labels[facet].map(([value, label]) => ({
            value,
            label,
            count: counts && (counts[facet].get(value) ?? 0),
          }))}
          chosen={search[facet] ?? []}
        >
          {({ next, look, content }) => (
            <Link to="/documents" search={{ ...search, [facet]: next }} {...look}>
              {content}
            </Link>
          )}
        </FacetList>
      ))}
    </FilterPanel>
  );
}

/** The account's types, then those that only documents name, and none at the end. */
function typeLabels(types: readonly DocumentType[] | undefined, present: Iterable<string>) {
  const codes = new Set([...typesToChoose(types).map(({ code }) => code), ...present]);
  codes.delete(untyped);
  return [
    ...Array.from(codes, (code) => [code, typeLabel(code, types)] as const),
    [untyped, words.typeNotKnown] as const,
  ];
}

/** What stands in the columns of the list, for the eye: it is no table. */
function DocumentHeadings() {
  return (
    <div aria-hidden className={classes(documentColumns, 'eyebrow border-b border-line py-2 max-md:hidden')}>
      {words.columnTitles.map((title) => (
        <span key={title} className={title === words.size ? 'text-right max-lg:hidden' : undefined}>
          {title}
        </span>
      ))}
    </div>
  );
}

/** A document of the list. */
function DocumentRow({
  document,
  types,
}: {
  document: TradeDocument;
  types: readonly DocumentType[] | undefined;
}) {
  const { id, name, type, failedReason, sizeBytes, createdAt, links } = document;
  return (
    <li className={classes(documentColumns, 'gap-y-1 text-sm py-2 md:min-h-13')}>
      <div className="min-w-0">
        <Link
          to="/documents/$documentId"
          params={{ documentId: id }}
          title={name}
          className="line-clamp-2 font-semibold break-words underline-offset-2 hover:underline max-md:min-h-11"
        >
          {name}
        </Link>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
        <DocumentBadge document={document} />
        <span className={type === null ? 'text-ink-faint' : undefined}>{typeLabel(type, types)}</span>
        {failedReason !== null && (
          <p title={failedReason} className="basis-full text-xs text-attention md:truncate">
            {failedReason}
          </p>
        )}
      </div>
      <div className="min-w-0 max-lg:break-words lg:whitespace-nowrap">
        <DocumentLinkNames links={links} />
      </div>
      <div className="text-right whitespace-nowrap text-ink-soft max-lg:hidden">
        {sizeBytes !== null && sizeText(sizeBytes)}
      </div>
      <div className="text-ink-soft">
        <InstantTime at={createdAt} />
      </div>
    </li>
  );
}

/** The documents with the newest of those that are being processed, which are asked for until that is done. */
function useUntilRead(documents: readonly TradeDocument[]): readonly TradeDocument[] {
  const api = route.useRouteContext({ select: (context) => context.api });
  const waiting = documents.filter((document) => documentStatus(document) === 'processing');
  const newest = useQueries({
    queries: waiting.slice(0, maxAsked).map(({ id }) => documentQuery(api, id)),
    combine: (results) => results.flatMap(({ data }) => (data ? [data.document] : [])),
  });
  return useMemo(() => {
    const byId = new Map(newest.map((document) => [document.id, document]));
    return documents.map((document) => byId.get(document.id) ?? document);
  }, [documents, newest]);
}
