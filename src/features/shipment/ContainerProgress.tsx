import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { progress } from '#/domain/timeline/progress.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import { ProgressStepsDetail } from './ProgressStepsDetail.tsx';
import { useJourney } from './useJourney.ts';

/** How far the selected container has come: by its records alone until the events are loaded, or if they fail. */
export function ContainerProgress({ shipment, container }: { shipment: Shipment; container: Container }) {
  const legs = useJourney(shipment, container) ?? null;
  const now = instant(useNow(minute));
  const milestones = progress(shipment, container, legs, now);
  return <ProgressStepsDetail milestones={milestones} number={container.number} now={now} />;
}
