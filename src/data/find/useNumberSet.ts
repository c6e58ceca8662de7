import { queryOptions, useQuery } from '@tanstack/react-query';
import { cachedFor } from '#/data/cache/freshness.ts';
import type { NamedContainers } from '#/domain/find/numberSet.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { SetAnswer, SetInAddress } from './setAnswer.ts';

export const numberSetKey = ['numberSet'] as const;

function numberSetQuery(address: SetInAddress, fleet: Fleet | undefined) {
  const { set = null, deviceSet = null } = address;
  return queryOptions<SetAnswer>({
    queryKey: [...numberSetKey, set, deviceSet, fleet?.readAt ?? null, fleet?.pages ?? 0],
    queryFn: async ({ client }) => {
      // Only a list with a set needs it, so it is not in the first file that a browser loads.
      const { answerSet } = await import('./setAnswer.ts');
      return answerSet(client, address, fleet?.shipments ?? []);
    },
    staleTime: Infinity,
    gcTime: cachedFor.findAnswer,
    structuralSharing: false,
  });
}

const nothing: NamedContainers = new Map();

export interface NumberSet {
  /** Undefined until the account is read. */
  readonly answer: SetAnswer | undefined;
  /** What a list is narrowed to; null without a set. */
  readonly named: NamedContainers | null;
  /** True while an empty list says nothing yet. */
  readonly finding: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * What the set of a filter names. It is looked for once the whole account is read, or as much of it as could be: what is
 * still to come may hold a number.
 */
export function useNumberSet(
  { set, deviceSet }: FleetFilter,
  fleet: Fleet | undefined,
  failed: boolean,
): NumberSet {
  const asked = set !== undefined || deviceSet !== undefined;
  const { data, error, refetch } = useQuery({
    ...numberSetQuery({ set, deviceSet }, fleet),
    enabled: asked && fleet !== undefined && (fleet.complete || failed),
    // A refreshed account answers the same set a moment later.
    placeholderData: (before, query) => (isSameSet(query?.queryKey, set, deviceSet) ? before : undefined),
  });
  const answer = asked ? data : undefined;
  return {
    answer,
    named: asked ? (answer?.named ?? nothing) : null,
    finding: asked && !answer && error === null,
    error: asked ? error : null,
    retry: () => void refetch(),
  };
}

function isSameSet(
  key: readonly unknown[] = [],
  set: readonly string[] | null = null,
  deviceSet: string | null = null,
): boolean {
  return JSON.stringify(key.slice(1, 3)) === JSON.stringify([set, deviceSet]);
}
