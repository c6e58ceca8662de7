import { isStopped, stopReasonWords } from '#/domain/status/carrierTracking.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { Freshness } from '#/parts/Freshness.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { Badge } from '#/ui/Badge.tsx';

/**
 * Whether the service still asks the carrier about this shipment, and when it last got an answer
 * (docs/interface.md 4.2).
 */
export function TrackingState({ tracking }: { tracking: CarrierTracking }) {
  const { stoppedAt, stoppedReason, lastAttemptedAt, lastSucceededAt } = tracking;
  const stopped = isStopped(tracking);
  const lastFailed =
    lastAttemptedAt !== null && (lastSucceededAt === null || lastAttemptedAt > lastSucceededAt);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft lg:justify-end">
      {stopped ? (
        <>
          <Badge tone="attention">Tracking stopped</Badge>
          <span>
            {stoppedAt !== null && <InstantTime at={stoppedAt} />}
            {stoppedAt !== null && ': '}
            {stopReasonWords(stoppedReason)}
          </span>
        </>
      ) : (
        <Badge tone="moving">Tracking</Badge>
      )}
      <span className={stopped ? 'w-full lg:text-right' : undefined}>
        {lastSucceededAt === null ? (
          'The carrier has not answered yet'
        ) : (
          <>
            Carrier last answered <Freshness at={lastSucceededAt} />
          </>
        )}
        {!stopped && lastFailed && (
          <>
            , last asked <Freshness at={lastAttemptedAt} />
          </>
        )}
      </span>
    </p>
  );
}
