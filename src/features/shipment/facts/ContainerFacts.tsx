import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { carriersQuery } from '#/data/carriers/queries.ts';
import { usePreferences } from '#/device/preferences.ts';
import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import { describeChange } from '#/domain/arrival/words.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import { portSubject, terminalSubject, vesselSubject } from '#/domain/profile/subject.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Facility, Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import type { Carrier, Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { formatEquipment } from '#/domain/status/equipment.ts';
import { formatWeight } from '#/domain/status/formatWeight.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import {
  carrierNames,
  findCarrier,
  type TrackingCarrier,
  safePage,
  trackingPage,
} from '#/domain/tracking/carriers.ts';
import { useContainerCharges } from '#/features/shipment/costs/useContainerCharges.ts';
import { ContainerReferences } from '#/features/shipment/labels/LabelText.tsx';
import { EtaHistory } from '#/features/shipment/route/EtaHistory.tsx';
import { TrackingState } from '#/features/shipment/TrackingState.tsx';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { PlaceName } from '#/parts/status/PlaceName.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime, Time } from '#/parts/time/Time.tsx';
import { momentShift } from '#/time/momentShift.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { CustomerField } from './CustomerField.tsx';
import { CustomFields } from './CustomFields.tsx';
import { dataSources, type DataSupplier, FactList, Topic } from './FactList.tsx';
import { PickupTopic } from './PickupTopic.tsx';
import * as words from './words.ts';

const MessagesTopic = lazyPart(
  () => import('#/features/shipment/messages/MessagesTopic.tsx'),
  'MessagesTopic',
);

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

/** Places, vessel and railroad, and how the ETA has moved. Dates stand in the strip and in the timeline. */
export function RouteTopic({ shipment, container }: { shipment: Shipment; container: Container | null }) {
  const { portOfLoading, portOfDischarge, podVessel, podVoyageNumber } = shipment;
  const { polOriginalEtd } = shipment;
  const departure = shipment.polAtd ?? shipment.polEtd;
  const inland = inlandPlace(shipment);
  const [atPort, atEnd] = [arrivalAtPort(shipment, container), arrivalInland(shipment, container)];
  const [terminal, ...others] = podTerminals(shipment, container ? [container] : shipment.containers);
  const ramp = container
    ? pickupSite('destination', { shipment, container }).terminal
    : shipment.destinationTerminal;
  const railroads = container && [container.podRailCarrier, container.inlandRailCarrier];
  const named = [...new Set(railroads)].filter((scac) => scac !== null);
  const stops = [portOfLoading, portOfDischarge, inland].map(placeName).filter((name) => name !== null);
  return (
    <Topic title={words.route} digest={stops.join(' → ')}>
      <FactList
        facts={[
          {
            label: words.portOfLoading,
            value: portOfLoading && <At place={portOfLoading} facility={null} />,
          },
          {
            label: words.portOfDischarge,
            value: portOfDischarge && (
              <At place={portOfDischarge} facility={others.length === 0 ? (terminal ?? null) : null} />
            ),
          },
          ...(inland
            ? [{ label: words.inlandDestination, value: <At place={inland} facility={ramp} /> }]
            : []),
          ...(polOriginalEtd && departure
            ? [
                {
                  label: words.originalEtd,
                  value: (
                    <>
                      <Time moment={polOriginalEtd} />
                      <span className="block text-ink-soft">
                        {describeChange(momentShift(polOriginalEtd, departure))}
                      </span>
                    </>
                  ),
                },
              ]
            : []),
          {
            label: words.vessel,
            value: podVessel?.name && (
              <ProfileLink subject={vesselSubject(podVessel)}>
                {words.vesselAndVoyage(podVessel.name, podVoyageNumber)}
              </ProfileLink>
            ),
          },
          ...(inland || named.length > 0 ? [{ label: words.railroad, value: named.join(', ') }] : []),
          ...(container?.railCheckedAt
            ? [{ label: words.railLastChecked, value: <Freshness at={container.railCheckedAt} /> }]
            : []),
        ]}
      />
      <div className="space-y-3 pt-3 empty:hidden">
        <EtaHistory
          name="vessel_arrived"
          of="podArrival"
          original={shipment.podOriginalEta}
          current={shipment.podEta}
          actual={atPort.actual}
        />
        {inland && (
          <EtaHistory
            name="arrived_at_inland_destination"
            of="inlandArrival"
            original={shipment.destinationOriginalEta}
            current={atEnd.expected}
            actual={atEnd.actual}
          />
        )}
      </div>
    </Topic>
  );
}

function At({ place, facility }: { place: Place; facility: Facility | null }) {
  return (
    <>
      <ProfileLink subject={portSubject(place)}>
        <PlaceName place={place} />
      </ProfileLink>
      {facility?.name && (
        <ProfileLink
          subject={facility.type === 'terminal' ? terminalSubject(facility) : null}
          className="block text-ink-soft"
        >
          {facility.name}
        </ProfileLink>
      )}
    </>
  );
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
