import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import type { Path, ReadWorldFile, WorldFiles } from './shapeIndex.ts';
import { TILE_EXTENT } from './tile.ts';
import { WorldAtlas } from './worldAtlas.ts';

const require = createRequire(import.meta.url);
const files: Readonly<Record<keyof WorldFiles, string>> = {
  coarse: require.resolve('world-atlas/countries-50m.json'),
  fine: require.resolve('world-atlas/countries-10m.json'),
  states: require.resolve('us-atlas/states-10m.json'),
  lakes: require.resolve('./greatLakes.json'),
};

/** An atlas over the real files, what was asked for, and which files shall be missing. */
function openAtlas(missing: readonly (keyof WorldFiles)[] = []) {
  const asked: (keyof WorldFiles)[] = [];
  const arrived = vi.fn<() => void>();
  const lacking = vi.fn<() => void>();
  const read = async (name: keyof WorldFiles): Promise<unknown> => {
    asked.push(name);
    if (missing.includes(name)) throw new Error(`${name} answered 404`);
    return JSON.parse(await readFile(files[name], 'utf8'));
  };
  const atlas = new WorldAtlas(read as ReadWorldFile, { onArrival: arrived, onMissing: lacking });
  return { atlas, asked, arrived, lacking };
}

const pointsOf = (paths: readonly Path[]): number => paths.reduce((sum, path) => sum + path.length / 2, 0);

/** Whether a point of a tile, in parts of its extent, lies within the rings. */
function covers(rings: readonly Path[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x1 = 0, y1 = 0] = [ring[at], ring[at + 1]];
      const [x2 = 0, y2 = 0] = at + 2 < ring.length ? [ring[at + 2], ring[at + 3]] : [ring[0], ring[1]];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

const whole = { zoom: 1, column: 0, row: 0 };
const inWorld = (longitude: number, latitude: number): [number, number] => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(longitude / 360 + 0.5) * TILE_EXTENT, y * TILE_EXTENT];
};

describe('the world in one tile', () => {
  it.each([
    ['Chukotka, beyond 180°', -173, 66.5, true],
    ['Siberia', 100, 62, true],
    ['Antarctica at the antimeridian', 179.9, -84.8, true],
    ['Antarctica on its other side', -179.9, -84.8, true],
    ['Antarctica opposite', 20, -80, true],
    ['the Ross Sea before it', 179.9, -80, false],
    ['the Bering Sea', -178, 58, false],
    ['the sea between Fiji and Hawaii', -175, -2, false],
    ['the Pacific on the latitude of Fiji', -150, -17, false],
    ['the Caspian Sea, a hole in the land', 51, 40, false],
  ])('%s', async (_name, longitude, latitude, isLand) => {
    const { land } = await openAtlas().atlas.shapesOf(whole);
    expect(covers(land, ...inWorld(longitude, latitude))).toBe(isLand);
  });

  it('has water at Chicago, which Natural Earth has not', async () => {
    const { land, lakes } = await openAtlas().atlas.shapesOf(whole);
    expect(covers(land, ...inWorld(-87, 43))).toBe(true);
    expect(covers(lakes, ...inWorld(-87, 43))).toBe(true);
  });
});

describe('the parts of the atlas', () => {
  it('are read when a tile needs them: one that shows the world waits for the coarse one alone', async () => {
    const { atlas, asked } = openAtlas();
    const { states, complete } = await atlas.shapesOf(whole);
    expect(asked).toEqual(['coarse', 'lakes']);
    expect(states).toEqual([]);
    expect(complete).toBe(true);
  });

  it('come one after the other: from zoom 6 on the coarse coast stands until the fine one is there', async () => {
    const { atlas, asked, arrived } = openAtlas();
    // San Francisco Bay.
    const bay = { zoom: 7, column: 10, row: 24 };
    const rough = await atlas.shapesOf(bay);
    expect(rough.complete).toBe(false);
    expect(pointsOf(rough.coast)).toBeGreaterThan(0);
    await eventually(() => expect(arrived).toHaveBeenCalledTimes(2));
    const fine = await atlas.shapesOf(bay);
    expect(fine.complete).toBe(true);
    expect(pointsOf(fine.coast)).toBeGreaterThan(2 * pointsOf(rough.coast));
    expect(fine.states.length).toBeGreaterThan(0);
    expect(asked.toSorted()).toEqual(['coarse', 'fine', 'lakes', 'states']);
  });

  it('may be missing: what is there is drawn, and it is said', async () => {
    const { atlas, lacking } = openAtlas(['fine', 'states']);
    const bay = { zoom: 7, column: 10, row: 24 };
    await atlas.shapesOf(bay);
    await eventually(() => expect(lacking).toHaveBeenCalledTimes(2));
    const { complete, coast } = await atlas.shapesOf(bay);
    expect(complete).toBe(true);
    expect(coast.length).toBeGreaterThan(0);
  });

  it('are nothing without the coarse world', async () => {
    await expect(openAtlas(['coarse']).atlas.shapesOf(whole)).rejects.toThrow('coarse answered 404');
  });
});
