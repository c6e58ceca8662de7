import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWorld } from '#/domain/geo/mercator.ts';
import { graticule, graticuleStep } from './drawTile.ts';
import { MAX_TILE_ZOOM, TILE_SIZE } from './tile.ts';

const addresses = fc.integer({ min: 1, max: MAX_TILE_ZOOM }).chain((zoom) =>
  fc.record({
    zoom: fc.constant(zoom),
    column: fc.nat(2 ** (zoom - 1) - 1),
    row: fc.nat(2 ** (zoom - 1) - 1),
  }),
);

describe('the graticule', () => {
  it('draws in each tile the round degrees that lie in it, and each of them once', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { meridians, parallels } = graticule(address);
        const step = graticuleStep(address.zoom);
        const at = (x: number, y: number) =>
          fromWorld({ x: address.column * TILE_SIZE + x, y: address.row * TILE_SIZE + y }, address.zoom);
        const degrees = [
          ...meridians.map((x) => at(x, 0).longitude),
          ...parallels.map((y) => at(0, y).latitude),
        ];
        for (const degree of degrees) expect(degree / step).toBeCloseTo(Math.round(degree / step), 6);
        for (const x of meridians) expect(x).toBeLessThan(TILE_SIZE);
        expect(new Set(meridians).size).toBe(meridians.length);
        // At least 80 pixels apart.
        expect(meridians.length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('has as many lines around the world as there are steps', () => {
    for (let zoom = 1; zoom <= 5; zoom++) {
      const columns = Array.from({ length: 2 ** (zoom - 1) }, (_, column) => column);
      const lines = columns.flatMap((column) => graticule({ zoom, column, row: 0 }).meridians);
      expect(lines).toHaveLength(360 / graticuleStep(zoom));
    }
  });
});
