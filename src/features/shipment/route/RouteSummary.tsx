import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import type { Container } from '#/domain/records/container.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import { hasReached } from '#/domain/status/reached.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { EtaHistory } from './EtaHistory.tsx';
import { RouteStop } from './RouteStop.tsx';

/**
 * From the port of lading over the port of discharge to the destination, with what happened and what is expected: of
 * the container that the page is about, so that no two arrivals at one place stand on it.
 */
export function RouteSummary({ shipment, container }: { shipment: Shipment; container: Container | null }) {
  const { portOfLoading, portOfDischarge, carrierTracking: tracking } = shipment;
  const place = inlandPlace(shipment);
  const [atPort, inland] = [arrivalAtPort(shipment, container), arrivalInland(shipment, container)];
  const hasLeft = container !== null && hasReached('vessel_departed', container, shipment);
  const [terminal, ...others] = podTerminals(shipment, container ? [container] : shipment.containers);
  return (
    <ol
      aria-label="Route"
      className="card grid divide-y divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0"
    >
      <RouteStop
        title="Port of lading"
        of="departure"
        place={portOfLoading}
        tracking={tracking}
        actual={{ words: 'Departed', moment: shipment.polAtd, isReached: hasLeft }}
        expected={{ words: 'Departure expected', moment: shipment.polEtd }}
      />
      <RouteStop
        title="Port of discharge"
        of="podArrival"
        place={portOfDischarge}
        tracking={tracking}
        facility={others.length === 0 ? (terminal ?? null) : null}
        actual={{ words: 'Arrived', moment: atPort.actual, isReached: atPort.isReached }}
        expected={{ words: 'Arrival expected', moment: shipment.podEta }}
      >
        <EtaHistory
          name="vessel_arrived"
          of="podArrival"
          original={shipment.podOriginalEta}
          current={shipment.podEta}
          actual={atPort.actual}
        />
      </RouteStop>
      {place && (
        <RouteStop
          title="Destination"
          of="inlandArrival"
          place={place}
          tracking={tracking}
          facility={
            container
              ? pickupSite('destination', { shipment, container }).terminal
              : shipment.destinationTerminal
          }
          actual={{ words: 'Arrived', moment: inland.actual, isReached: inland.isReached }}
          expected={{ words: 'Arrival expected', moment: inland.expected }}
        >
          <EtaHistory
            name="arrived_at_inland_destination"
            of="inlandArrival"
            original={null}
            current={inland.expected}
            actual={inland.actual}
          />
        </RouteStop>
      )}
    </ol>
  );
}
