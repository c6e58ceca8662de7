import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import type { LiveChange } from '#/api/liveChange.ts';
import type { LiveListener } from '#/api/liveStream.ts';
import { systemTimers, type Timers, wait } from '#/api/timers.ts';
import { oneAtATime } from '#/async/oneAtATime.ts';
import { useLive } from '#/device/live.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { systemClock } from '#/time/clock.ts';
import { minute, second } from '#/time/durations.ts';
import { fleetKey, listInterval } from './fleet.ts';
import { type ChangedShipment, isAnyNamed, nothingNamed, readNamed, readShown } from './liveReading.ts';

interface LiveParts {
  readonly client: QueryClient;
  readonly api: Api;
  readonly connect: (listener: LiveListener) => () => void;
  readonly timers?: Timers;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** What happens together is read together, and not by all browsers of a team at once. Milliseconds. */
const settle = 0.4 * second;
const spread = 1.2 * second;
/** A stream that comes back at once has missed nothing that it does not make up for. */
const longestBreak = 10 * second;
/** What part of the request budget may be spent on what happens. */
const budgetShare = 0.5;
/** Of more than this it is enough to know that there is much. */
const mostNamed = 1_000;
/** How long a row shows that it has changed. */
export const markedFor = 8 * second;

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
  let named = nothingNamed();
  let cancelRefresh: (() => void) | null = null;
  const ended = new AbortController();
  const pass = (milliseconds: number) => wait(timers, milliseconds, ended.signal);

  const fleetOf = () => client.getQueryData<Fleet>(fleetKey);

  /** Whether somebody sees the page, or is alerted by it. */
  function isFollowed(): boolean {
    const observers = client.getQueryCache().find({ queryKey: fleetKey })?.observers ?? [];
    return !document.hidden || observers.some(({ options }) => options.refetchIntervalInBackground === true);
  }

  /** One reading at a time; what happens meanwhile waits for the next, which comes later the more this one took. */
  const readSoon = oneAtATime<void>(async () => {
    await pass(settle + spread * random());
    // Else nobody looks: what happened is read when somebody does.
    if (!isFollowed() || !isAnyNamed(named)) return;
    const taken = named;
    named = nothingNamed();
    const { changes, left, requests, failed } = await readNamed(client, api, taken);
    if (ended.signal.aborted) return;
    name(left);
    if (failed) refreshAfter(longestBreak);
    publish(changes, timers);
    await pass(pauseAfter(requests));
    if (isAnyNamed(named)) readSoon();
  });

  function pauseAfter(requests: number): number {
    return (requests / (api.requestsPerMinute * budgetShare)) * minute;
  }

  function name({ shipments, containers, requests, documents }: Naming): void {
    for (const id of shipments) if (named.shipments.size < mostNamed) named.shipments.add(id);
    for (const id of containers) if (named.containers.size < mostNamed) named.containers.add(id);
    named.requests ||= requests;
    named.documents ||= documents;
  }

  function usualPace(): number {
    return listInterval(fleetOf()?.pages ?? 0, api.requestsPerMinute);
  }

  /**
   * Everything that is on the screen, since it is not known what was missed; the list at its usual pace. One that is to
   * come already is not put off: where one reading after the other fails, it would never come.
   */
  function refreshAfter(pause: number): void {
    if (cancelRefresh) return;
    const readAt = fleetOf()?.readAt ?? null;
    const due = readAt === null ? 0 : readAt + usualPace() - systemClock.now();
    cancelRefresh = timers.after(Math.max(due, pause) + spread * random(), () => {
      cancelRefresh = null;
      readShown(client);
    });
  }

  const onShow = (): void => {
    if (!document.hidden && isAnyNamed(named)) readSoon();
  };
  document.addEventListener('visibilitychange', onShow);

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
    onChange({ event, shipments, containers }: LiveChange) {
      const requests = event.startsWith('tracking_request.');
      const documents = event.startsWith('document.');
      const isNaming = shipments.length + containers.length > 0 || requests || documents;
      // Some events name no record: the list has what they are about, at its usual pace.
      if (!isNaming) return refreshAfter(0);
      name({ shipments, containers, requests, documents });
      readSoon();
    },
    onLost() {
      useLive.setState({ openedAt: null });
      // Reading at the usual pace begins with one reading.
      refreshAfter(longestBreak);
    },
  });

  return () => {
    ended.abort();
    document.removeEventListener('visibilitychange', onShow);
    cancelRefresh?.();
    unfollowList();
    disconnect();
    useLive.setState(useLive.getInitialState(), true);
  };
}

interface Naming {
  readonly shipments: Iterable<string>;
  readonly containers: Iterable<string>;
  readonly requests: boolean;
  readonly documents: boolean;
}

function publish(changes: readonly ChangedShipment[], timers: Timers): void {
  if (changes.length === 0) return;
  const news = changes.map(({ number }) => number);
  const marks = changes.flatMap(({ ids }) => ids.map((id) => [id, news] as const));
  useLive.setState(({ changed }) => ({ news, changed: new Map([...changed, ...marks]) }));
  // What has changed again since stays marked.
  timers.after(markedFor, () =>
    useLive.setState(({ changed }) => ({ changed: new Map([...changed].filter(([, of]) => of !== news)) })),
  );
}
