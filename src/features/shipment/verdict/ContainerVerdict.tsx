import type { UsualDelay } from '#/domain/arrival/usualDelay.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { waitsAt } from '#/domain/timeline/waitsAt.ts';
import { useJourney } from '#/features/shipment/useContainerEvents.ts';
import { VerdictStrip } from './VerdictStrip.tsx';

/** The strip of a container, with its transshipment port as soon as its events are loaded. */
export function ContainerVerdict({
  shipment,
  container,
  usual,
}: {
  shipment: Shipment;
  container: Container;
  usual: UsualDelay | null;
}) {
  const legs = useJourney(shipment, container);
  return (
    <VerdictStrip
      shipment={shipment}
      container={container}
      usual={usual}
      waitsAt={legs ? waitsAt(shipment, container, legs) : null}
    />
  );
}
