import { expect, it } from 'vitest';
import type { FleetPositions } from '#/data/routes/positionReader.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { ContainerRoute, RouteVessel } from '#/domain/route/route.ts';
import { fleetLines } from './FleetMap.tsx';

const positions = [
  { latitude: 0, longitude: 0 },
  { latitude: 0, longitude: 1 },
];
const line = (kind: 'past' | 'projected', sequence: number) => ({ kind, sequence, positions });
const reported = { sequence: 2 } as RouteVessel;
// Feeder, vessel, and connecting vessel.
const route = {
  stops: [],
  vessel: reported,
  lines: [line('past', 1), line('past', 2), line('projected', 2), line('projected', 3)],
  unread: 0,
} satisfies ContainerRoute;
const vessel = { key: 'v', reported, status: 'reported', sailings: [{ key: 'one' }, { key: 'other' }] };
const known = { routeOf: () => route } as unknown as FleetPositions;

it('draws the leg of the vessel once, and no leg of another vessel', () => {
  const lines = fleetLines(vessel as unknown as FleetVessel, known, () => null);
  expect(lines.map(({ kind }) => kind)).toEqual(['past', 'projected']);
});

it('draws no projected route of a vessel whose position has expired', () => {
  const lines = fleetLines({ ...vessel, status: 'expired' } as unknown as FleetVessel, known, () => null);
  expect(lines.map(({ kind }) => kind)).toEqual(['past']);
});
