import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { staleAfter } from '#/data/cache/freshness.ts';
import { documentsKey } from '#/data/cache/recordKeys.ts';
import type { Api } from '#/data/http/api.ts';
import type { ApiError } from '#/data/http/errors.ts';
import { documentStatus } from '#/domain/documents/documentStatus.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import {
  changeDocument,
  deleteDocument,
  type DocumentChange,
  type DocumentPage,
  type DocumentTask,
  fetchDocument,
  fetchDocumentPage,
  fetchDocumentTypes,
  fetchEmail,
  fetchFile,
  firstDocumentsPath,
  type OpenedDocument,
  rotateDocument,
  startTask,
} from './calls.ts';

export type { OpenedDocument };

/** The documents of the account, the newest first, page by page. */
export function documentsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: [...documentsKey, 'list'],
    queryFn: async ({ pageParam, signal }): Promise<DocumentPage> => {
      const options = { priority: 'visible', signal } as const;
      return fetchDocumentPage(api, pageParam ?? firstDocumentsPath(), options);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: staleAfter.documents,
  });
}

/** What is linked to a shipment or to a container of it. */
export interface ShipmentDocuments {
  readonly documents: readonly TradeDocument[];
  /** Whether all documents were looked through. */
  readonly complete: boolean;
}

/** More pages are not asked for: a service that does not know the filter answers with all that the account has. */
const maxPages = 5;

/** The documents of a shipment, the newest first. What does not belong to it is left out, however the list was narrowed. */
export function shipmentDocumentsQuery(api: Api, { id, containers }: Pick<Shipment, 'id' | 'containers'>) {
  return queryOptions({
    queryKey: [...documentsKey, 'of', id],
    queryFn: async ({ signal }): Promise<ShipmentDocuments> => {
      const ids = new Set([id, ...containers.map((container) => container.id)]);
      const documents: TradeDocument[] = [];
      let path: string | null = firstDocumentsPath(id);
      for (let pages = 0; path !== null && pages < maxPages; pages += 1) {
        const page: DocumentPage = await fetchDocumentPage(api, path, { priority: 'visible', signal });
        documents.push(...page.documents.filter(({ links }) => links.some((link) => ids.has(link.id))));
        path = page.next;
      }
      return { documents: uniqueById(documents), complete: path === null };
    },
    staleTime: staleAfter.documents,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.documents.some((document) => documentStatus(document) === 'processing')
        ? pollAfter(dataUpdateCount)
        : false,
  });
}

/** How often a document that is being processed is asked for: soon at first, and not for ever. */
const quickPolls = 15;
const maxPolls = 70;

function pollAfter(polls: number): number | false {
  if (polls > maxPolls) return false;
  return polls <= quickPolls ? 2_000 : 10_000;
}

/** One document with what was read from it, asked for again until that is done. */
export function documentQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...documentsKey, 'one', id],
    queryFn: ({ signal }): Promise<OpenedDocument> => fetchDocument(api, id, { priority: 'visible', signal }),
    staleTime: staleAfter.documents,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && documentStatus(data.document) === 'processing' ? pollAfter(dataUpdateCount) : false,
  });
}

/** The types of the account. */
export function documentTypesQuery(api: Api) {
  return queryOptions({
    queryKey: ['documentTypes'],
    queryFn: ({ signal }) => fetchDocumentTypes(api, { priority: 'visible', signal }),
    staleTime: staleAfter.documentTypes,
  });
}

/** The file of a document. It may be large, so it is forgotten soon after its page is left. */
export function documentFileQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['documentFile', id],
    queryFn: ({ signal }) => fetchFile(api, id, { priority: 'visible', signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  });
}

/** The text of an e-mail, which never changes. */
export function emailQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['email', id],
    queryFn: ({ signal }) => fetchEmail(api, id, { priority: 'visible', signal }),
    staleTime: Infinity,
  });
}

/** Lists and pages of documents ask again where they are in sight. */
export function refreshDocuments(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: documentsKey });
}

/** What is to be changed, by what the service has at that moment. */
export type DocumentEdit = (newest: TradeDocument) => DocumentChange;

/**
 * Changes a document. Links replace each other as a whole, so the newest are read first and the change is made of them.
 */
export function changeDocumentMutation(api: Api, client: QueryClient, id: string) {
  return mutationOptions<void, ApiError, DocumentEdit>({
    mutationFn: async (change) => {
      const { document } = await fetchDocument(api, id, { priority: 'user', exact: true });
      await changeDocument(api, id, change(document), { priority: 'user' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: documentsKey }),
  });
}

/** What a service does with a document after its answer: again, or turned. */
export type DocumentOrder = DocumentTask | { readonly rotate: 90 | 180 | 270 };

export function orderMutation(api: Api, client: QueryClient, id: string) {
  return mutationOptions<void, ApiError, DocumentOrder>({
    mutationFn: async (order) => {
      if (typeof order === 'string') return startTask(api, id, order, { priority: 'user' });
      await rotateDocument(api, id, order.rotate, { priority: 'user' });
      await client.invalidateQueries({ queryKey: documentFileQuery(api, id).queryKey });
    },
    onSettled: () => {
      const { queryKey } = documentQuery(api, id);
      // A fresh count of polls: what is processed again is asked for as soon as what is new.
      client.getQueryCache().find({ queryKey })?.setState({ dataUpdateCount: 0 });
      return client.invalidateQueries({ queryKey });
    },
  });
}

export function deleteDocumentMutation(api: Api, client: QueryClient, id: string) {
  return mutationOptions<void>({
    mutationFn: async () => {
      await deleteDocument(api, id, { priority: 'user' });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [...documentsKey, 'list'] }),
  });
}
