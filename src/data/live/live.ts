import type { Query, QueryClient } from '@tanstack/react-query';
import { containerKey, documentsKey } from '#/data/cache/recordKeys.ts';
import { fleetKey, listInterval } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import { systemTimers, type Timers } from '#/data/http/timers.ts';
import { shipmentKey } from '#/data/shipments/queries.ts';
import { requestsKey } from '#/data/trackingRequests/queries.ts';
import { useLive } from '#/device/useLive.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { systemClock } from '#/time/clock.ts';
import { second } from '#/time/durations.ts';
import { readChanges } from './changeReading.ts';
import type { LiveChange } from './liveChange.ts';
import type { LiveListener } from './liveStream.ts';

interface LiveParts {
  readonly client: QueryClient;
  readonly api: Api;
  readonly connect: (listener: LiveListener) => () => void;
  readonly timers?: Timers;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Not all browsers of a team read at once. Milliseconds. */
const spread = 1.2 * second;
/** A stream that comes back at once has missed nothing that it does not make up for. */
const longestBreak = 10 * second;

/** What the screen shows of an account, by the first part of its key. */
const followed = new Set<unknown>(
  [fleetKey, shipmentKey(''), containerKey, requestsKey, documentsKey].map(([kind]) => kind),
);

/**
 * Reads again what happens to, and nothing else: the shipments that a change names, on every screen that shows them.
 *
 * @returns ends it
 */
export function followLive({
  client,
  api,
  connect,
  timers = systemTimers,
  random = Math.random,
}: LiveParts): () => void {
  let cancelRefresh: (() => void) | null = null;
  const ended = new AbortController();

  const fleetOf = () => client.getQueryData<Fleet>(fleetKey);

  function isFollowed(): boolean {
    const observers = client.getQueryCache().find({ queryKey: fleetKey })?.observers ?? [];
    return !document.hidden || observers.some(({ options }) => options.refetchIntervalInBackground === true);
  }

  const read = readChanges({
    client,
    api,
    timers,
    random,
    isFollowed,
    onFailure: () => refreshAfter(longestBreak),
    signal: ended.signal,
  });

  function usualPace(): number {
    return listInterval(fleetOf()?.pages ?? 0, api.requestsPerMinute);
  }

  /**
   * Everything that is on the screen, since it is not known what was missed; the list at its usual pace. One that is to
   * come already is not put off: where one reading after the other fails, it would never come.
   */
  function refreshAfter(pause: number): void {
    if (cancelRefresh || ended.signal.aborted) return;
    const readAt = fleetOf()?.readAt ?? null;
    const due = readAt === null ? 0 : readAt + usualPace() - systemClock.now();
    cancelRefresh = timers.after(Math.max(due, pause) + spread * random(), () => {
      cancelRefresh = null;
      // What is being read goes on: a list of many pages would begin again and again.
      const shown = { predicate: ({ queryKey: [kind] }: Query) => followed.has(kind) };
      void client.invalidateQueries(shown, { cancelRefetch: false });
    });
  }

  // Else it is read again at the next heartbeat, however soon the service answers again.
  const unfollowList = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || event.query.queryKey[0] !== fleetKey[0])
      return;
    if (useLive.getState().openedAt !== null) refreshAfter(usualPace());
  });

  const disconnect = connect({
    onOpen() {
      useLive.setState({ openedAt: systemClock.now() });
      cancelRefresh?.();
      cancelRefresh = null;
      // What is on the screen was read before, or comes from what a gateway shares: something has happened since.
      refreshAfter(0);
    },
    onChange(change: LiveChange) {
      const { event, shipments, containers } = change;
      const isNaming =
        shipments.length + containers.length > 0 || /^(tracking_request|document)\./.test(event);
      // Some events name no record: the list has what they are about, at its usual pace.
      if (isNaming) read(change);
      else refreshAfter(0);
    },
    onLost() {
      useLive.setState({ openedAt: null });
      // Reading at the usual pace begins with one reading.
      refreshAfter(longestBreak);
    },
  });

  return () => {
    ended.abort();
    cancelRefresh?.();
    unfollowList();
    disconnect();
    useLive.setState(useLive.getInitialState(), true);
  };
}
