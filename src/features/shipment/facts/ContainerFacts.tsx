import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { carriersQuery } from '#/data/carriers/queries.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment, Carrier } from '#/domain/records/shipment.ts';
import { formatEquipment } from '#/domain/status/equipment.ts';
import { formatWeight } from '#/domain/status/formatWeight.ts';
import { carrierNames, findCarrier, type TrackingCarrier } from '#/domain/tracking/carriers.ts';
import { ContainerReferences } from '#/features/shipment/labels/ContainerReferences.tsx';
import { CustomFields } from './CustomFields.tsx';
import { dataSources, type DataSupplier } from './dataSource.ts';
import { FactList } from './FactList.tsx';
import { PickupTopic } from './PickupTopic.tsx';
import { RouteTopic } from './RouteTopic.tsx';
import { Topic } from './Topic.tsx';
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
  const carrier = useListedCarrier(shipment.carrier);
  const sources = dataSources(carrier, container?.podTerminal ?? shipment.podTerminal);
  return (
    <section aria-label={words.facts} className="card overflow-hidden">
      <h2 className="eyebrow border-b border-line px-4 py-2">{words.facts}</h2>
      {container && <PickupTopic shipment={shipment} container={container} sources={sources} />}
      <RouteTopic shipment={shipment} container={container} />
      {container && (
        <CargoTopic
          container={container}
          sources={sources}
          references={<ContainerReferences shipmentId={shipment.id} container={container} />}
        />
      )}
      <TrackingTopic shipment={shipment} carrier={carrier} />
      {container && <CustomFields entity={{ type: 'container', id: container.id }} />}
      <CustomFields entity={{ type: 'shipment', id: shipment.id }} />
    </section>
  );
}

/** The carrier as the account's list has it; null until that is loaded, and of one that is not on it. */
function useListedCarrier({ scac }: Carrier): TrackingCarrier | null {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { data = [] } = useQuery(carriersQuery(api));
  return scac === null ? null : findCarrier(carrierNames(data), scac);
}

/** What the container is and carries. */
function CargoTopic({
  container,
  references,
  sources,
}: {
  container: Container;
  /** The container's own references, which the page may let the reader edit. */
  references: ReactNode;
  sources: readonly DataSupplier[];
}) {
  const { sealNumber, weightInPounds } = container;
  const unit = usePreferences((preferences) => preferences.weight);
  const weight = formatWeight(weightInPounds, unit);
  return (
    <Topic
      title={words.equipmentAndCargo}
      digest={[formatEquipment(container), weight].filter(Boolean).join(' · ')}
    >
      <FactList
        sources={sources}
        facts={[
          { label: words.weight, value: weight, attributes: ['weight_in_lbs'] },
          {
            label: words.seal,
            value: sealNumber && <span className="num">{sealNumber}</span>,
            attributes: ['seal_number'],
          },
          { label: words.containerReferences, value: references, wide: true },
        ]}
      />
    </Topic>
  );
}
