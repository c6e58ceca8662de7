import { useCallback, useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { subjectsIn } from '#/domain/profile/subject.ts';
import type { Container } from '#/domain/records/container.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import { placeKey } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { JourneyLists } from '#/domain/timeline/selectEvents.ts';
import { type DrawnOther, timeline } from '#/domain/timeline/timeline.ts';
import { LedgerContext } from '#/features/shipment/provenance/WithLedger.tsx';
import { useFromEvents } from '#/features/shipment/useContainerEvents.ts';
import { unreadEvents } from '#/features/shipment/words.ts';
import { Unread } from '#/parts/lists/Unread.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { InstantTime, Time } from '#/parts/time/Time.tsx';
import { tryAgain } from '#/parts/words.ts';
import { minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { ChevronDownIcon } from '#/ui/icons/icons.tsx';
import { describeZoneConflict, formatPlaces, otherJourneyTitle } from '#/wording/timeline.ts';
import { SubjectsContext } from './SubjectName.tsx';
import { Timeline } from './Timeline.tsx';
import { TimelineSkeleton } from './TimelineSkeleton.tsx';
import * as words from './words.ts';

interface ContainerTimelineProps {
  readonly shipment: Shipment;
  readonly container: Container;
}

/** The journey of a container. What fails here leaves the rest of the page as it is. */
export function ContainerTimeline({ shipment, container }: ContainerTimelineProps) {
  const now = instant(useNow(minute));
  const { result: drawn, events, raw, unread } = useTimeline(shipment, container, now);
  const subjects = useMemo(() => tryOr(() => [...subjectsIn(shipment, now)], []), [shipment, now]);
  const isSilent = unread === 0 && events.data?.records.length === 0 && raw.data?.records.length === 0;

  return (
    <section aria-label={words.eventsOf(container.number)} className="card min-w-0 space-y-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="eyebrow">{words.events}</h2>
        {drawn && (
          <EstimatesNote failed={raw.isError} loading={raw.isPending} onRetry={() => void raw.refetch()} />
        )}
      </div>
      {events.error && (
        <ErrorPanel words={describeError(events.error)} onRetry={() => void events.refetch()} />
      )}
      <Unread count={unread} words={unreadEvents} />
      {isSilent && <p className="text-sm text-ink-soft">{words.noEvents}</p>}
      {drawn && drawn.joinedAt !== null && (
        <p className="text-xs text-ink-soft">
          {words.trackedSince} <InstantTime at={drawn.joinedAt} />. {words.earlierEvents}
        </p>
      )}
      {drawn?.zoneConflicts.map((conflict) => (
        <p key={`${placeKey(conflict.place)} ${conflict.other}`} className="text-xs text-ink-soft">
          {describeZoneConflict(conflict)}
        </p>
      ))}
      <SubjectsContext value={subjects}>
        {drawn && <Timeline legs={drawn.legs} />}
        {drawn?.others.map((other) => (
          <OtherJourney key={other.key} journey={other} />
        ))}
      </SubjectsContext>
      {!drawn && !events.error && <TimelineSkeleton />}
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

/** The timeline of a container at this minute, ready to be drawn. */
function useTimeline(shipment: Shipment, container: Container, now: Instant) {
  const make = useCallback(
    (lists: JourneyLists) => timeline({ ...lists, shipment, container }, now),
    [shipment, container, now],
  );
  return useFromEvents(shipment, container, make);
}

/** What the same container did for another shipment, folded. */
function OtherJourney({ journey }: { journey: DrawnOther }) {
  return (
    <details className="group/other border-t border-line pt-1">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm -outline-offset-2 select-none hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="-rotate-90 text-ink-faint group-open/other:rotate-0">
          <ChevronDownIcon />
        </span>
        <span className="font-semibold">{otherJourneyTitle(journey)}</span>
        <span className="text-ink-soft">
          {formatPlaces(journey.places)}
          {journey.ended && (
            <>
              {journey.places.length > 0 && ' · '}
              {words.ended} <Time moment={journey.ended} />
            </>
          )}
        </span>
      </summary>
      {/* The date sources are those of the current journey. */}
      <LedgerContext value={null}>
        <Timeline legs={journey.legs} />
      </LedgerContext>
    </details>
  );
}
