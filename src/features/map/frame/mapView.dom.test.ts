import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoomThatFills } from './MapStage.tsx';
import { onFirstTurn } from './mapView.ts';
import { waterNames, waterNamesIn } from './WaterNames.tsx';

describe('a longitude of the address', () => {
  it('is the same meridian, from -180 up to 180', () => {
    fc.assert(
      fc.property(fc.double({ min: -40_000, max: 40_000, noNaN: true }), (longitude) => {
        const first = onFirstTurn(longitude);
        expect(first).toBeGreaterThanOrEqual(-180);
        expect(first).toBeLessThan(180);
        const turns = (longitude - first) / 360;
        expect(turns).toBeCloseTo(Math.round(turns), 6);
      }),
    );
  });
});

it('the farthest zoom shows nothing beyond the poles and nothing twice', () => {
  for (const height of [200, 320, 600, 900, 1080, 2160]) {
    for (const width of [300, 358, 700, 1010, 1490, 3840]) {
      const world = 256 * 2 ** zoomThatFills(width, height);
      expect(world).toBeGreaterThanOrEqual(height);
      expect(world + 1e-6).toBeGreaterThanOrEqual(width);
    }
  }
  expect(zoomThatFills(800, 1024)).toBe(2);
  // The whole world fits: half a zoom more would hide a quarter of it.
  expect(256 * 2 ** zoomThatFills(1490, 800)).toBeCloseTo(1490, 6);
});

describe('names of waters', () => {
  it('are on every turn of the world in view', () => {
    const seen = waterNamesIn(2, -360, 360).filter(({ name }) => name.name === 'indianOcean');
    expect(seen.map(({ longitude }) => longitude)).toEqual([-280, 80]);
  });

  it('change with the zoom: oceans, then seas, none in a harbour', () => {
    const at = (zoom: number) => waterNamesIn(zoom, -180, 180).map(({ name }) => name.name);
    expect(at(2)).toContain('northPacificOcean');
    expect(at(2)).not.toContain('eastChinaSea');
    expect(at(6)).toContain('eastChinaSea');
    expect(at(9)).toEqual([]);
    for (const { longitude } of waterNames) expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
  });
});
