import { followTariffs, useTariffs } from '#/device/tariffs.ts';
import type { RowCosts } from '#/domain/list/column.ts';
import { rowCosts } from '#/domain/list/rowCosts.ts';

/** Hands out what rows cost by the tariffs of this device, now and after each change; returns how to stop. */
export function followTeamCosts(changed: (costs: RowCosts) => void): () => void {
  const read = () => {
    const { tariffs, calendars } = useTariffs.getState();
    changed(rowCosts({ tariffs, calendars }));
  };
  read();
  const stops = [useTariffs.subscribe(read), followTariffs()];
  return () => {
    for (const stop of stops) stop();
  };
}
