import { etaChange } from '#/domain/etaChange.ts';
import { samePlace } from '#/domain/samePlace.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { RouteStop } from './RouteStop.tsx';
import { Time } from './Time.tsx';

/** From the port of lading over the port of discharge to the destination, with what happened and what is expected. */
export function RouteSummary({ shipment }: { shipment: Shipment }) {
  const { portOfLading, portOfDischarge, destination } = shipment;
  const change = etaChange(shipment);
  // Many records repeat the port of discharge as the destination; it is one stop then.
  const inland = samePlace(destination, portOfDischarge) ? null : destination;
  return (
    <ol
      aria-label="Route"
      className="card grid divide-y divide-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0"
    >
      <RouteStop
        title="Port of lading"
        place={portOfLading}
        actual={{ words: 'Departed', moment: shipment.polAtd }}
        expected={{ words: 'Departure expected', moment: shipment.polEtd }}
      />
      <RouteStop
        title="Port of discharge"
        place={portOfDischarge}
        facility={shipment.podTerminal}
        actual={{ words: 'Arrived', moment: shipment.podAta }}
        expected={{ words: 'Arrival expected', moment: shipment.podEta }}
      >
        {change && (
          <p className="text-sm text-ink-soft">
            First estimate <Time moment={change.original} />
            {': '}
            <strong className={change.days > 0 ? 'font-semibold text-attention' : 'font-semibold text-ink'}>
              {change.words}
            </strong>
          </p>
        )}
      </RouteStop>
      {inland && (
        <RouteStop
          title="Destination"
          place={inland}
          facility={shipment.destinationTerminal}
          actual={{ words: 'Arrived', moment: shipment.destinationAta }}
          expected={{ words: 'Arrival expected', moment: shipment.destinationEta }}
        />
      )}
    </ol>
  );
}
