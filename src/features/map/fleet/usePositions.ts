import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { fleetVessels } from '#/domain/fleetMap/fleetMap.ts';
import type { Position } from '#/domain/geo/position.ts';
import type { Sailing } from '#/domain/fleetMap/sailings.ts';
import { createPositionReader, type PositionReader } from '#/queries/positionReader.ts';
import { systemClock } from '#/time/clock.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { useNow } from '#/ui/useNow.ts';
import { useThrottled } from '#/features/map/time/useThrottled.ts';

const route = getRouteApi('/_app/map');
/** Answers may come in bursts; vessels are put together again twice a second. */
const pace = 500;
/** How often the reader looks for positions that have become too old, and each of them is a minute older. */
const minute = 60_000;

/** The vessels of the sailings, as far as their positions have been read, and the reading of the rest. */
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
    // What was asked for without a network has failed, and need not wait any longer.
    window.addEventListener('online', reader.retry);
    return () => window.removeEventListener('online', reader.retry);
  }, [reader]);
  useEffect(() => {
    // Half a fleet would be asked for by other containers than the whole.
    if (!isComplete) return undefined;
    const look = () => reader.want({ sailings, selected, inView, moved, pastFrom });
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, [reader, sailings, selected, inView, moved, pastFrom, isComplete]);
  const now = instant(useNow(minute));
  const { vessels, between } = useMemo(
    () => fleetVessels(sailings, positions.routeOf, now),
    // A snapshot is a new object whenever something has come, though its functions are not.
    [sailings, positions, now],
  );
  return { vessels, between, positions, retry: reader.retry };
}
