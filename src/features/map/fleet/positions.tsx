import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import {
  type FleetPositions,
  createPositionReader,
  type PositionReader,
} from '#/data/routes/positionReader.ts';
import { type FleetVessel, fleetVessels } from '#/domain/fleetMap/fleetMap.ts';
import { positionAge } from '#/domain/fleetMap/positionAge.ts';
import type { Sailing } from '#/domain/fleetMap/sailings.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { tryAgain } from '#/parts/words.ts';
import { systemClock } from '#/time/clock.ts';
import { minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import { useThrottled } from '#/ui/hooks/useThrottled.ts';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { speedText } from '#/wording/position.ts';
import type { EstimateOf } from './useEstimates.ts';
import {
  estimatedWhy,
  expectedVessel,
  lastPosition,
  noPositionLabels,
  nothingSince,
  projectedShown,
  reportedPosition,
  timeNotReported,
  loadedOf,
  notLoaded,
  positionsLabel,
  positionsNotEnabled,
  tracksNotEnabled,
} from './words.ts';

/** The age of the position of a vessel, or why it has none. */
export function PositionText({
  vessel,
  positions,
  estimateOf,
}: {
  vessel: FleetVessel;
  positions: FleetPositions;
  estimateOf: EstimateOf;
}) {
  const { reported, status, sailings } = vessel;
  if (reported?.reportedAt === null) return timeNotReported;
  if (reported && status === 'expired') {
    return (
      <>
        {lastPosition} <InstantTime at={reported.reportedAt} />; {nothingSince}
      </>
    );
  }
  if (reported && positionAge(reported.reportedAt, systemClock.now()) === 'old') {
    return (
      <span className="text-attention">
        {lastPosition} <Freshness at={reported.reportedAt} />; {projectedShown}
      </span>
    );
  }
  if (reported) {
    return (
      <>
        {reportedPosition} <Freshness at={reported.reportedAt} />
        {reported.speedInKnots !== null && `${clauseComma}${speedText(reported.speedInKnots)}`}
      </>
    );
  }
  if (status !== 'notLoaded') return noPositionLabels[status];
  const words = estimateOf(vessel) ? estimatedWhy : expectedVessel;
  if (positions.notEnabled.has('route')) return words.notEnabled;
  return sailings.some(({ key }) => positions.failed.has(key)) ? words.failed : words.waiting;
}

const route = getRouteApi('/_app/map');
/** Answers may come in bursts; the vessels are computed twice a second at most. */
const pace = 500;

interface PositionProps {
  readonly vessels: readonly FleetVessel[];
  readonly positions: FleetPositions;
  /** False until all shipments are loaded: no position is requested before. */
  readonly isLoading: boolean;
  /** Whether another time than the present is shown, which needs the tracks of the vessels. */
  readonly moved: boolean;
}

/** How many vessels have no position yet, or at another time than the present no track. */
export function countWaiting({ vessels, positions, isLoading, moved }: PositionProps): number {
  const { failed, waiting, notEnabled } = positions;
  if (!isLoading || notEnabled.has('route')) return 0;
  return vessels.filter(({ key, status, sailings }) =>
    status === 'notLoaded'
      ? !sailings.some((sailing) => failed.has(sailing.key))
      : moved && (waiting.has(`future ${key}`) || waiting.has(`past ${key}`)),
  ).length;
}

/** Over the top of the map while positions are loading. Screen readers do not announce counts that change twice a second. */
export function PositionProgress({
  waiting,
  total,
  what,
}: {
  waiting: number;
  total: number;
  what: 'positions' | 'tracks';
}) {
  if (waiting === 0) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-10">
      <ProgressBar label={positionsLabel} value={total - waiting} max={total} />
      <p className="m-2 w-fit rounded bg-surface px-2 py-0.5 text-xs text-ink-soft max-md:sr-only">
        {loadedOf(what, total - waiting, total)}
      </p>
    </div>
  );
}

/** What could not be loaded, or what the account does not have. */
export function PositionNotices({
  vessels,
  positions: { failed, notEnabled },
  isLoading,
  moved,
  onRetry,
}: PositionProps & { readonly onRetry: () => void }) {
  if (vessels.length === 0) return null;
  if (notEnabled.has('route')) {
    return (
      <p role="status" className="text-sm text-attention">
        {positionsNotEnabled}
      </p>
    );
  }
  if (!isLoading) return null;
  const [failure] = failed.values();
  const noTracks = moved && notEnabled.size > 0;
  if (failed.size === 0 && !noTracks) return null;
  return (
    <p className="text-sm text-ink-soft">
      {noTracks && (
        <span role="status" className="text-attention">
          {tracksNotEnabled[notEnabled.has('future') ? 'future' : 'past']}
        </span>
      )}
      {noTracks && failed.size > 0 && ' · '}
      {failed.size > 0 && (
        <span role="status" className="text-attention">
          {notLoaded(failed.size, describeError(failure?.error).title)}
          <Button look="bare" className="-my-1 ml-1" onClick={onRetry}>
            {tryAgain}
          </Button>
        </span>
      )}
    </p>
  );
}

/** The vessels of the sailings by the positions that are loaded. It keeps loading the others. */
export function usePositions(
  sailings: readonly Sailing[],
  selected: string | null,
  inView: (vessel: FleetVessel) => boolean,
  moved: boolean,
  pastFrom: Instant | null,
  isComplete: boolean,
) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const client = useQueryClient();
  const [reader] = useState((): PositionReader => createPositionReader(api, client, systemClock));
  const [positions, setPositions] = useState(reader.snapshot);
  const update = useThrottled(pace, () => startTransition(() => setPositions(reader.snapshot())));
  useEffect(() => reader.subscribe(update), [reader, update]);
  useEffect(() => () => reader.stop(), [reader]);
  useEffect(() => {
    // Requests failed without a network. They need not wait for their next try.
    window.addEventListener('online', reader.retry);
    return () => window.removeEventListener('online', reader.retry);
  }, [reader]);
  useEffect(() => {
    // With half of the list, other containers would stand for the sailings.
    if (!isComplete) return undefined;
    const look = () => reader.want({ sailings, selected, inView, moved, pastFrom });
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, [reader, sailings, selected, inView, moved, pastFrom, isComplete]);
  const now = instant(useNow(minute));
  const { vessels, transshipments } = useMemo(
    () => fleetVessels(sailings, positions.routeOf, now),
    // A snapshot is a new object after each answer, but its functions stay the same.
    [sailings, positions, now],
  );
  return { vessels, transshipments, positions, retry: reader.retry };
}
