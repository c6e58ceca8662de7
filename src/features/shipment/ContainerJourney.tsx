import { useCallback, useMemo } from 'react';
import type { EtaStep } from '#/domain/journey/etaShift.ts';
import { journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import { etaHistory } from '#/domain/provenance/etaHistory.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import type { JourneyLists } from '#/domain/timeline/selectEvents.ts';
import { JourneyPanel } from '#/parts/journey/JourneyPanel.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { containerName } from '#/wording/containerName.ts';
import { useFromEvents } from './useContainerEvents.ts';

/** The journey of the selected container: by its records alone until the events are loaded, or if they fail. */
export function ContainerJourney({ shipment, container }: { shipment: Shipment; container: Container }) {
  const now = instant(useNow(minute));
  const make = useCallback(
    (lists: JourneyLists) => ({
      events: timelineEvents(buildJourney({ ...lists, shipment, container }), shipment, container),
      etas: revisedEtas(shipment, lists),
    }),
    [shipment, container],
  );
  const { result } = useFromEvents(shipment, container, make);
  const journey = useMemo(
    () => journeyOf({ shipment, container, events: null, ...result }, now),
    [shipment, container, result, now],
  );
  return <JourneyPanel journey={journey} number={containerName(container)} />;
}

function revisedEtas(
  { portOfDischarge, podOriginalEta, podEta }: Shipment,
  { rawEvents }: JourneyLists,
): readonly EtaStep[] {
  const history = etaHistory({
    name: 'vessel_arrived',
    place: portOfDischarge,
    rawEvents,
    original: podOriginalEta,
    current: podEta,
    actual: null,
    actualLearnedAt: null,
  });
  return history?.revisions ?? [];
}
