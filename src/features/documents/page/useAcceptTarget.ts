import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { CustomFields } from '#/domain/records/customField.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { customDefinitionsQuery } from '#/queries/customFields.ts';
import { recordFieldsQuery } from '#/queries/recordFields.ts';
import { shipmentQuery } from '#/queries/shipment.ts';

const route = getRouteApi('/_app/documents/$documentId');

/** The shipment that takes fields of a document, and its custom fields. */
export interface AcceptTarget {
  /** Null where the document is linked to none. */
  readonly shipmentId: string | null;
  /** Null until it is loaded. */
  readonly shipment: Shipment | null;
  readonly custom: Pick<CustomFields, 'definitions' | 'fields'>;
  readonly hasFailed: boolean;
}

/** Those that a document is linked to, by itself or through a container. */
export function shipmentsOf({ links }: TradeDocument): readonly string[] {
  return [...new Set(links.map(({ shipmentId }) => shipmentId).filter((id) => id !== null))];
}

/** @param chosen null: the first that the document is linked to */
export function useAcceptTarget(document: TradeDocument, chosen: string | null): AcceptTarget {
  const api = route.useRouteContext({ select: (context) => context.api });
  const ids = shipmentsOf(document);
  const shipmentId = ids.find((id) => id === chosen) ?? ids[0] ?? null;
  const entity = { type: 'shipment', id: shipmentId ?? '' };
  const shipment = useQuery({ ...shipmentQuery(api, entity.id), enabled: shipmentId !== null });
  const filledIn = useQuery({ ...recordFieldsQuery(api, entity), enabled: shipmentId !== null });
  const { data: definitions = [] } = useQuery(customDefinitionsQuery(api));
  return {
    shipmentId,
    shipment: shipment.data ?? null,
    // What is filled in has to be known before it is replaced.
    custom: { definitions: filledIn.data ? definitions : [], fields: filledIn.data?.fields ?? [] },
    hasFailed: shipment.isError && !shipment.data,
  };
}
