import { useMemo } from 'react';
import type { Api } from '#/data/http/api.ts';
import { concernedBy } from '#/domain/exceptions/concerned.ts';
import type { NamedContainers } from '#/domain/find/numberSet.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Instant } from '#/time/instant.ts';
import { useOpenExceptions } from './queries.ts';

const nothing: NamedContainers = new Map();

/**
 * What a filter by kinds of exceptions leaves, and the exceptions that its facet counts. They come after the first rows.
 *
 * @param isLater whether the rows have been drawn
 */
export function useExceptionsOnly(
  api: Api,
  { exception }: FleetFilter,
  fleet: Fleet | undefined,
  now: Instant,
  isLater: boolean,
) {
  const isAsked = exception !== undefined || isLater;
  const { open, requests, isWithoutRequests } = useOpenExceptions(
    api,
    isAsked && fleet?.complete === true ? fleet : undefined,
    now,
  );
  const items = open && open.everywhere;
  const concerned = useMemo(
    () => exception && items && concernedBy(items.filter(({ kind }) => exception.includes(kind))),
    [exception, items],
  );
  return {
    items,
    /** Whether some are left out because they were acknowledged or snoozed. */
    hasAcknowledged: open?.hasAcknowledged ?? false,
    /** Null without such a filter. */
    concerned: exception ? (concerned ?? nothing) : null,
    /** True while an empty list says nothing yet. */
    finding: exception !== undefined && items === null && !requests.isError,
    error: exception && !isWithoutRequests ? requests.error : null,
    retry: () => void requests.refetch(),
  };
}

/** What all of them name; null names everything. */
export const namedByAll = (...all: readonly (NamedContainers | null)[]): NamedContainers | null =>
  all.reduce(namedByBoth, null);

function namedByBoth(one: NamedContainers | null, other: NamedContainers | null): NamedContainers | null {
  if (one === null || other === null) return one ?? other;
  return new Map(
    [...one].flatMap(([shipment, ids]) => {
      const others = other.get(shipment);
      if (others === undefined) return [];
      if (ids === null || others === null) return [[shipment, ids ?? others] as const];
      return [[shipment, new Set([...ids].filter((id) => others.has(id)))] as const];
    }),
  );
}
