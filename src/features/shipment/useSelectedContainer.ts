import { useMemo, useState } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { selectContainer } from '#/domain/find/selectContainer.ts';
import { attempt } from '#/domain/records/attempt.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { withInlandEvents } from '#/domain/timeline/inlandEvents.ts';
import { mostPressingContainer } from '#/domain/verdict/mostPressingContainer.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import { useContainerEvents } from './useContainerEvents.ts';

/**
 * The container of a shipment that the address asks for, else its most pressing one, with what its events show of a
 * carriage inland as soon as they are read; `missing` is a number that the shipment does not have.
 */
export function useSelectedContainer(shipment: Shipment, wanted: string | undefined) {
  const { container: recorded, missing } = selectContainer(
    shipment.containers,
    wanted,
    useOpenedFor(shipment),
  );
  const { events } = useContainerEvents(recorded?.id ?? null);
  const container = useMemo(
    // A record that no rule can make anything of costs its own part of the page.
    () =>
      recorded && attempt(() => withInlandEvents(shipment, recorded, events.data?.records ?? []), recorded),
    [shipment, recorded, events.data],
  );
  return { container, missing };
}

/**
 * The id of the container that is most pressing when the page opens, or when the first containers are named: it stays while
 * somebody reads it.
 */
function useOpenedFor(shipment: Shipment): string | undefined {
  const now = instant(useNow(minute));
  const limits = usePreferences((preferences) => preferences.exceptions);
  const choose = () => ({
    shipmentId: shipment.id,
    containerId: mostPressingContainer(shipment, now, limits)?.id,
  });
  const [opened, setOpened] = useState(choose);
  const isSame = opened.shipmentId === shipment.id;
  if (isSame && (opened.containerId !== undefined || shipment.containers.length === 0))
    return opened.containerId;
  const chosen = choose();
  if (isSame && chosen.containerId === undefined) return undefined;
  setOpened(chosen);
  return chosen.containerId;
}
