import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FleetFilter } from '#/domain/list/view.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { comparisonQuery } from './queries.ts';

interface ChangedOnly {
  /** Those that have changed since the last review where the filter asks for them, else all. */
  readonly shipments: readonly Shipment[];
  /** True while what has been read is still being compared, so that an empty list says nothing yet. */
  readonly comparing: boolean;
  /** Why nothing can be compared. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The part of a filter that only this device can tell. What compares is loaded when it is asked for. */
export function useChangedOnly(
  shipments: readonly Shipment[],
  { changed }: FleetFilter,
  fleet: Fleet | undefined,
): ChangedOnly {
  const asked = changed !== undefined;
  const { data, error, refetch } = useQuery({ ...comparisonQuery, enabled: asked });
  const byShipment = data?.byShipment;
  const left = useMemo(
    () => (asked ? shipments.filter(({ id }) => byShipment?.has(id)) : shipments),
    [asked, shipments, byShipment],
  );
  return {
    shipments: left,
    comparing: asked && error === null && data?.fleet !== fleet,
    error: asked ? error : null,
    retry: () => void refetch(),
  };
}
