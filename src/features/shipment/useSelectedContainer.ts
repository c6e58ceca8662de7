import { useMemo } from 'react';
import { selectContainer } from '#/domain/find/selectContainer.ts';
import { attempt } from '#/domain/records/attempt.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { withInlandEvents } from '#/domain/timeline/inlandEvents.ts';
import { useContainerEvents } from './useContainerEvents.ts';

/**
 * The container of a shipment that the address asks for, with what its events show of a carriage inland as soon as they
 * are read; `missing` is a number that the shipment does not have.
 */
export function useSelectedContainer(shipment: Shipment, wanted: string | undefined) {
  const { container: recorded, missing } = selectContainer(shipment.containers, wanted);
  const { events } = useContainerEvents(recorded?.id ?? null);
  const container = useMemo(
    // A record that no rule can make anything of costs its own part of the page.
    () =>
      recorded && attempt(() => withInlandEvents(shipment, recorded, events.data?.records ?? []), recorded),
    [shipment, recorded, events.data],
  );
  return { container, missing };
}
