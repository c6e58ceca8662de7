import { useEffect, useState } from 'react';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { FleetRecord } from './fleetRecord.ts';

/**
 * How past arrivals of a fleet went; of the fleet before until a new one is counted, undefined until the first is. What
 * counts is loaded once it is wanted.
 *
 * @param shipments null where nothing is wanted
 */
export function useFleetRecord(shipments: readonly Shipment[] | null): FleetRecord | undefined {
  const [record, setRecord] = useState<FleetRecord>();
  useEffect(() => {
    if (!shipments) return;
    let left = false;
    void import('./fleetRecord.ts').then(async ({ fleetRecordOf }) => {
      const found = await fleetRecordOf(shipments);
      if (!left) setRecord(found);
    });
    return () => {
      left = true;
    };
  }, [shipments]);
  return record;
}
