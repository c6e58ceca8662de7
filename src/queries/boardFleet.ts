import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { fleetQuery } from './fleet.ts';

/** What a board that runs for weeks may ask of the service, whoever else uses the key. */
const requestsPerMinute = 2;
const minute = 60_000;
const shortestPause = 1.5 * minute;
const longestPause = 5 * minute;

/** Milliseconds from one reading of so many pages to the next. */
export function boardPace(pages: number): number {
  return Math.max(minute, (pages / requestsPerMinute) * minute);
}

/**
 * Milliseconds until the next attempt: half as long as it has failed for, so that attempts become rarer by themselves,
 * and a fifth more or less, so that the boards of a house do not come back all at once. A failed reading is three
 * requests (retryPolicy), which is why the shortest pause is no shorter.
 */
export function boardPause(failedAt: number, readAt: number): number {
  const pause = Math.min(longestPause, Math.max(shortestPause, (failedAt - readAt) / 2));
  // Of the instant, not of chance: the answer may be asked for at every rendering and has to stay the same.
  const spread = ((failedAt * 7_919) % 1_000) / 1_000;
  return Math.round(pause * (0.8 + 0.4 * spread));
}

/** The fleet at the pace of a board. It is read while nobody looks as well: a wall has no window in front. */
export function boardFleetQuery(api: Api) {
  return queryOptions({
    ...fleetQuery(api),
    refetchInterval: ({ state }) =>
      state.status === 'error'
        ? boardPause(state.errorUpdatedAt, state.dataUpdatedAt)
        : boardPace(state.data?.pages ?? 0),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
export type BoardFleetQuery = ReturnType<typeof boardFleetQuery>;
