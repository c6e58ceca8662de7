import { useMemo } from 'react';
import { useTariffs } from '#/device/tariffs.ts';
import { firstAvailable } from '#/domain/charges/chargeClock.ts';
import { type ContainerCharge, containerCharges } from '#/domain/charges/containerCharges.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { useFromEvents } from '#/features/shipment/useContainerEvents.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';

/** What a container is charged by the tariffs of the team, as they and the clock have it. */
export function useContainerCharges(shipment: Shipment, container: Container): readonly ContainerCharge[] {
  const book = useTariffs();
  const now = instant(useNow(minute));
  const { result: availableAt = null } = useFromEvents(shipment, container, firstAvailable);
  return useMemo(
    () => containerCharges({ shipment, container, availableAt }, book, now),
    [shipment, container, availableAt, book, now],
  );
}
