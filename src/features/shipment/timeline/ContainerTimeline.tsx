import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isOfFirstReading } from '#/domain/timeline/learned.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { Unread } from '#/parts/Unread.tsx';
import { Timeline } from './Timeline.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { Button } from '#/ui/Button.tsx';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';
import { useJourney } from './useJourney.ts';

interface ContainerTimelineProps {
  readonly shipment: Shipment;
  readonly container: Container;
}

/** The journey of a container. What fails here leaves the rest of the page as it is. */
export function ContainerTimeline({ shipment, container }: ContainerTimelineProps) {
  const { legs, events, raw, unread } = useJourney(shipment, container);
  const wasLate = events.data?.records.some((event) => isOfFirstReading(event, container.createdAt)) ?? false;
  const isSilent = unread === 0 && events.data?.records.length === 0 && raw.data?.records.length === 0;

  return (
    <section aria-label={`Events of ${container.number}`} className="card min-w-0 space-y-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="eyebrow">Events</h2>
        {legs && (
          <EstimatesNote failed={raw.isError} loading={raw.isPending} onRetry={() => void raw.refetch()} />
        )}
      </div>
      {events.error && <ErrorPanel words={errorWords(events.error)} onRetry={() => void events.refetch()} />}
      <Unread count={unread} one="event" />
      {isSilent && (
        <p className="text-sm text-ink-soft">
          Neither the carrier nor a terminal has reported anything about this container yet.
        </p>
      )}
      {wasLate && container.createdAt !== null && (
        <p className="text-xs text-ink-soft">
          Tracked since <InstantTime at={container.createdAt} />; what had happened before was learned then.
        </p>
      )}
      {legs && (
        <Timeline legs={legs} tracking={shipment.carrierTracking} trackedSince={container.createdAt} />
      )}
      {!legs && !events.error && <TimelineSkeleton />}
    </section>
  );
}

/**
 * Estimates come from a call of their own (docs/interface.md 2.2, rule 2), which can fail while the events are there.
 */
function EstimatesNote({
  failed,
  loading,
  onRetry,
}: {
  failed: boolean;
  loading: boolean;
  onRetry: () => void;
}) {
  return (
    <p role="status" className="flex items-center gap-1 text-xs text-ink-soft">
      {failed ? (
        <>
          <span className="text-attention">Estimates could not be loaded.</span>
          <Button look="bare" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : loading ? (
        'Loading estimates'
      ) : null}
    </p>
  );
}
