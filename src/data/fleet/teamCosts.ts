import { runCooperatively } from '#/async/runCooperatively.ts';
import { useTariffs } from '#/device/tariffs.ts';
import type { ListCosts } from '#/domain/list/column.ts';
import { listCosts, priceInSteps } from '#/domain/list/listCosts.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';

/** What is priced, when it is asked for. */
interface Priced {
  readonly shipments: readonly Shipment[];
  readonly now: Instant;
}

/**
 * Hands out what waiting costs by the tariffs of this device, now and after each change, until the signal ends it. All of
 * a large account is priced in slices first: what draws and sorts then finds the sums.
 */
export function followTeamCosts(
  askFor: () => Priced,
  set: (next: ListCosts) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const read = () => {
    const book = useTariffs.getState();
    const { shipments, now } = askFor();
    runCooperatively(priceInSteps(book, shipments, now), signal).then(
      () => book === useTariffs.getState() && set(listCosts(book)),
      () => undefined,
    );
  };
  read();
  signal.addEventListener('abort', useTariffs.subscribe(read));
}
