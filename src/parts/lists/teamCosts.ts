import { followTariffs, useTariffs } from '#/device/tariffs.ts';
import type { ListCosts } from '#/domain/list/column.ts';
import { listCosts } from '#/domain/list/listCosts.ts';

/** Hands out what waiting costs by the tariffs of this device, now and after each change, until the signal ends it. */
export function followTeamCosts(set: (next: ListCosts) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const read = () => set(listCosts(useTariffs.getState()));
  read();
  for (const stop of [useTariffs.subscribe(read), followTariffs()]) signal.addEventListener('abort', stop);
}
