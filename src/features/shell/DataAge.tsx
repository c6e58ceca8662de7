import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { fleetQuery, isBehind, isListLive } from '#/data/fleet/queries.ts';
import { useLive } from '#/device/useLive.ts';
import { isOutOfDate } from '#/domain/records/fleet.ts';
import { ReadAge, type ReadAgeProps } from '#/parts/time/ReadAge.tsx';
import { second } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { LiveMark, LiveNews } from './LiveMark.tsx';
import { listAge } from './words.ts';

/** How old the list of shipments is, whether it could be refreshed, and a way to refresh it: in words, or as `Age` has it. */
export function DataAge({ Age = ReadAge }: { Age?: ComponentType<ReadAgeProps> }) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { data: fleet, error, isFetching, refetch } = useQuery({ ...fleetQuery(api), enabled: false });
  const now = useNow(second);
  const openedAt = useLive((live) => live.openedAt);
  if (!fleet || fleet.readAt === null) return null;

  return (
    <>
      <Age
        words={listAge}
        terse
        at={instant(fleet.readAt)}
        problem={error ? describeError(error).title : null}
        refreshing={isFetching}
        // The refresh of a cached list has only just begun.
        stale={!fleet.cached && isBehind(fleet, now, api.requestsPerMinute)}
        cached={fleet.cached !== null}
        outOfDate={isOutOfDate(now - fleet.readAt)}
        live={isListLive(fleet, now, api.requestsPerMinute) && <LiveMark />}
        // A reading that is under way goes on; it is not begun again from the first page.
        onRefresh={() => void refetch({ cancelRefetch: false })}
      />
      {openedAt !== null && <LiveNews />}
    </>
  );
}
