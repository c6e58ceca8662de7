import { useEffect, useState } from 'react';
import { runCooperatively } from '#/async/runCooperatively.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { type PlanFound, planRows } from '#/domain/pickups/pickups.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';

/** Until the first plan is made. */
export const nothingYet: PlanFound = { rows: [], rejected: 0 };

/** The plan, made in slices, so that the page stays responsive; the one before until then. */
export function usePlanRows(shipments: readonly Shipment[], book: TariffBook, now: Instant): PlanFound {
  const [found, setFound] = useState(nothingYet);
  useEffect(() => {
    const overtaken = new AbortController();
    runCooperatively(planRows(shipments, book, now), overtaken.signal).then(setFound, () => undefined);
    return () => overtaken.abort();
  }, [shipments, book, now]);
  return found;
}
