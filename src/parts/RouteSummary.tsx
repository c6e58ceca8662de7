import { inlandPlace } from '#/domain/inlandPlace.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { EtaHistory } from './EtaHistory.tsx';
import { RouteStop } from './RouteStop.tsx';

/** From the port of lading over the port of discharge to the destination, with what happened and what is expected. */
export function RouteSummary({ shipment }: { shipment: Shipment }) {
  const { portOfLading, portOfDischarge, lineTracking: tracking } = shipment;
  const inland = inlandPlace(shipment);
  return (
    <ol
      aria-label="Route"
      className="card grid divide-y divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0"
    >
      <RouteStop
        title="Port of lading"
        of="departure"
        place={portOfLading}
        tracking={tracking}
        actual={{ words: 'Departed', moment: shipment.polAtd }}
        expected={{ words: 'Departure expected', moment: shipment.polEtd }}
      />
      <RouteStop
        title="Port of discharge"
        of="podArrival"
        place={portOfDischarge}
        tracking={tracking}
        facility={shipment.podTerminal}
        actual={{ words: 'Arrived', moment: shipment.podAta }}
        expected={{ words: 'Arrival expected', moment: shipment.podEta }}
      >
        <EtaHistory
          name="vessel_arrived"
          of="podArrival"
          original={shipment.podOriginalEta}
          current={shipment.podEta}
          actual={shipment.podAta}
        />
      </RouteStop>
      {inland && (
        <RouteStop
          title="Destination"
          of="inlandArrival"
          place={inland}
          tracking={tracking}
          facility={shipment.destinationTerminal}
          actual={{ words: 'Arrived', moment: shipment.destinationAta }}
          expected={{ words: 'Arrival expected', moment: shipment.destinationEta }}
        >
          <EtaHistory
            name="arrived_at_inland_destination"
            of="inlandArrival"
            original={null}
            current={shipment.destinationEta}
            actual={shipment.destinationAta}
          />
        </RouteStop>
      )}
    </ol>
  );
}
