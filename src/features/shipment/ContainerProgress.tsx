import type { Container } from '#/domain/records/container.ts';
import { progress } from '#/domain/timeline/progress.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ProgressStepsDetail } from './ProgressStepsDetail.tsx';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import { useJourney } from '#/features/shipment/timeline/useJourney.ts';

const minute = 60_000;

/** How far the selected container has come. The records tell it until the events are there, or if they never come. */
export function ContainerProgress({ shipment, container }: { shipment: Shipment; container: Container }) {
  const { legs } = useJourney(shipment, container);
  const now = instant(useNow(minute));
  const milestones = progress(shipment, container, legs ?? null, now);
  return <ProgressStepsDetail milestones={milestones} number={container.number} now={now} />;
}
