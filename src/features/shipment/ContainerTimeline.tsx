import { useMemo } from 'react';
import type { Container } from '#/domain/container.ts';
import { buildTimeline } from '#/domain/timeline.ts';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { Timeline } from '#/parts/Timeline.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { Button } from '#/ui/Button.tsx';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';
import { useContainerEvents } from './useContainerEvents.ts';

/** The events of a container. What fails here leaves the rest of the page as it is. */
export function ContainerTimeline({ container }: { container: Container }) {
  const { events, raw } = useContainerEvents(container.id);
  const groups = useMemo(
    () =>
      events.data ? buildTimeline({ events: events.data, rawEvents: raw.data ?? [], container }) : undefined,
    [events.data, raw.data, container],
  );

  return (
    <section aria-label={`Events of ${container.number}`} className="card min-w-0 space-y-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="eyebrow">Events</h2>
        {groups && (
          <EstimatesNote failed={raw.isError} loading={raw.isPending} onRetry={() => void raw.refetch()} />
        )}
      </div>
      {events.error && <ErrorPanel words={errorWords(events.error)} onRetry={() => void events.refetch()} />}
      {groups && groups.length > 0 && <Timeline groups={groups} />}
      {groups?.length === 0 && !raw.isPending && (
        <EmptyState title="No events yet">
          <p>Neither the carrier nor a terminal has reported anything about this container.</p>
        </EmptyState>
      )}
      {((!groups && !events.error) || (groups?.length === 0 && raw.isPending)) && <TimelineSkeleton />}
    </section>
  );
}

/** Estimates come from a call of their own (spec 4.1, rule 2), which can fail while the events are there. */
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
