import { ApiError } from '#/data/http/errors.ts';
import type { EtaChange } from '#/domain/arrival/etaChange.ts';
import type { RouteVessel } from '#/domain/route/route.ts';
import { ago, longText, vessel } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { RouteLegend } from '#/features/map/container/RouteLegend.tsx';
import { LastPosition } from '#/features/map/container/RouteList.tsx';
import { ProjectionNotice, RouteNotice } from '#/features/map/container/RouteNotice.tsx';
import { EtaChangeBadge } from '#/features/map/fleet/EtaChangeBadge.tsx';
import { NoFleet } from '#/features/map/fleet/mapHead.tsx';
import { MapLegend } from '#/features/map/fleet/MapLegend.tsx';
import { MapWaiting } from '#/features/map/frame/MapBoundary.tsx';
import { TimeSlider } from '#/features/map/time/TimeSlider.tsx';
import { now } from '#/test/samples/exceptions.ts';
import { day, hour } from '#/time/durations.ts';
import { localDay } from '#/time/localDay.ts';
import { utc } from '#/time/zone.ts';
import { describeEtaChange } from '#/wording/arrival.ts';

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

const sliding = {
  label: 'Time shown',
  at: now,
  now,
  zone: utc,
  valueText: 'now',
  onChange: nothing,
} as const;
const dayAfter = (days: number) => localDay(ago(-days * day), utc);
const moment = { kind: 'zoned', at: now, zone: utc, unknownZone: null } as const;
const changes: readonly EtaChange[] = [
  { words: 'slipped 2 d', days: 2, hours: 48 },
  { words: 'pulled in 5 h', days: 0, hours: -5 },
  { words: 'on time', days: 0, hours: 0 },
].map((change) => ({ ...change, arrived: false, original: moment, current: moment }));

export const mapSection: GallerySection = {
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
      files: ['src/features/map/fleet/MapLegend.tsx'],
      states: { 'every mark': <MapLegend /> },
    },
    {
      files: ['src/features/map/time/TimeSlider.tsx'],
      states: {
        'a fleet': (
          <TimeSlider
            {...sliding}
            from={ago(30 * day)}
            until={ago(-45 * day)}
            actualUntil={now}
            calls={[]}
            arrivals={new Map([2, 3, 8, 9, 15, 16, 17].map((date) => [dayAfter(date), (date * 7) % 5]))}
          />
        ),
        'a vessel': (
          <TimeSlider
            {...sliding}
            from={ago(2 * day)}
            until={ago(-9 * day)}
            actualUntil={ago(2 * day)}
            calls={[
              { at: ago(-6 * day), kind: 'original', label: 'Original ETA' },
              { at: ago(-8.5 * day), kind: 'estimated', label: 'ETA Los Angeles' },
              { at: ago(1.9 * day), kind: 'actual', label: 'Shanghai' },
            ]}
          />
        ),
      },
    },
    {
      files: ['src/features/map/fleet/EtaChangeBadge.tsx'],
      states: Object.fromEntries(
        changes.map((change) => {
          const text = describeEtaChange(change);
          return [text, <EtaChangeBadge key={text} change={change} />];
        }),
      ),
    },
    {
      files: ['src/features/map/container/RouteList.tsx'],
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
      files: ['src/features/map/container/RouteNotice.tsx'],
      states: {
        loading: <ProjectionNotice error={null} isLoading onRetry={nothing} />,
        offline: <ProjectionNotice error={offline} isLoading={false} onRetry={nothing} />,
        none: <ProjectionNotice error={null} isLoading={false} onRetry={nothing} />,
      },
    },
    {
      files: ['src/features/map/frame/MapBoundary.tsx'],
      states: {
        loading: (
          <div className="gallery-window">
            <MapWaiting />
          </div>
        ),
      },
    },
    {
      files: ['src/features/map/fleet/mapHead.tsx'],
      states: { empty: <NoFleet filter={{}} />, filtered: <NoFleet filter={{ q: 'PO 4711' }} /> },
    },
  ],
};
