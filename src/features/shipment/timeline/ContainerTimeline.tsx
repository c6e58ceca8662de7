import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { Unread } from '#/parts/Unread.tsx';
import { tryAgain } from '#/parts/words.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { Button } from '#/ui/Button.tsx';
import { Timeline } from './Timeline.tsx';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';
import { useTimeline } from './useTimeline.ts';
import * as words from './words.ts';

interface ContainerTimelineProps {
  readonly shipment: Shipment;
  readonly container: Container;
}

/** The journey of a container. What fails here leaves the rest of the page as it is. */
export function ContainerTimeline({ shipment, container }: ContainerTimelineProps) {
  const { made: timeline, events, raw, unread } = useTimeline(shipment, container);
  const isSilent = unread === 0 && events.data?.records.length === 0 && raw.data?.records.length === 0;

  return (
    <section aria-label={words.eventsOf(container.number)} className="card min-w-0 space-y-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="eyebrow">{words.events}</h2>
        {timeline && (
          <EstimatesNote failed={raw.isError} loading={raw.isPending} onRetry={() => void raw.refetch()} />
        )}
      </div>
      {events.error && <ErrorPanel words={errorWords(events.error)} onRetry={() => void events.refetch()} />}
      <Unread count={unread} one="event" />
      {isSilent && <p className="text-sm text-ink-soft">{words.noEvents}</p>}
      {timeline && timeline.joinedAt !== null && (
        <p className="text-xs text-ink-soft">
          {words.trackedSince} <InstantTime at={timeline.joinedAt} />. {words.earlierEvents}
        </p>
      )}
      {timeline && <Timeline timeline={timeline} />}
      {!timeline && !events.error && <TimelineSkeleton />}
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
          <span className="text-attention">{words.estimatesFailed}</span>
          <Button look="bare" onClick={onRetry}>
            {tryAgain}
          </Button>
        </>
      ) : loading ? (
        words.loadingEstimates
      ) : null}
    </p>
  );
}
