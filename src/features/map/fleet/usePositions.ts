import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { fleetVessels } from '#/domain/fleetMap/fleetMap.ts';
import type { Sailing } from '#/domain/fleetMap/sailings.ts';
import type { Position } from '#/domain/geo/position.ts';
import { createPositionReader, type PositionReader } from '#/queries/positionReader.ts';
import { systemClock } from '#/time/clock.ts';
import { minute } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import { useThrottled } from '#/ui/useThrottled.ts';

const route = getRouteApi('/_app/map');
/** Answers may come in bursts; the vessels are computed twice a second at most. */
const pace = 500;
/** How often positions that have become too old are loaded again. Ages on screen change as often. */

/** The vessels of the sailings by the positions that are loaded. It keeps loading the others. */
export function usePositions(
  sailings: readonly Sailing[],
  selected: string | null,
  inView: (position: Position) => boolean,
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
