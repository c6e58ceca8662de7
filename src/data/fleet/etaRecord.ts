import { runCooperatively } from '#/async/runCooperatively.ts';
import type { ListEtaRecord } from '#/domain/list/column.ts';
import { fleetPerformance, type FleetPerformance } from '#/domain/performance/performance.ts';
import { listEtaRecord, usualDelays } from '#/domain/performance/usualEta.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { systemClock } from '#/time/clock.ts';

/** How past arrivals of a fleet went, and what that says beside its ETAs. */
export interface EtaRecord {
  readonly performance: FleetPerformance;
  readonly usualOf: ReturnType<typeof usualDelays>;
  readonly list: ListEtaRecord;
}

const counted = new WeakMap<readonly Shipment[], Promise<EtaRecord>>();

/** Counted in slices, once for every page that asks. What has arrived does not change with the clock. */
export function etaRecordOf(shipments: readonly Shipment[]): Promise<EtaRecord> {
  let record = counted.get(shipments);
  if (!record) counted.set(shipments, (record = countRecord(shipments)));
  return record;
}

async function countRecord(shipments: readonly Shipment[]): Promise<EtaRecord> {
  const performance = await runCooperatively(fleetPerformance(shipments, systemClock.now()));
  const usualOf = usualDelays(performance);
  return { performance, usualOf, list: listEtaRecord(usualOf) };
}
