import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import { portSubject, terminalSubject, vesselSubject } from '#/domain/profile/subject.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Facility, Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { EtaHistory } from '#/features/shipment/route/EtaHistory.tsx';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { PlaceName } from '#/parts/status/PlaceName.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { momentShift } from '#/time/momentShift.ts';
import { describeShift } from '#/wording/arrival.ts';
import { FactList, Topic } from './FactList.tsx';
import * as words from './words.ts';

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
                        {describeShift(momentShift(polOriginalEtd, departure))}
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
          place={shipment.portOfDischarge}
          original={shipment.podOriginalEta}
          current={shipment.podEta}
          actual={atPort.actual}
        />
        {inland && (
          <EtaHistory
            name="arrived_at_inland_destination"
            of="inlandArrival"
            place={shipment.destination}
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
