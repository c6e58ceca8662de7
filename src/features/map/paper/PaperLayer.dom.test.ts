import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { worldX, worldY } from '#/domain/geo/mercator.ts';
import { paperPlace, paperTiles } from './PaperLayer.tsx';

const bounds = fc
  .record({
    west: fc.double({ min: -180, max: 180, noNaN: true }),
    across: fc.double({ min: 0, max: 300, noNaN: true }),
    south: fc.double({ min: -70, max: 70, noNaN: true }),
    up: fc.double({ min: 0, max: 60, noNaN: true }),
  })
  .map(({ west, across, south, up }) => ({
    west,
    east: west + across,
    south,
    north: Math.min(south + up, 78),
  }));

it('the map on paper has all of the journey on it, wherever that is', () => {
  fc.assert(
    fc.property(bounds, ({ west, east, south, north }) => {
      const { world, left, top, width, height } = paperPlace({ west, east, south, north });
      for (const longitude of [west, east]) {
        const x = worldX(longitude, world) - left;
        expect(x).toBeGreaterThanOrEqual(-1);
        expect(x).toBeLessThanOrEqual(width + 1);
      }
      for (const latitude of [south, north]) {
        const y = worldY(latitude, world) - top;
        expect(y).toBeGreaterThanOrEqual(-1);
        expect(y).toBeLessThanOrEqual(height + 1);
      }
    }),
  );
});

it('its tiles cover it without a gap, and each is one of the world', () => {
  fc.assert(
    fc.property(bounds, (around) => {
      const place = paperPlace(around);
      const tiles = paperTiles(place);
      expect(tiles.length).toBeLessThanOrEqual(16);
      const covered = tiles.reduce((sum, { x, y, size }) => {
        const across = Math.min(x + size, place.width) - Math.max(x, 0);
        const down = Math.min(y + size, place.height) - Math.max(y, 0);
        return sum + Math.max(across, 0) * Math.max(down, 0);
      }, 0);
      expect(covered).toBeCloseTo(place.width * place.height, 0);
      for (const { address } of tiles) {
        const count = 2 ** (address.zoom - 1);
        expect(address.column).toBeGreaterThanOrEqual(0);
        expect(address.column).toBeLessThan(count);
      }
    }),
  );
});
