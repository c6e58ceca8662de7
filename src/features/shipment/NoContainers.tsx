import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import * as words from './words.ts';

/** A booking whose containers the carrier has not named yet, or never will. */
export function NoContainers({ shipment }: { shipment: Shipment }) {
  return (
    <div className="card">
      <EmptyState heading="h2" title={words.noContainers}>
        <p>{words.noContainersWhy(isStopped(shipment.carrierTracking))}</p>
      </EmptyState>
    </div>
  );
}
