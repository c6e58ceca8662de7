import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLive } from '#/device/live.ts';
import { isOutOfDate } from '#/domain/records/fleet.ts';
import { ReadAge } from '#/parts/ReadAge.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { fleetQuery, isBehind, isListLive } from '#/queries/fleet.ts';
import { second } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { useNow } from '#/ui/useNow.ts';

const LiveMark = lazyPart(async () => (await import('./LiveMark.tsx')).LiveMark);
const LiveNews = lazyPart(async () => (await import('./LiveMark.tsx')).LiveNews);

/** How old the list of shipments is, whether it could be refreshed, and a way to refresh it. */
export function DataAge() {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { data: fleet, error, isFetching, refetch } = useQuery({ ...fleetQuery(api), enabled: false });
  const now = useNow(second);
  const openedAt = useLive((live) => live.openedAt);
  if (!fleet || fleet.readAt === null) return null;

  return (
    <>
      <ReadAge
        what="list"
        terse
        at={instant(fleet.readAt)}
        problem={error ? errorWords(error).title : null}
        refreshing={isFetching}
        // The refresh of a cached list has only just begun.
        stale={!fleet.cached && isBehind(fleet, now, api.requestsPerMinute)}
        cached={fleet.cached !== null}
        outOfDate={isOutOfDate(now - fleet.readAt)}
        live={
          isListLive(fleet, now, api.requestsPerMinute) && (
            <Suspense>
              <LiveMark />
            </Suspense>
          )
        }
        // A reading that is under way goes on; it is not begun again from the first page.
        onRefresh={() => void refetch({ cancelRefetch: false })}
      />
      {openedAt !== null && (
        <Suspense>
          <LiveNews />
        </Suspense>
      )}
    </>
  );
}
