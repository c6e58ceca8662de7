import { useEffect, useState } from 'react';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EtaRecord } from './etaRecord.ts';

/**
 * How past arrivals of a fleet went; of the fleet before until a new one is counted, undefined until the first is. What
 * counts is loaded once it is wanted.
 *
 * @param shipments null where nothing is wanted
 */
export function useEtaRecord(shipments: readonly Shipment[] | null): EtaRecord | undefined {
  const [record, setRecord] = useState<EtaRecord>();
  useEffect(() => {
    if (!shipments) return;
    let left = false;
    void import('./etaRecord.ts').then(async ({ etaRecordOf }) => {
      const found = await etaRecordOf(shipments);
      if (!left) setRecord(found);
    });
    return () => {
      left = true;
    };
  }, [shipments]);
  return record;
}
