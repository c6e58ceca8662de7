import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { colon } from '#/language/punctuation.ts';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Badge } from '#/ui/Badge.tsx';
import { describeStopReason } from '#/wording/status.ts';
import * as words from './words.ts';

/**
 * Whether the shipment is still tracked, and when the carrier last updated
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
          <Badge tone="attention">{words.trackingStopped}</Badge>
          <span>
            {stoppedAt !== null && <InstantTime at={stoppedAt} />}
            {stoppedAt !== null && colon}
            {describeStopReason(stoppedReason)}
          </span>
        </>
      ) : (
        <Badge>{words.tracking}</Badge>
      )}
      <span className={stopped ? 'w-full lg:text-right' : undefined}>
        {lastSucceededAt === null ? (
          words.carrierNeverUpdated
        ) : (
          <>
            {words.carrierLastUpdated} <Freshness at={lastSucceededAt} />
          </>
        )}
        {!stopped && lastFailed && (
          <>
            {words.lastRequest} <Freshness at={lastAttemptedAt} />
          </>
        )}
      </span>
    </p>
  );
}
