import { expect, it } from 'vitest';
import type { RouteVessel } from '#/domain/route/route.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { trackOf } from '#/domain/route/trackColumns.ts';
import { instant } from '#/time/instant.ts';
import { vesselsAt } from './vesselMoves.ts';

const hour = 3_600_000;
const now = instant(Date.parse('2026-08-12T15:07:00Z'));
const hoursOn = (hours: number) => instant(now + hours * hour);

function mover(seenHoursAgo: number, withTrack = true) {
  const seen = {
    position: { latitude: 0, longitude: 0 },
    heading: 90,
    seenAt: hoursOn(-seenHoursAgo),
  } as unknown as RouteVessel;
  const vessel = { key: 'v', status: 'seen', seen } as unknown as FleetVessel;
  const point = (hours: number, longitude: number, estimated: boolean) => ({
    at: hoursOn(hours),
    latitude: 0,
    longitude,
    heading: 90,
    estimated,
  });
  const track = withTrack ? trackOf([point(-seenHoursAgo, 0, false), point(seenHoursAgo, 20, true)]) : null;
  return { vessel, track };
}
const only = (positions: ReturnType<typeof vesselsAt>) => ({
  longitude: positions.longitudes[0],
  estimated: positions.estimated[0],
});

it('stands where it was seen as long as that is fresh', () => {
  expect(only(vesselsAt([mover(2)], null, now, null))).toEqual({ longitude: 0, estimated: 0 });
});

it('stands where it should be by now, as an estimate, when it was seen three days ago', () => {
  expect(only(vesselsAt([mover(72)], null, now, null))).toEqual({ longitude: 10, estimated: 1 });
});

it('stands where it was seen three days ago as an estimate when nothing says how it went on', () => {
  expect(only(vesselsAt([mover(72, false)], null, now, null))).toEqual({ longitude: 0, estimated: 1 });
});

it('keeps its arrow at the end of its way while time goes on, when it is selected and only then', () => {
  expect(only(vesselsAt([mover(2)], hoursOn(9), now, 'v'))).toEqual({ longitude: 20, estimated: 1 });
  expect(only(vesselsAt([mover(2)], hoursOn(9), now, null)).longitude).toBeNaN();
});
