import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { TrackingState } from '#/features/shipment/TrackingState.tsx';
import { Freshness } from '#/parts/Freshness.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { FactList } from './FactList.tsx';
import { Topic } from './Topic.tsx';
import * as words from './words.ts';

/** Whether and how the shipment is tracked. */
export function TrackingTopic({ shipment }: { shipment: Shipment }) {
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
          { label: words.added, value: createdAt !== null && <InstantTime at={createdAt} /> },
        ]}
      />
    </Topic>
  );
}
