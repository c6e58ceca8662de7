import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ContainerReferences } from '#/features/shipment/labels/ContainerReferences.tsx';
import { CargoTopic } from './CargoTopic.tsx';
import { CustomFields } from './CustomFields.tsx';
import { PickupTopic } from './PickupTopic.tsx';
import { RouteTopic } from './RouteTopic.tsx';
import { TrackingTopic } from './TrackingTopic.tsx';
import * as words from './words.ts';

/** All else that is known of a container and its shipment, folded by topic. */
export function ContainerFacts({
  shipment,
  container,
}: {
  shipment: Shipment;
  /** Null for a booking that names no containers. */
  container: Container | null;
}) {
  return (
    <section aria-label={words.facts} className="card overflow-hidden">
      <h2 className="eyebrow border-b border-line px-4 py-2">{words.facts}</h2>
      {container && <PickupTopic shipment={shipment} container={container} />}
      <RouteTopic shipment={shipment} container={container} />
      {container && (
        <CargoTopic
          container={container}
          references={<ContainerReferences shipmentId={shipment.id} container={container} />}
        />
      )}
      <TrackingTopic shipment={shipment} />
      {container && <CustomFields entity={{ type: 'container', id: container.id }} />}
      <CustomFields entity={{ type: 'shipment', id: shipment.id }} />
    </section>
  );
}
