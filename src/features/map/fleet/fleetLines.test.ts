import { expect, it } from 'vitest';
import type { ContainerRoute, RouteVessel } from '#/domain/route/route.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { fleetLines } from './fleetLines.ts';

const positions = [
  { latitude: 0, longitude: 0 },
  { latitude: 0, longitude: 1 },
];
const line = (kind: 'past' | 'toCome', sequence: number) => ({ kind, sequence, positions });
const seen = { sequence: 2 } as RouteVessel;
// Feeder, ship, and the next ship of the containers.
const route = {
  stops: [],
  vessel: seen,
  lines: [line('past', 1), line('past', 2), line('toCome', 2), line('toCome', 3)],
  unread: 0,
} satisfies ContainerRoute;
const vessel = { key: 'v', seen, status: 'seen', sailings: [{ key: 'one' }, { key: 'other' }] };
const known = { routeOf: () => route } as unknown as FleetPositions;

it('draws the leg that the vessel sails, once, and no other ship of its containers', () => {
  const lines = fleetLines(vessel as unknown as FleetVessel, known);
  expect(lines.map(({ kind }) => kind)).toEqual(['past', 'future']);
});

it('draws nothing ahead of a vessel that was lost', () => {
  const lines = fleetLines({ ...vessel, status: 'lost' } as unknown as FleetVessel, known);
  expect(lines.map(({ kind }) => kind)).toEqual(['past']);
});
