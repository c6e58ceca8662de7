import { useQueries } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { documentStatus } from '#/domain/documents/documentStatus.ts';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { documentQuery } from '#/queries/documents.ts';

const route = getRouteApi('/_app/documents');

/** Asked for at a time: each costs a request every few seconds. */
const mostAsked = 10;

/** The documents with the newest of those that are being processed, which are asked for until that is done. */
export function useUntilRead(documents: readonly TradeDocument[]): readonly TradeDocument[] {
  const api = route.useRouteContext({ select: (context) => context.api });
  const waiting = documents.filter((document) => documentStatus(document) === 'processing');
  const newest = useQueries({
    queries: waiting.slice(0, mostAsked).map(({ id }) => documentQuery(api, id)),
    combine: (results) => results.flatMap(({ data }) => (data ? [data.document] : [])),
  });
  return useMemo(() => {
    const byId = new Map(newest.map((document) => [document.id, document]));
    return documents.map((document) => byId.get(document.id) ?? document);
  }, [documents, newest]);
}
