import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { ColumnContext, RowCosts } from '#/domain/list/column.ts';
import type { FleetView } from '#/domain/list/view.ts';
import type { Instant } from '#/time/instant.ts';

const isCost = (id: string) => id.startsWith('cost');

/** What the columns of a list depend on. Costs are loaded by a view that shows or sorts by them. */
export function useColumnContext({ columns, order }: FleetView, now: Instant): ColumnContext {
  const limits = usePreferences(({ exceptions }) => exceptions);
  const [costs, setCosts] = useState<RowCosts>();
  const isWanted = [order.column, ...columns.map(({ id }) => id)].some(isCost);
  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    void import('./teamCosts.ts').then(({ followTeamCosts }) => followTeamCosts(setCosts, left.signal));
    return () => left.abort();
  }, [isWanted]);
  return useMemo(() => ({ now, limits, costs }), [now, limits, costs]);
}
