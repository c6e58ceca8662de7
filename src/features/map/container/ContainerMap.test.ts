import { expect, it } from 'vitest';
import { projectedRoute } from '#/domain/route/projectedRoute.ts';
import { emptyTrack } from '#/domain/route/vesselTrack.ts';
import { hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { routeLines } from './ContainerMap.tsx';

const reportedAt = instant(Date.UTC(2026, 7, 12));

/** Eastward along the equator, a degree an hour, from four hours before the vessel was seen to eight after. */
function track() {
  const times = Array.from({ length: 13 }, (_, index) => reportedAt + (index - 4) * hour);
  const points = emptyTrack(times.length, 0);
  points.times.set(times);
  points.longitudes.set(times.map((_, index) => index));
  return points;
}

const end = { id: '1', name: null, zone: null, when: null };
const leg = {
  from: 0,
  to: 1,
  mode: 'vessel',
  past: [],
  projected: [],
  indicative: null,
  vessel: {
    sequence: 1,
    vessel: { id: '1', name: null, imo: null, mmsi: null },
    voyageNumber: null,
    position: { latitude: 0, longitude: 4 },
    reportedAt,
    heading: null,
    speedInKnots: null,
    from: end,
    to: end,
  },
} as never;

it('draws the projected route from the last report, and its part before now as not confirmed', () => {
  const lines = routeLines([leg], projectedRoute(track()), instant(reportedAt + 3 * hour));
  const spans = lines.map(({ kind, positions }) => [kind, positions]);
  expect(spans).toMatchObject([
    ['elapsed', { longitudes: Float64Array.from([4, 5, 6, 7]) }],
    ['projected', { longitudes: Float64Array.from([7, 8, 9, 10, 11, 12]) }],
  ]);
});
