import { expect, it } from 'vitest';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { RouteVessel } from '#/domain/route/route.ts';
import { trackOf } from '#/domain/route/trackColumns.ts';
import { forms } from '#/features/map/canvas/vesselPositions.ts';
import { hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { vesselsAt } from './vesselMoves.ts';

const now = instant(Date.parse('2026-08-12T15:07:00Z'));
const hoursOn = (hours: number) => instant(now + hours * hour);

function mover(seenHoursAgo: number, withTrack = true) {
  const reported = {
    position: { latitude: 0, longitude: 0 },
    heading: 90,
    reportedAt: hoursOn(-seenHoursAgo),
  } as unknown as RouteVessel;
  const vessel = { key: 'v', status: 'reported', reported } as unknown as FleetVessel;
  const point = (hours: number, longitude: number, estimated: boolean) => ({
    at: hoursOn(hours),
    latitude: 0,
    longitude,
    heading: 90,
    estimated,
  });
  const track = withTrack ? trackOf([point(-seenHoursAgo, 0, false), point(seenHoursAgo, 20, true)]) : null;
  return { vessel, track, estimate: null };
}
const only = (positions: ReturnType<typeof vesselsAt>) => ({
  longitude: positions.longitudes[0],
  form: Object.entries(forms).find(([, form]) => form === positions.forms[0])?.[0],
});

it('is at its reported position while that is fresh', () => {
  expect(only(vesselsAt([mover(2)], null, now, null))).toEqual({ longitude: 0, form: 'reported' });
});

it('is at its projected position, as an estimate, when the report is three days old', () => {
  expect(only(vesselsAt([mover(72)], null, now, null))).toEqual({ longitude: 10, form: 'projected' });
});

it('is at its report of three days ago, as the last known, when it has no track', () => {
  expect(only(vesselsAt([mover(72, false)], null, now, null))).toEqual({ longitude: 0, form: 'lastKnown' });
});

it('stays at the end of its track after that time only when it is selected', () => {
  expect(only(vesselsAt([mover(2)], hoursOn(9), now, 'v'))).toEqual({ longitude: 20, form: 'projected' });
  expect(only(vesselsAt([mover(2)], hoursOn(9), now, null)).longitude).toBeNaN();
});

it('is where its ATD and ETA put it, as an estimate, until a position of it is loaded', () => {
  const { vessel } = mover(2);
  const unread = { ...vessel, status: 'notLoaded', reported: null } as FleetVessel;
  const point = (hours: number, longitude: number) => ({
    at: hoursOn(hours),
    latitude: 0,
    longitude,
    heading: null,
    estimated: true,
  });
  const estimate = trackOf([point(-10, 0), point(10, 20)]);
  const shown = (at: number | null, later = 0) =>
    only(
      vesselsAt(
        [{ vessel: unread, track: null, estimate }],
        at === null ? null : hoursOn(at),
        hoursOn(later),
        null,
      ),
    );
  expect(shown(null)).toEqual({ longitude: 10, form: 'estimated' });
  expect(shown(5)).toEqual({ longitude: 15, form: 'estimated' });
  expect(shown(11).longitude).toBeNaN();
  // Overdue, it waits at its port.
  expect(shown(null, 30)).toEqual({ longitude: 20, form: 'estimated' });
  expect(only(vesselsAt([{ ...mover(2), estimate }], null, now, null)).form).toBe('reported');
});

it('does not move below half a knot, where a moored vessel only swings', () => {
  const { vessel } = mover(2);
  const rests = [0, 0.4, 0.6, null].map((speedInKnots) => {
    const reported = { ...vessel.reported, speedInKnots } as RouteVessel;
    return vesselsAt([{ vessel: { ...vessel, reported }, track: null, estimate: null }], null, now, null)
      .resting[0];
  });
  expect(rests).toEqual([1, 1, 0, 0]);
});
