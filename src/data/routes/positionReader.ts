import type { QueryClient } from '@tanstack/react-query';
import { isFeatureMissing } from '#/data/cache/absence.ts';
import { staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import type { RequestPriority } from '#/data/http/spending.ts';
import { fleetFutureQuery, fleetPastQuery } from '#/data/vessels/fleetTracks.ts';
import { type FleetVessel, fleetVessels } from '#/domain/fleetMap/fleetMap.ts';
import type { Sailing } from '#/domain/fleetMap/sailings.ts';
import { imoOf } from '#/domain/records/vesselIdentity.ts';
import { type ContainerRoute, isOver } from '#/domain/route/route.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import type { Clock } from '#/time/clock.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { containerRouteQuery } from './queries.ts';

interface Failure {
  readonly error: unknown;
  readonly at: Instant;
}

/** What has been read so far. A new object whenever something has come. */
export interface FleetPositions extends KnownPositions {
  /** What could not be read the last time, by the key of its sailing or leg. */
  readonly failed: ReadonlyMap<string, Failure>;
  /** What is wanted, was never read and has not failed: keys of sailings, `future …` and `past …` of vessels. */
  readonly waiting: ReadonlySet<string>;
  /** What the service has said that the account may not read. */
  readonly notEnabled: ReadonlySet<PositionKind>;
}

export interface PositionReader {
  readonly snapshot: () => FleetPositions;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what is missing or too old. A newer plan takes the place of an older one at once. */
  readonly want: (plan: PositionPlan) => void;
  /** Tries again at once what failed. */
  readonly retry: () => void;
  /** Asks for nothing more; what is on its way still comes and is cached. */
  readonly stop: () => void;
}

/** The background priority of the scheduler runs two (http/scheduler.ts); more would only wait there in a fixed order. */
const atOnce = 2;
/** What failed is tried again no more often than a vessel is located: a fleet that fails as a whole has a budget too. */
const pauseAfterFailure = staleAfter.positions;

/**
 * Reads the positions of a fleet within the request budget, the most wanted first. The answers are cached by the query
 * client, so that they survive leaving the page. What failed is tried again after a pause; of what the account may not
 * read, nothing is asked again.
 */
export function createPositionReader(api: Api, client: QueryClient, clock: Clock): PositionReader {
  const tasks = createPositionTasks(api, client, clock);
  const underWay = new Set<string>();
  const failed = new Map<string, Failure>();
  const notEnabled = new Set<PositionKind>();
  const listeners = new Set<() => void>();
  let plan: PositionPlan | null = null;
  let snapshot: FleetPositions = {
    ...tasks.known,
    failed: new Map(),
    waiting: new Set(),
    notEnabled: new Set(),
  };

  const allowed = () => (plan ? tasks.all(plan).filter(({ kind }) => !notEnabled.has(kind)) : []);

  function publish(): void {
    const unread = allowed().filter(({ key, readAt }) => readAt === 0 && !failed.has(key));
    const waiting = new Set(unread.map(({ key }) => key));
    snapshot = { ...tasks.known, failed: new Map(failed), waiting, notEnabled: new Set(notEnabled) };
    for (const listener of listeners) listener();
  }

  function pump(): void {
    const now = clock.now();
    const isDue = ({ key, readAt, staleAfter: stale }: PositionTask) =>
      !underWay.has(key) &&
      now - readAt >= stale &&
      now - (failed.get(key)?.at ?? -Infinity) >= pauseAfterFailure;
    for (const task of allowed().filter(isDue)) {
      // Whoever has just selected a vessel does not wait for two others.
      if (underWay.size >= atOnce && task.priority !== 'user') return;
      underWay.add(task.key);
      void run(task);
    }
  }

  async function run({ key, kind, read }: PositionTask): Promise<void> {
    try {
      await read();
      failed.delete(key);
    } catch (error) {
      if (isFeatureMissing(error)) notEnabled.add(kind);
      else failed.set(key, { error, at: clock.now() });
    }
    underWay.delete(key);
    publish();
    pump();
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want(wanted) {
      plan = wanted;
      publish();
      pump();
    },
    retry() {
      failed.clear();
      publish();
      pump();
    },
    stop() {
      plan = null;
    },
  };
}

/** The positions and tracks that the map needs. */
interface PositionPlan {
  /** Those with most containers first. */
  readonly sailings: readonly Sailing[];
  /** The selected vessel: it is loaded before all others. */
  readonly selected: string | null;
  /** Whether a vessel is in view, at its last position or where it is estimated to be; those are loaded before the rest. */
  readonly inView: (vessel: FleetVessel) => boolean;
  /** Whether another time than the present is shown: a vessel then has no position until its track is loaded. */
  readonly moved: boolean;
  /** The start of the past tracks; null where they are not needed. */
  readonly pastFrom: Instant | null;
}

/** What a request asks for: the route of a container, or the projected route or past track of its vessel. */
type PositionKind = 'route' | 'future' | 'past';

/** One request of the plan. */
interface PositionTask {
  readonly key: string;
  readonly kind: PositionKind;
  /** Milliseconds since 1970; 0 where it has never been read. */
  readonly readAt: number;
  /** Milliseconds after which it is to be read again. */
  readonly staleAfter: number;
  readonly priority: RequestPriority;
  readonly read: () => Promise<unknown>;
}

/** What is loaded and cached by the query client. */
interface KnownPositions {
  readonly routeOf: (sailing: Sailing) => ContainerRoute | undefined;
  readonly futureOf: (vessel: FleetVessel) => Track | undefined;
  readonly pastOf: (vessel: FleetVessel, from: Instant) => Track | undefined;
}

/** For each sailing the route of one container, for each leg found the projected route and, if needed, the past track. */
function createPositionTasks(api: Api, client: QueryClient, clock: Clock) {
  const known: KnownPositions = {
    routeOf: (sailing) => client.getQueryData(routeQuery(sailing, 'background').queryKey),
    futureOf: (vessel) => {
      const query = futureQuery(vessel, 'background');
      return query ? client.getQueryData(query.queryKey) : undefined;
    },
    pastOf: (vessel, from) => {
      const query = pastQuery(vessel, from, 'background');
      return query ? client.getQueryData(query.queryKey) : undefined;
    },
  };

  const routeQuery = (sailing: Sailing, priority: RequestPriority) =>
    containerRouteQuery(api, sailing.representative, priority);

  function futureQuery(vessel: FleetVessel, priority: RequestPriority) {
    const { reported } = vessel;
    const id = vesselId(vessel);
    if (!id || !reported?.from.id || !reported.to.id) return null;
    return fleetFutureQuery(api, id, { previousPortId: reported.from.id, portId: reported.to.id }, priority);
  }

  // Before it left its last port it may have carried other containers.
  function pastQuery(vessel: FleetVessel, from: Instant, priority: RequestPriority) {
    const { reported } = vessel;
    const id = vesselId(vessel);
    if (!id || !reported) return null;
    const left = reported.from.when?.kind === 'zoned' ? reported.from.when.at : from;
    return fleetPastQuery(api, id, instant(Math.max(left, from)), priority);
  }

  function all({ sailings, selected, inView, moved, pastFrom }: PositionPlan): PositionTask[] {
    const { vessels } = fleetVessels(sailings, known.routeOf, clock.now());
    const ranked = vessels.flatMap((vessel) => {
      const isSelected = vessel.key === selected;
      // The user waits for the positions of the selected vessel, not for the rest of its containers.
      const soon = isSelected ? 'user' : 'background';
      const nearness = inView(vessel) ? 0 : 1;
      const one = (
        stage: number,
        kind: PositionKind,
        key: string,
        query: RouteQuery | TrackQuery | null,
        stale: number,
        priority: RequestPriority = soon,
      ) =>
        query
          ? [{ rank: isSelected ? 0 : stage + nearness, task: task(kind, key, query, priority, stale) }]
          : [];
      return [
        // One answer has the position of a vessel; the confirmation of its other containers may come later.
        ...vessel.sailings.flatMap((sailing, index) => {
          const priority = index === 0 ? soon : 'background';
          const route = known.routeOf(sailing);
          const stale = route && isOver(route) ? Infinity : staleAfter.fleetPositions;
          return one(
            index === 0 ? 1 : 5,
            'route',
            sailing.key,
            routeQuery(sailing, priority),
            stale,
            priority,
          );
        }),
        ...one(
          moved ? 1 : 3,
          'future',
          `future ${vessel.key}`,
          futureQuery(vessel, soon),
          staleAfter.fleetTracks,
        ),
        ...one(
          moved ? 1 : 3,
          'past',
          `past ${vessel.key}`,
          pastFrom === null ? null : pastQuery(vessel, pastFrom, soon),
          staleAfter.fleetTracks,
        ),
      ];
    });
    return ranked.toSorted((a, b) => a.rank - b.rank).map((each) => each.task);
  }

  type RouteQuery = ReturnType<typeof routeQuery>;
  type TrackQuery = ReturnType<typeof fleetFutureQuery> | ReturnType<typeof fleetPastQuery>;

  function task(
    kind: PositionKind,
    key: string,
    query: RouteQuery | TrackQuery,
    priority: RequestPriority,
    stale: number,
  ): PositionTask {
    return {
      key,
      kind,
      priority,
      staleAfter: stale,
      readAt: client.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0,
      // What it answers is looked up by its key; here only that it answers counts.
      read: () => client.fetchQuery({ ...(query as RouteQuery), staleTime: 0 }),
    };
  }

  return { known, all };
}

const vesselId = ({ reported, status }: FleetVessel) =>
  status === 'reported' ? (reported?.vessel.id ?? imoOf(reported?.vessel ?? null)) : null;
