import { describe, expect, it } from 'vitest';
import { seaWays } from './seaLanes.ts';

const shanghai = { latitude: 30.62, longitude: 122.07 };
const losAngeles = { latitude: 33.73, longitude: -118.26 };
const savannah = { latitude: 32.125, longitude: -81.145 };
const rotterdam = { latitude: 51.955, longitude: 4.03 };

describe('ways over sea', () => {
  it('go through Panama or around, with the miles of both', () => {
    const ways = seaWays(shanghai, savannah);
    expect(ways.length).toBeGreaterThan(1);
    expect(
      ways[0]?.positions.some(({ latitude, longitude }) => latitude < 10 && Math.abs(longitude + 80) < 1),
    ).toBe(true);
    const [first = 0, ...others] = ways.map(({ miles }) => miles);
    expect(first).toBeGreaterThan(9_500);
    expect(first).toBeLessThan(10_800);
    for (const miles of others) expect(miles).toBeGreaterThan(first + 100);
  });

  it('cross an ocean the shorter way, from port to port', () => {
    const [way] = seaWays(shanghai, losAngeles);
    expect(way?.positions[0]).toEqual(shanghai);
    expect(way?.positions.at(-1)).toEqual(losAngeles);
    expect(way?.miles).toBeLessThan(6_000);
  });

  it('round the Cape as well as through Suez', () => {
    expect(seaWays(shanghai, rotterdam).map(({ miles }) => Math.round(miles / 1_000))).toEqual([10, 14]);
  });

  it('begin where the lanes are nearest, at a port that has none of its own', () => {
    const [way] = seaWays({ latitude: 43.3, longitude: 5.3 }, { latitude: 41.2, longitude: -8.7 });
    expect(way?.miles).toBeGreaterThan(900);
    expect(way?.miles).toBeLessThan(1_600);
  });
});
