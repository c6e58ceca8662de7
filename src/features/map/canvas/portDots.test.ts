import { expect, it } from 'vitest';
import { worldSize } from '#/domain/geo/mercator.ts';
import { type MapPort, portAt, portDots } from './portDots.ts';

const losAngeles: MapPort = {
  id: 'USLAX',
  name: 'Los Angeles',
  position: { latitude: 33.73, longitude: -118.26 },
  mark: 'other',
};
const longBeach: MapPort = {
  id: 'USLGB',
  name: 'Long Beach',
  position: { latitude: 33.75, longitude: -118.21 },
  mark: 'upcoming',
};
const zoom = 6;
const world = worldSize(zoom);
const fonts = { family: 'sans-serif', measure: (text: string) => 7 * text.length };

function dots(selected: string | null, at = zoom) {
  return portDots(
    [losAngeles, longBeach],
    selected,
    { world: worldSize(at), zoom: at },
    fonts,
    new Map(),
    [],
  );
}

it('places the name of the selected port first, then those of the route', () => {
  expect(dots(null).map(({ id }) => id)).toEqual(['USLGB', 'USLAX']);
  expect(dots('USLAX').map(({ id }) => id)).toEqual(['USLAX', 'USLGB']);
  expect(dots('USLAX')[0]?.side).toBe('right');
});

it('names only the ports of the route and the selected one at low zooms', () => {
  const named = (selected: string | null) => dots(selected, 2).flatMap(({ id, side }) => (side ? [id] : []));
  expect(named(null)).toEqual(['USLGB']);
  expect(named('USLAX')).toContain('USLAX');
});

it('is found at its dot and at its name, in every copy of the world', () => {
  const placed = dots(null);
  const dot = placed.find(({ id }) => id === 'USLGB');
  if (!dot) throw new Error('drawn');
  expect(portAt(placed, { x: dot.x + 2, y: dot.y }, 8, world)?.id).toBe('USLGB');
  expect(portAt(placed, { x: dot.x - 3 * world, y: dot.y }, 8, world)?.id).toBe('USLGB');
  expect(portAt(placed, { x: dot.x + 60, y: dot.y }, 8, world)?.id).toBe('USLGB');
  expect(portAt(placed, { x: dot.x + 300, y: dot.y }, 8, world)).toBeNull();
});
