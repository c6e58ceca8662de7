import { ApiError } from '#/api/errors.ts';
import type { RouteVessel } from '#/domain/route/route.ts';
import type { Room } from '#/features/gallery/room.ts';
import { ago, longText, vessel } from '#/features/gallery/samples.ts';
import { LastPosition } from '#/features/map/container/LastPosition.tsx';
import { ProjectionNotice } from '#/features/map/container/ProjectionNotice.tsx';
import { RouteLegend } from '#/features/map/container/RouteLegend.tsx';
import { RouteNotice } from '#/features/map/container/RouteNotice.tsx';
import { NoFleet } from '#/features/map/fleet/NoFleet.tsx';
import { MapWaiting } from '#/features/map/frame/MapWaiting.tsx';
import { day, hour } from '#/time/durations.ts';

const nothing = () => undefined;
const offline = new ApiError({ kind: 'offline' });
const end = { id: null, name: null, zone: null, when: null };
const running: RouteVessel = {
  sequence: 1,
  vessel,
  voyageNumber: '132A',
  position: { latitude: 36.4, longitude: 201.2 },
  reportedAt: ago(2 * hour),
  heading: 82,
  speedInKnots: 17.4,
  from: end,
  to: end,
};

export const mapRoom: Room = {
  id: 'map',
  title: 'Map',
  specimens: [
    {
      files: ['src/features/map/container/RouteLegend.tsx'],
      states: {
        'every line': (
          <RouteLegend kinds={new Set(['past', 'elapsed', 'projected', 'rail', 'indicative'] as const)} />
        ),
      },
    },
    {
      files: ['src/features/map/container/LastPosition.tsx'],
      states: {
        fresh: <LastPosition vessel={running} />,
        stale: <LastPosition vessel={{ ...running, reportedAt: ago(4 * day) }} />,
        'age not reported': <LastPosition vessel={{ ...running, reportedAt: null, heading: null }} />,
        'long text': <LastPosition vessel={{ ...running, vessel: { ...vessel, name: longText } }} />,
      },
    },
    {
      files: ['src/features/map/container/RouteNotice.tsx'],
      states: {
        'not enabled': <RouteNotice outcome="notEnabled" error={null} unread={0} onRetry={nothing} />,
        none: <RouteNotice outcome="none" error={null} unread={0} onRetry={nothing} />,
        offline: <RouteNotice outcome="failed" error={offline} unread={0} onRetry={nothing} />,
        unread: <RouteNotice outcome="reported" error={null} unread={2} onRetry={nothing} />,
      },
    },
    {
      files: ['src/features/map/container/ProjectionNotice.tsx'],
      states: {
        loading: <ProjectionNotice error={null} isLoading onRetry={nothing} />,
        offline: <ProjectionNotice error={offline} isLoading={false} onRetry={nothing} />,
        none: <ProjectionNotice error={null} isLoading={false} onRetry={nothing} />,
      },
    },
    {
      files: ['src/features/map/frame/MapWaiting.tsx'],
      states: {
        loading: (
          <div className="gallery-window">
            <MapWaiting />
          </div>
        ),
      },
    },
    {
      files: ['src/features/map/fleet/NoFleet.tsx'],
      states: { empty: <NoFleet filter={{}} />, filtered: <NoFleet filter={{ q: 'PO 4711' }} /> },
    },
  ],
};
