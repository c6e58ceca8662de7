import { useEffect, useState } from 'react';
import type { FleetPerformance } from '#/domain/performance/performance.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/**
 * How past arrivals of a fleet went; of the fleet before until a new one is counted, undefined until the first is. What
 * counts is loaded once it is wanted.
 *
 * @param shipments null where nothing is wanted
 */
export function useFleetPerformance(shipments: readonly Shipment[] | null): FleetPerformance | undefined {
  const [performance, setPerformance] = useState<FleetPerformance>();
  useEffect(() => {
    if (!shipments) return;
    let left = false;
    void import('./fleetPerformances.ts').then(async ({ performanceOf }) => {
      const found = await performanceOf(shipments);
      if (!left) setPerformance(found);
    });
    return () => {
      left = true;
    };
  }, [shipments]);
  return performance;
}
