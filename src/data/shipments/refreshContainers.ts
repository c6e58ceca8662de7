import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { fleetKey } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';

/** What became of a refresh: how many containers the service took, its own words, and what stopped the rest. */
export interface Refreshed {
  readonly count: number;
  readonly messages: readonly string[];
  /** Null where all were taken. */
  readonly failure: unknown;
}

/** The service takes so many in one call (docs/interface.md 2.6). */
const maxInCall = 100;

/** Asks the sources of containers again. The calls have a bucket of their own: after one that fails none is sent. */
export function refreshContainersMutation(api: Api, client: QueryClient) {
  return mutationOptions<Refreshed, never, readonly string[]>({
    mutationFn: async (ids) => {
      const { refreshContainers } = await import('#/data/containers/calls.ts');
      const messages = new Set<string>();
      for (let count = 0; count < ids.length; count += maxInCall) {
        try {
          const some = ids.slice(count, count + maxInCall);
          const message = await refreshContainers(api, some, { lane: 'user' });
          if (message !== null) messages.add(message);
        } catch (failure) {
          return { count, messages: [...messages], failure };
        }
      }
      return { count: ids.length, messages: [...messages], failure: null };
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: fleetKey });
      void client.invalidateQueries({ queryKey: ['shipment'] });
    },
  });
}
