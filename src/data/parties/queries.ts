import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { staleAfter } from '#/data/cache/freshness.ts';
import { shipmentsKey } from '#/data/cache/recordKeys.ts';
import { ChangedMeanwhile, type WriteFailure } from '#/data/cache/writeFailure.ts';
import { fleetKey } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import type { Party } from '#/domain/records/party.ts';
import { fetchParties, fetchParty, writeParty } from './calls.ts';

const partiesKey = ['parties'] as const;

/** The companies of the account. */
export function partiesQuery(api: Api) {
  return queryOptions({
    queryKey: partiesKey,
    queryFn: ({ signal }) => fetchParties(api, { priority: 'visible', signal }),
    staleTime: staleAfter.parties,
  });
}

/** A party to create, or the new name of one that the reader saw. */
interface PartyAct {
  readonly name: string;
  readonly seen: Party | null;
}

/**
 * Creates a party, or renames it while its name is what the reader saw: the interface has no version. The shipments of a
 * customer show its new name.
 */
export function writePartyMutation(api: Api, client: QueryClient) {
  return mutationOptions<Party | null, WriteFailure<Party>, PartyAct>({
    mutationFn: async ({ name, seen }) => {
      const options = { priority: 'user' } as const;
      const newest = seen && (await fetchParty(api, seen.id, { ...options, exact: true }));
      if (newest && newest.name !== seen.name) throw new ChangedMeanwhile<Party>(newest);
      return writeParty(api, { id: seen?.id ?? null, name }, options);
    },
    onSettled: (_, __, { seen }) => {
      void client.invalidateQueries({ queryKey: partiesKey });
      if (!seen) return;
      void client.invalidateQueries({ queryKey: fleetKey });
      void client.invalidateQueries({ queryKey: shipmentsKey });
    },
  });
}
