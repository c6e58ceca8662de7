import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { fieldChoicesQuery } from '#/data/customFields/fieldChoices.ts';
import { customDefinitionsQuery } from '#/data/customFields/queries.ts';
import { recordFieldsQuery } from '#/data/customFields/recordFields.ts';
import { shipmentQuery } from '#/data/shipments/queries.ts';
import { containerHolder, type FieldHolder, shipmentHolder } from '#/domain/documents/fieldHolder.ts';
import { definitionsToMatch, type HolderFields } from '#/domain/documents/fieldUses.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { DocumentField, DocumentLink, TradeDocument } from '#/domain/records/tradeDocument.ts';

const route = getRouteApi('/_app/documents/$documentId');

/** A shipment or container that may take the fields of a document. */
export interface AcceptChoice {
  readonly kind: DocumentLink['kind'];
  readonly id: string;
  readonly shipmentId: string;
  /** Null where the link does not say. */
  readonly number: string | null;
}

/** What takes the fields of a document, and its custom fields. */
export interface AcceptTarget {
  readonly choices: readonly AcceptChoice[];
  /** Null where the document is linked to none. */
  readonly chosen: AcceptChoice | null;
  /** Of the chosen one, which the document is compared with; null until it is loaded. */
  readonly shipment: Shipment | null;
  /** Null until it is loaded. */
  readonly holder: FieldHolder | null;
  readonly custom: HolderFields;
  readonly failed: 'record' | 'choices' | null;
}

export const choiceKey = ({ kind, id }: Pick<AcceptChoice, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The shipments that a document is linked to, by itself or through a container, then the containers. */
function choicesOf({ links }: TradeDocument): readonly AcceptChoice[] {
  const known = links.flatMap(({ kind, id, number, shipmentId }) =>
    shipmentId === null ? [] : [{ kind, id, number, shipmentId }],
  );
  const shipments = known.filter(({ kind }) => kind === 'shipment');
  const containers = known.filter(({ kind }) => kind === 'container');
  const others = new Set(containers.map(({ shipmentId }) => shipmentId));
  for (const { id } of shipments) others.delete(id);
  return [
    ...shipments,
    ...Array.from(others, (id) => ({ kind: 'shipment' as const, id, shipmentId: id, number: null })),
    ...containers,
  ];
}

/** @param key of the choice; null: the first */
export function useAcceptTarget(
  document: TradeDocument,
  fields: readonly DocumentField[],
  key: string | null,
): AcceptTarget {
  const api = route.useRouteContext({ select: (context) => context.api });
  const choices = choicesOf(document);
  const chosen = choices.find((choice) => choiceKey(choice) === key) ?? choices[0] ?? null;
  const entity = { type: chosen?.kind ?? 'shipment', id: chosen?.id ?? '' };
  const enabled = chosen !== null;
  const shipment = useQuery({ ...shipmentQuery(api, chosen?.shipmentId ?? ''), enabled });
  const filledIn = useQuery({ ...recordFieldsQuery(api, entity), enabled });
  const { data: definitions = [] } = useQuery(customDefinitionsQuery(api));
  const matched = definitionsToMatch(fields, definitions, entity.type);
  const lists = useQueries({
    queries: matched.map((definition) => ({ ...fieldChoicesQuery(api, definition), enabled })),
  });
  return {
    choices,
    chosen,
    shipment: (chosen && shipment.data) ?? null,
    holder: shipment.data && chosen ? holderOf(shipment.data, chosen) : null,
    custom: {
      // What is filled in has to be known before it is replaced.
      definitions: filledIn.data ? definitions : [],
      fields: filledIn.data?.fields ?? [],
      choices: new Map(
        matched.flatMap(({ id }, index) => {
          const list = lists[index]?.data;
          return list ? [[id, list] as const] : [];
        }),
      ),
    },
    failed:
      shipment.isError && !shipment.data
        ? 'record'
        : lists.some(({ isError, data }) => isError && !data)
          ? 'choices'
          : null,
  };
}

function holderOf(shipment: Shipment, { kind, id }: AcceptChoice): FieldHolder | null {
  if (kind === 'shipment') return shipmentHolder(shipment);
  const container = shipment.containers.find((each) => each.id === id);
  return container ? containerHolder(shipment, container) : null;
}
