import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import type { Container } from '#/domain/records/container.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { EtaHistory } from './EtaHistory.tsx';
import { RouteStop } from './RouteStop.tsx';
import * as words from './words.ts';

/**
 * From the port of loading over the port of discharge to the destination, with what has happened and what is estimated:
 * of the container that the page is about, so that it has one arrival at each place.
 */
export function RouteSummary({ shipment, container }: { shipment: Shipment; container: Container | null }) {
  const { portOfLoading, portOfDischarge, carrierTracking: tracking } = shipment;
  const place = inlandPlace(shipment);
  const [atPort, inland] = [arrivalAtPort(shipment, container), arrivalInland(shipment, container)];
  const hasLeft = container !== null && hasReached('vessel_departed', container, shipment);
  const [terminal, ...others] = podTerminals(shipment, container ? [container] : shipment.containers);
  return (
    <ol
      aria-label={words.route}
      className="card grid divide-y divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0"
    >
      <RouteStop
        title={words.portOfLoading}
        of="departure"
        place={portOfLoading}
        tracking={tracking}
        actual={{ words: words.departed, moment: shipment.polAtd, isReached: hasLeft }}
        expected={{ words: words.etd, moment: shipment.polEtd }}
      />
      <RouteStop
        title={words.portOfDischarge}
        of="podArrival"
        place={portOfDischarge}
        tracking={tracking}
        facility={others.length === 0 ? (terminal ?? null) : null}
        actual={{ words: words.arrived, moment: atPort.actual, isReached: atPort.isReached }}
        expected={{ words: words.eta, moment: shipment.podEta }}
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
          title={words.inlandDestination}
          of="inlandArrival"
          place={place}
          tracking={tracking}
          facility={
            container
              ? pickupSite('destination', { shipment, container }).terminal
              : shipment.destinationTerminal
          }
          actual={{ words: words.arrived, moment: inland.actual, isReached: inland.isReached }}
          expected={{ words: words.eta, moment: inland.expected }}
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
