import { type QueryState, queryOptions } from '@tanstack/react-query';
import type { Api } from '#/data/http/api.ts';
import { ApiError, type ApiErrorKind } from '#/data/http/errors.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { minute } from '#/time/durations.ts';
import { fleetQuery } from './queries.ts';

const unheard: readonly ApiErrorKind[] = ['offline', 'unreachable'];

/** What a board that runs for weeks may ask of the service, whoever else uses the key. */
const requestsPerMinute = 2;
/** What a failed reading may cost beside its pages: a refused request is sent again four times (retryPolicy). */
const replays = 4;
const longestPause = 5 * minute;

/** Milliseconds from one reading of so many pages to the next. */
export function boardPace(pages: number): number {
  return Math.max(minute, (pages / requestsPerMinute) * minute);
}

/**
 * Milliseconds until the next attempt: half as long as it has failed for, so that attempts become rarer by themselves,
 * and up to two fifths more, so that the boards of an office do not come back all at once.
 */
export function boardPause(failedAt: number, readAt: number, pages: number): number {
  const shortest = ((Math.max(1, pages) + replays) / requestsPerMinute) * minute;
  // For how long a board that was never read has failed is not known, and somebody may be watching it.
  const failedFor = readAt === 0 ? 0 : failedAt - readAt;
  const pause = Math.max(shortest, Math.min(longestPause, failedFor / 2));
  // Of the instant, not of chance: the answer may be asked for at every rendering and has to stay the same.
  const spread = ((failedAt * 7_919) % 1_000) / 1_000;
  return Math.round(pause * (1 + 0.4 * spread));
}

type Reading = Pick<QueryState<Fleet>, 'data' | 'status' | 'dataUpdatedAt' | 'errorUpdatedAt'>;

/** Milliseconds from the end of the last reading to the next. */
function untilNext({ status, data, dataUpdatedAt, errorUpdatedAt }: Reading): number {
  const pages = data?.pages ?? 0;
  return status === 'error' ? boardPause(errorUpdatedAt, dataUpdatedAt, pages) : boardPace(pages);
}

/**
 * The fleet at the pace of a board. It is also read without focus: a wall has no window in front. What comes
 * between two readings is for `isReadingDue` to judge.
 */
export function boardFleetQuery(api: Api) {
  return queryOptions({
    ...fleetQuery(api),
    refetchInterval: ({ state }) => untilNext(state),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
export type BoardFleetQuery = ReturnType<typeof boardFleetQuery>;

type FleetState = Pick<
  QueryState<Fleet>,
  'data' | 'status' | 'error' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'fetchStatus'
>;

/**
 * Whether something that may have changed the case (a network that is back, a device that woke up) is worth a reading
 * at once: when one is overdue because timers slept, when the clock was set back, and when the last one never reached
 * the service, so that it cost nothing there.
 */
export function isReadingDue(state: FleetState, now: number): boolean {
  if (state.fetchStatus === 'fetching') return false;
  const { status, error, dataUpdatedAt, errorUpdatedAt } = state;
  const sinceLast = now - Math.max(dataUpdatedAt, errorUpdatedAt);
  if (status === 'error' && error instanceof ApiError && unheard.includes(error.kind)) return true;
  return sinceLast < 0 || sinceLast >= untilNext(state);
}
