import { useEffect, useState } from 'react';
import type { FindIndex } from '#/domain/find/findIndex.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { findIndexOf } from './find.ts';

/** All numbers of these shipments; those of the shipments before while they are being prepared, null at first. */
export function useFindIndex(shipments: readonly Shipment[] | undefined): FindIndex | null {
  const [index, setIndex] = useState<FindIndex | null>(null);
  useEffect(() => {
    if (!shipments) return;
    let latest = true;
    void findIndexOf(shipments).then((prepared) => {
      if (latest) setIndex(prepared);
    });
    return () => {
      latest = false;
    };
  }, [shipments]);
  return index;
}
