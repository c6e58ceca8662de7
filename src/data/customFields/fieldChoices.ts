import { queryOptions } from '@tanstack/react-query';
import { fleetQuery } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import { partiesQuery } from '#/data/parties/queries.ts';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import type { FieldChoice } from '#/domain/records/fieldEntry.ts';
import { optionsQuery } from './queries.ts';

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
      const { referenceChoices } = await import('#/domain/records/referenceChoices.ts');
      const { shipments } = await client.query(fleetQuery(api));
      return referenceChoices(shipments, referenceType);
    },
    // What it is made of says when it is stale.
    staleTime: 0,
  });
}
