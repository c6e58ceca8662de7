import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { NamedContainers } from '#/domain/find/numberSet.ts';
import type { ListCosts } from '#/domain/list/column.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';

/**
 * What waiting costs by the tariffs of this device; undefined until what counts it is loaded, which it is once wanted,
 * and has priced these shipments.
 */
export function useListCosts(
  isWanted: boolean,
  shipments: readonly Shipment[],
  now: Instant,
): ListCosts | undefined {
  const [costs, setCosts] = useState<ListCosts>();
  const isReady = isWanted && shipments.length > 0;
  const askFor = useEffectEvent(() => ({ shipments, now }));
  useEffect(() => {
    if (!isReady) return;
    const left = new AbortController();
    void import('./teamCosts.ts').then(({ followTeamCosts }) =>
      followTeamCosts(() => askFor(), setCosts, left.signal),
    );
    return () => left.abort();
  }, [isReady]);
  return costs;
}

const nothing: NamedContainers = new Map();

/** What a filter by cost leaves; null without such a filter. */
export function useCostsOnly(
  { cost }: FleetFilter,
  shipments: readonly Shipment[],
  costs: ListCosts | undefined,
  now: Instant,
): NamedContainers | null {
  return useMemo(
    () => (cost ? (costs?.containersIn(cost, shipments, now) ?? nothing) : null),
    [cost, costs, shipments, now],
  );
}
