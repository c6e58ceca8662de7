import { describe, expect, it } from 'vitest';
import type { Place } from '#/domain/records/place.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { fleetFrame } from './fleetFrame.ts';
import type { FleetVessel } from './fleetMap.ts';
import type { FleetPort } from './ports.ts';

const port = (name: string, latitude: number | null, longitude: number | null): Place =>
  samplePlace({ id: name, name, latitude, longitude });
const shanghai = port('Shanghai', 31, 122);
const losAngeles = port('Los Angeles', 34, -118);
const rotterdam = port('Rotterdam', 52, 4);
const newYork = port('New York', 41, -74);
const nowhere = port('Nowhere', null, null);

const fleetPort = (place: Place) => ({ key: place.id, place }) as FleetPort;
const sailing = (from: Place | null, to: Place | null, count = 1) => {
  const sailings = [{ from, to, boxes: Array.from({ length: count }) }];
  return { key: 'v', status: 'notLoaded', reported: null, sailings } as unknown as FleetVessel;
};
const seen = (latitude: number, longitude: number, status = 'reported') =>
  ({
    key: 'v',
    status,
    reported: { position: { latitude, longitude } },
    sailings: [],
  }) as unknown as FleetVessel;

describe('the part of the world that the map opens on', () => {
  it('is the Pacific whole where the fleet crosses it, before any position is loaded', () => {
    expect(fleetFrame([sailing(shanghai, losAngeles)], [])).toEqual({
      west: 122,
      east: 242,
      south: 31,
      north: 34,
    });
  });

  it('is the Atlantic where the fleet crosses that', () => {
    expect(fleetFrame([sailing(rotterdam, newYork)], [])).toMatchObject({ west: 286, east: 364 });
  });

  it('leaves out no ocean with a vessel on it, although between ports it is the widest gap', () => {
    const places = [shanghai, losAngeles, newYork, rotterdam].map(fleetPort);
    expect(fleetFrame([], places)).toMatchObject({ west: 242, east: 482 });
    expect(fleetFrame([sailing(shanghai, losAngeles)], places)).toMatchObject({ west: 122, east: 364 });
    expect(fleetFrame([seen(45, 179), seen(46, -150)], places)).toMatchObject({
      west: 122,
      east: 364,
      north: 52,
    });
  });

  it('has most of its containers in the middle, where the fleet is all around the earth', () => {
    const middle = (atlanticCount: number, pacificCount: number) => {
      const frame = fleetFrame(
        [
          sailing(rotterdam, newYork, atlanticCount),
          sailing(newYork, losAngeles),
          sailing(shanghai, losAngeles, pacificCount),
          sailing(shanghai, rotterdam),
        ],
        [],
      );
      expect(frame && frame.east - frame.west).toBe(360);
      return frame && (frame.west + frame.east) / 2;
    };
    expect(Math.abs(middle(1, 20) ?? 0)).toBeGreaterThan(160);
    expect(Math.abs(middle(20, 1) ?? 180)).toBeLessThan(45);
  });

  it('is cut where no name and no vessel is, where the fleet is all around the earth', () => {
    const all = [shanghai, losAngeles, rotterdam, newYork, port('Hamburg', 53.5, 10), port('Genoa', 44, 9)];
    const around = [
      sailing(rotterdam, newYork),
      sailing(newYork, losAngeles),
      sailing(shanghai, losAngeles, 20),
      sailing(shanghai, rotterdam),
    ];
    const { west = 0, east = 0 } = fleetFrame(around, all.map(fleetPort)) ?? {};
    expect(east - west).toBe(360);
    for (const { longitude } of all) {
      const fromCut = ((((longitude ?? 0) - west) % 360) + 360) % 360;
      expect(fromCut).toBeGreaterThanOrEqual(8);
      expect(fromCut).toBeLessThanOrEqual(320);
    }
  });

  it('holds a vessel that is far from its ports, unless its position has expired', () => {
    expect(fleetFrame([sailing(shanghai, losAngeles), seen(-35, 150)], [])).toMatchObject({ south: -35 });
    expect(fleetFrame([sailing(shanghai, losAngeles), seen(-35, 150, 'expired')], [])).toMatchObject({
      south: 31,
    });
  });

  it('is nothing where no position is reported', () => {
    expect(fleetFrame([sailing(nowhere, null)], [fleetPort(nowhere)])).toBeNull();
    expect(fleetFrame([sailing(nowhere, losAngeles)], [])).toMatchObject({ west: 242, east: 242 });
  });
});
