import { useEffect, useState } from 'react';
import { hasTariffs } from '#/device/tariffsMark.ts';
import type { RowCosts } from '#/domain/list/column.ts';
import type { FleetView } from '#/domain/list/view.ts';

/** What rows cost, for a view that shows or sorts by it; its code is loaded once a tariff counts. */
export function useRowCosts({ columns, order }: FleetView): RowCosts | undefined {
  const [costs, setCosts] = useState<RowCosts>();
  const isWanted = [...columns, { id: order.column }].some(({ id }) => id.startsWith('cost'));
  useEffect(() => {
    if (!isWanted || !hasTariffs()) return;
    const left = new AbortController();
    void import('./teamCosts.ts').then(({ followTeamCosts }) => {
      if (left.signal.aborted) return;
      const stop = followTeamCosts((next) => setCosts(() => next));
      left.signal.addEventListener('abort', stop);
    });
    return () => left.abort();
  }, [isWanted]);
  return costs;
}
