import { isStopped } from '#/domain/status/carrierTracking.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { CopyLink } from './CopyLink.tsx';

/** A booking whose containers the carrier has not named yet, or never will. */
export function NoContainers({ shipment }: { shipment: Shipment }) {
  return (
    <div className="card">
      <EmptyState heading="h2" title="No containers yet">
        <p>
          The carrier has not named the containers of this shipment.{' '}
          {isStopped(shipment.carrierTracking)
            ? 'Tracking has stopped, so none will appear unless it is resumed.'
            : 'They appear here, with their events, once it does.'}
        </p>
        <CopyLink number={shipment.billOfLading} />
      </EmptyState>
    </div>
  );
}
