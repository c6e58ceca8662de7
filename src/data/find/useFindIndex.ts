import { useEffect, useState } from 'react';
import type { FindIndex, Numbers } from '#/domain/find/findIndex.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { findIndexOf, looseIndexOf } from './queries.ts';

/** All numbers of these shipments; those of the shipments before while they are being prepared, null at first. */
export function useFindIndex(shipments: readonly Shipment[] | undefined): FindIndex | null {
  return usePrepared(shipments, findIndexOf);
}

/** The same for tolerance.ts; undefined where it is not needed. */
export function useLooseIndex(shipments: readonly Shipment[] | undefined): Numbers | null {
  return usePrepared(shipments, looseIndexOf);
}

function usePrepared<Index>(
  shipments: readonly Shipment[] | undefined,
  prepare: (shipments: readonly Shipment[]) => Promise<Index>,
): Index | null {
  const [index, setIndex] = useState<Index | null>(null);
  useEffect(() => {
    if (!shipments) return;
    let latest = true;
    void prepare(shipments).then((prepared) => {
      if (latest) setIndex(() => prepared);
    });
    return () => {
      latest = false;
    };
  }, [shipments, prepare]);
  return index;
}
