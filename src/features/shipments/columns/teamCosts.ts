import { followTariffs, useTariffs } from '#/device/tariffs.ts';
import type { RowCosts } from '#/domain/list/column.ts';
import { rowCosts } from '#/domain/list/rowCosts.ts';

/**
 * Hands out what rows cost by the tariffs of this device, now and after each change, until the signal ends it.
 *
 * @param set takes what makes the next state, since costs are a function themselves
 */
export function followTeamCosts(set: (next: () => RowCosts) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const read = () => {
    const costs = rowCosts(useTariffs.getState());
    set(() => costs);
  };
  read();
  for (const stop of [useTariffs.subscribe(read), followTariffs()]) signal.addEventListener('abort', stop);
}
