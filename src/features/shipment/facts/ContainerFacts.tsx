import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { carriersQuery } from '#/data/carriers/queries.ts';
import { usePreferences } from '#/device/preferences.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Carrier, Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import {
  carrierNames,
  findCarrier,
  type TrackingCarrier,
  safePage,
  trackingPage,
} from '#/domain/tracking/carriers.ts';
import { useContainerCharges } from '#/features/shipment/costs/useContainerCharges.ts';
import { ContainerReferences } from '#/features/shipment/labels/LabelText.tsx';
import { MessagesTopic } from '#/features/shipment/messages/MessagesTopic.tsx';
import { TrackingState } from '#/features/shipment/TrackingState.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { formatEquipment, formatWeight } from '#/wording/equipment.ts';
import { CustomerField } from './CustomerField.tsx';
import { CustomFields } from './CustomFields.tsx';
import { dataSources, type DataSupplier, FactList, Topic } from './FactList.tsx';
import { PickupTopic } from './PickupTopic.tsx';
import { RouteTopic } from './RouteTopic.tsx';
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
      {container && <ChargedPickup shipment={shipment} container={container} sources={sources} />}
      <RouteTopic shipment={shipment} container={container} />
      {container && (
        <CargoTopic
          container={container}
          sources={sources}
          references={<ContainerReferences shipmentId={shipment.id} container={container} />}
        />
      )}
      <TrackingTopic shipment={shipment} carrier={carrier} />
      <MessagesTopic shipment={shipment} container={container} />
      {container && <CustomFields entity={{ type: 'container', id: container.id }} />}
      <CustomFields entity={{ type: 'shipment', id: shipment.id }} />
    </section>
  );
}

/** The pickup with what the tariffs of the team say of it. */
function ChargedPickup(props: Omit<ComponentProps<typeof PickupTopic>, 'charges'>) {
  return <PickupTopic {...props} charges={useContainerCharges(props.shipment, props.container)} />;
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

/** Whether and how the shipment is tracked. */
function TrackingTopic({
  shipment,
  carrier: listed,
}: {
  shipment: Shipment;
  /** As the account's list has it. */
  carrier: TrackingCarrier | null;
}) {
  const { carrier, normalizedNumber, billOfLading, createdAt, carrierTracking } = shipment;
  const isOther = normalizedNumber !== null && normalizedNumber !== billOfLading;
  return (
    <Topic
      title={words.tracking}
      digest={
        isStopped(carrierTracking) || carrierTracking.lastSucceededAt === null ? null : (
          <>
            {words.carrierLastUpdated} <Freshness at={carrierTracking.lastSucceededAt} />
          </>
        )
      }
    >
      <FactList
        facts={[
          { label: words.trackedWith, value: <TrackingState tracking={carrierTracking} />, wide: true },
          { label: words.scac, value: carrier.scac && <span className="num">{carrier.scac}</span> },
          ...(isOther
            ? [{ label: words.carrierNumber, value: <span className="num">{normalizedNumber}</span> }]
            : []),
          { label: words.customer, value: <CustomerField key={shipment.id} shipment={shipment} /> },
          { label: words.added, value: createdAt !== null && <InstantTime at={createdAt} /> },
        ]}
      />
      {listed && <CarrierPages carrier={listed} number={normalizedNumber ?? billOfLading} />}
    </Topic>
  );
}

/** The ways to the carrier's own pages, for the number and for questions, as far as its record gives any. */
function CarrierPages({ carrier, number }: { carrier: TrackingCarrier; number: string }) {
  const name = carrier.shortName ?? carrier.name;
  const pages = [
    [words.carrierPage(name), trackingPage(carrier.trackingTemplate, number)],
    [words.contactPage(name), safePage(carrier.contactAddress)],
  ] as const;
  return (
    <p className="flex flex-wrap gap-x-4 empty:hidden">
      {pages.map(
        ([label, page]) =>
          page !== null && (
            <a
              key={label}
              href={page}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center underline underline-offset-2 sm:min-h-6"
            >
              {label}
            </a>
          ),
      )}
    </p>
  );
}
