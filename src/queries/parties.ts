import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import type { ApiError } from '#/api/errors.ts';
import type { Party } from '#/domain/records/party.ts';
import { fleetKey } from './fleet.ts';
import { staleAfter } from './freshness.ts';

const partiesKey = ['parties'] as const;

/** The companies of the account. */
export function partiesQuery(api: Api) {
  return queryOptions({
    queryKey: partiesKey,
    queryFn: async ({ signal }) => {
      const { fetchParties } = await import('#/api/parties.ts');
      return fetchParties(api, { lane: 'visible', signal });
    },
    staleTime: staleAfter.parties,
  });
}

/** Creates a party, where its id is null, or renames it. The shipments of a customer show its new name. */
export function writePartyMutation(api: Api, client: QueryClient) {
  return mutationOptions<Party | null, ApiError, { readonly id: string | null; readonly name: string }>({
    mutationFn: async (party) => {
      const { writeParty } = await import('#/api/parties.ts');
      return writeParty(api, party, { lane: 'user' });
    },
    onSettled: (_, __, { id }) => {
      void client.invalidateQueries({ queryKey: partiesKey });
      if (id === null) return;
      void client.invalidateQueries({ queryKey: fleetKey });
      void client.invalidateQueries({ queryKey: ['shipment'] });
    },
  });
}
