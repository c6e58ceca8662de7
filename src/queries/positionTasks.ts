import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import type { Lane } from '#/api/scheduler.ts';
import { type ContainerRoute, isOver } from '#/domain/route/route.ts';
import { type FleetVessel, fleetVessels } from '#/domain/fleetMap/fleetMap.ts';
import type { Position } from '#/domain/geo/position.ts';
import type { Sailing } from '#/domain/fleetMap/sailings.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import type { Clock } from '#/time/clock.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { containerRouteQuery } from './containerRoute.ts';
import { fleetFutureQuery, fleetPastQuery } from './fleetTracks.ts';
import { staleAfter } from './freshness.ts';

/** What the map wants to know. */
export interface PositionPlan {
  /** Those with most containers first. */
  readonly sailings: readonly Sailing[];
  /** The vessel that somebody looks at: it is read before all others. */
  readonly selected: string | null;
  /** Whether a position is in view; vessels there are read before the rest. */
  readonly inView: (position: Position) => boolean;
  /** Whether another time than the present is shown: a vessel is then nowhere until its way is read. */
  readonly moved: boolean;
  /** Since when the ways behind the vessels are wanted too; null where they are not. */
  readonly pastFrom: Instant | null;
}

/** What a request asks for: where the vessel of a container is, or its way ahead or behind. */
export type PositionKind = 'route' | 'future' | 'past';

/** One request of the plan. */
export interface PositionTask {
  readonly key: string;
  readonly kind: PositionKind;
  /** Milliseconds since 1970; 0 where it has never been read. */
  readonly readAt: number;
  /** Milliseconds after which it is to be read again. */
  readonly staleAfter: number;
  readonly lane: Lane;
  readonly read: () => Promise<unknown>;
}

/** What has been read and kept by the query client. */
export interface KnownPositions {
  readonly routeOf: (sailing: Sailing) => ContainerRoute | undefined;
  readonly futureOf: (vessel: FleetVessel) => Track | undefined;
  readonly pastOf: (vessel: FleetVessel, from: Instant) => Track | undefined;
}

/** For each sailing the route of one container, for each leg that turns up the way ahead and, if wanted, behind. */
export function createPositionTasks(api: Api, client: QueryClient, clock: Clock) {
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

  const routeQuery = (sailing: Sailing, lane: Lane) => containerRouteQuery(api, sailing.representative, lane);

  function futureQuery(vessel: FleetVessel, lane: Lane) {
    const { seen } = vessel;
    const id = vesselId(vessel);
    if (!id || !seen?.from.id || !seen.to.id) return null;
    return fleetFutureQuery(api, id, { previousPortId: seen.from.id, portId: seen.to.id }, lane);
  }

  // Before it left its last port it may have carried other containers.
  function pastQuery(vessel: FleetVessel, from: Instant, lane: Lane) {
    const { seen } = vessel;
    const id = vesselId(vessel);
    if (!id || !seen) return null;
    const left = seen.from.when?.kind === 'zoned' ? seen.from.when.at : from;
    return fleetPastQuery(api, id, instant(Math.max(left, from)), lane);
  }

  function all({ sailings, selected, inView, moved, pastFrom }: PositionPlan): PositionTask[] {
    const { vessels } = fleetVessels(sailings, known.routeOf, clock.now());
    const ranked = vessels.flatMap((vessel) => {
      const isSelected = vessel.key === selected;
      // Who looks at a vessel waits for where it is and will be, not for the rest of its containers.
      const soon = isSelected ? 'user' : 'background';
      const nearness = vessel.seen && inView(vessel.seen.position) ? 0 : 1;
      const one = (
        stage: number,
        kind: PositionKind,
        key: string,
        query: RouteQuery | TrackQuery | null,
        stale: number,
        lane: Lane = soon,
      ) =>
        query ? [{ rank: isSelected ? 0 : stage + nearness, task: task(kind, key, query, lane, stale) }] : [];
      return [
        // One answer tells where a vessel is; that the rest of its containers are aboard may come later.
        ...vessel.sailings.flatMap((sailing, index) => {
          const lane = index === 0 ? soon : 'background';
          const route = known.routeOf(sailing);
          const stale = route && isOver(route) ? Infinity : staleAfter.fleetPositions;
          return one(index === 0 ? 1 : 5, 'route', sailing.key, routeQuery(sailing, lane), stale, lane);
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
    lane: Lane,
    stale: number,
  ): PositionTask {
    return {
      key,
      kind,
      lane,
      staleAfter: stale,
      readAt: client.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0,
      // What it answers is looked up by its key; here only that it answers counts.
      read: () => client.fetchQuery({ ...(query as RouteQuery), staleTime: 0 }),
    };
  }

  return { known, all };
}

const vesselId = ({ seen, status }: FleetVessel) =>
  status === 'seen' ? (seen?.vessel.id ?? seen?.vessel.imo ?? null) : null;
