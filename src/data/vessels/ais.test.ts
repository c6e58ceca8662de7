import { describe, expect, it } from 'vitest';
import { toContainerRoute } from '#/data/routes/schema.ts';
import { lineMiles } from '#/domain/geo/greatCircle.ts';
import { isNoPosition, readHeading, readSpeed, withoutStrays } from './ais.ts';

describe('what a vessel sends where it does not know (trap 81)', () => {
  it('is no speed, heading or position', () => {
    expect([102.3, 102.2, -1].map(readSpeed)).toEqual([null, null, null]);
    expect([0, 18.5, 100].map(readSpeed)).toEqual([0, 18.5, 100]);
    expect([511, 456, -1].map(readHeading)).toEqual([null, null, null]);
    expect([isNoPosition(0, 0), isNoPosition(91, 181), isNoPosition(0, 121.5)]).toEqual([true, true, false]);
  });

  const vessel = (coordinates: readonly number[]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { feature_type: 'current_vessel', ports_sequence: 1, vessel_location_speed: 102.3 },
  });
  const routeOf = (...features: unknown[]) => toContainerRoute({ type: 'FeatureCollection', features });

  it('draws no vessel, and counts as read', () => {
    for (const nowhere of [
      [0, 0],
      [181, 91],
    ])
      expect(routeOf(vessel(nowhere))).toMatchObject({ vessel: null, unread: 0 });
    expect(routeOf(vessel([-170, 45])).vessel).toMatchObject({ speedInKnots: null });
  });
});

describe('a past track', () => {
  const track = [
    [121.5, 31.2],
    [150, 38],
    [170, 42],
    [-76.3, 36.9],
    [175, 43],
    [-175, 44.5],
    [-170, 45],
  ].map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));

  it('has no single fix on another ocean', () => {
    expect(lineMiles(track)).toBeGreaterThan(12_000);
    const line = withoutStrays(track);
    expect(line).toHaveLength(6);
    expect(lineMiles(line)).toBeLessThan(4_000);
  });

  it('keeps every point of a way that turns', () => {
    const cape = [
      [-80, -30],
      [-70, -56],
      [-50, -30],
    ].map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));
    expect(withoutStrays(cape)).toEqual(cape);
  });
});
