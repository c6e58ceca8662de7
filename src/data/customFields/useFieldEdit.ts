import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { describeError } from '#/data/cache/describeError.ts';
import { useLastEdit } from '#/data/cache/useLastEdit.ts';
import { describeWriteFailure } from '#/data/cache/writeFailure.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import { partiesQuery } from '#/data/parties/queries.ts';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import {
  type FieldEntry,
  type FieldTarget,
  fieldWith,
  isChosen,
  type FieldChoice,
} from '#/domain/records/fieldEntry.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { compareText } from '#/language/compareText.ts';
import { stop } from '#/language/punctuation.ts';
import { editFieldMutation } from './editField.ts';
import { optionsQuery } from './queries.ts';

/**
 * The last change of a custom field and how to make the next.
 *
 * @param isOpen whether it is being edited: what can be chosen is loaded then
 */
export function useFieldEdit(api: Api, target: FieldTarget, isOpen: boolean) {
  const { definition } = target;
  const client = useQueryClient();
  const { last, save, discard } = useLastEdit(editFieldMutation(api, client, target));
  const failed = last?.status === 'failed' ? last : null;
  const needsChoices = isChosen(definition);
  const choices = useQuery({
    ...fieldChoicesQuery(api, definition),
    enabled: needsChoices && (isOpen || failed !== null),
  });
  const notLoaded = choices.error && !choices.data ? describeError(choices.error) : null;
  return {
    last,
    failed,
    choices: needsChoices ? (choices.data ?? null) : [],
    failure: failed
      ? describeWriteFailure(failed.failure)
      : notLoaded && `${notLoaded.title}${stop}${notLoaded.why} ${notLoaded.next}`,
    save,
    discard,
    /** The field with that entry. */
    fieldWith: (entry: FieldEntry) => fieldWith(target, entry, choices.data ?? []),
  };
}

const choicesKey = ['customFields', 'choices'] as const;

/** What can be chosen for a field whose values are chosen: its options, or the records that it may refer to. */
export function fieldChoicesQuery(api: Api, { id, dataType, referenceType }: CustomDefinition) {
  return queryOptions({
    queryKey: [...choicesKey, id] as const,
    queryFn: async ({ client }): Promise<readonly FieldChoice[]> => {
      if (dataType !== 'reference') return client.query(optionsQuery(api, id));
      if (referenceType === 'Party') {
        const parties = await client.query(partiesQuery(api));
        return parties.map((party) => ({ value: `party ${party.id}`, label: party.name }));
      }
      const { shipments } = await client.query(fleetQuery(api));
      return referenceChoices(shipments, referenceType);
    },
    // What it is made of says when it is stale.
    staleTime: 0,
  });
}

interface Named {
  readonly type: string;
  readonly id: string | null;
  readonly name: string | null;
}

/**
 * The records of the account that a field of that reference type can refer to, by name: what its shipments, containers,
 * ports, terminals and vessels are, each once.
 */
function referenceChoices(
  shipments: readonly Shipment[],
  referenceType: string | null,
): readonly FieldChoice[] {
  const labels = new Map<string, string>();
  for (const { type, id, name } of shipments.flatMap((shipment) => recordsOf(shipment, referenceType))) {
    if (id !== null && name !== null) labels.set(`${type} ${id}`, name);
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => compareText(a.label, b.label));
}

function recordsOf(shipment: Shipment, referenceType: string | null): readonly Named[] {
  switch (referenceType) {
    case 'Shipment':
      return [{ type: 'shipment', id: shipment.id, name: shipment.billOfLading }];
    case 'Container':
      return shipment.containers.map(({ id, number }) => ({ type: 'container', id, name: number }));
    case 'Port':
      return [shipment.portOfLoading, shipment.portOfDischarge, shipment.destination]
        .filter((place) => place !== null)
        .filter(({ type }) => type === 'port');
    case 'Terminal':
      return [shipment.podTerminal, shipment.destinationTerminal].filter((terminal) => terminal !== null);
    case 'Vessel':
      return shipment.podVessel ? [{ type: 'vessel', ...shipment.podVessel }] : [];
    default:
      return [];
  }
}
