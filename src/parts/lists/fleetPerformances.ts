import { runCooperatively } from '#/async/runCooperatively.ts';
import { type FleetPerformance, fleetPerformance } from '#/domain/performance/performance.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { systemClock } from '#/time/clock.ts';

const counted = new WeakMap<readonly Shipment[], Promise<FleetPerformance>>();

/** Counted in slices, once for every page that asks. What has arrived does not change with the clock. */
export function performanceOf(shipments: readonly Shipment[]): Promise<FleetPerformance> {
  let performance = counted.get(shipments);
  if (!performance) {
    performance = runCooperatively(fleetPerformance(shipments, systemClock.now()));
    counted.set(shipments, performance);
  }
  return performance;
}
