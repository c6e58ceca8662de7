import { runCooperatively } from '#/async/runCooperatively.ts';
import type { ListEtaRecord } from '#/domain/list/column.ts';
import type { DescribeUsual } from '#/domain/messages/facts.ts';
import { fleetPerformance, type FleetPerformance } from '#/domain/performance/performance.ts';
import { listEtaRecord, usualDelays } from '#/domain/performance/usualEta.ts';
import type { UsualDelay } from '#/domain/performance/usualRange.ts';
import { describeUsual, usualOnBoard } from '#/domain/performance/words.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { systemClock } from '#/time/clock.ts';

/** How past arrivals of a fleet went, and what that says beside its ETAs. */
export interface EtaRecord {
  readonly performance: FleetPerformance;
  readonly usualOf: ReturnType<typeof usualDelays>;
  readonly list: ListEtaRecord;
  /** For messages. */
  readonly describe: DescribeUsual;
  /** For the arrivals board. */
  readonly onBoard: DescribeUsual;
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
  const by =
    (format: (found: UsualDelay) => string): DescribeUsual =>
    (shipment, now) => {
      const found = usualOf(shipment, now);
      return found && format(found);
    };
  return {
    performance,
    usualOf,
    list: listEtaRecord(usualOf),
    describe: by(describeUsual),
    onBoard: by(usualOnBoard),
  };
}
