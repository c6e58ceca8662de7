import { describe, expect, it } from 'vitest';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { instant } from '#/time/instant.ts';
import { fetchContainerRoute } from './calls.ts';
import { toContainerRoute } from './schema.ts';

const feature = (feature_type: string, coordinates: unknown, properties: object = {}) => ({
  type: 'Feature',
  geometry: {
    type: Array.isArray(coordinates) && Array.isArray(coordinates[0]) ? 'LineString' : 'Point',
    coordinates,
  },
  properties: { feature_type, ports_sequence: 1, ...properties },
});
const routeOf = (...features: unknown[]) => toContainerRoute({ type: 'FeatureCollection', features });
const pacific = [
  [118, 31],
  [170, 45],
  [-131, 40],
];

describe('the route of a container', () => {
  it('is of no use without features, and no failure (trap 58)', () => {
    expect(routeOf()).toEqual({ stops: [], vessel: null, lines: [], unread: 0 });
    expect(() => toContainerRoute({ errors: [] })).toThrow('The answer holds no route.');
  });

  it('skips unknown kinds, and reads the singular and plural names of one kind (trap 58)', () => {
    const names = [
      'estimated_full_legs',
      'estimated_full_leg',
      'estimated_partial_leg',
      'estimated_partial_legs',
      'drone_corridor',
    ];
    const { lines, unread } = routeOf(...names.map((name) => feature(name, pacific)));
    expect(lines.map(({ kind }) => kind)).toEqual(['projected', 'projected', 'projected', 'projected']);
    expect(unread).toBe(0);
  });

  it('counts parts that cannot be read, and keeps the others', () => {
    const { stops, lines, unread } = routeOf(
      feature('port', [118, 31], { name: 'Shanghai' }),
      feature('past_vessel_locations', [
        [118, 31],
        ['east', 40],
      ]),
      feature('past_vessel_locations', [
        [118, 31],
        [119, 91],
      ]),
      { type: 'Feature', geometry: null, properties: {} },
      null,
      feature('estimated_partial_leg', pacific),
    );
    expect([stops.length, lines.length, unread]).toEqual([1, 1, 4]);
  });

  it('keeps a port without a reported position, for the list', () => {
    const port = { ...feature('port', []), geometry: null };
    expect(routeOf(port).stops[0]?.position).toBeNull();
  });

  it('has numbers where the source writes coordinates as strings (trap 34)', () => {
    const { stops, lines } = routeOf(
      feature('port', ['121.4737', '31.36636'], { state_abbr: '26' }),
      feature('past_vessel_locations', [
        ['118', '31'],
        ['119.5', '31.5'],
      ]),
    );
    expect(stops[0]?.position).toEqual({ latitude: 31.366_36, longitude: 121.4737 });
    expect(stops[0]?.place.stateAbbr).toBe('26');
    expect(lines[0]?.positions[1]).toEqual({ latitude: 31.5, longitude: 119.5 });
  });

  it('has a vessel without IMO number, at an impossible speed and heading (trap 34)', () => {
    const { vessel } = routeOf(
      feature('current_vessel', [118, 31], {
        vessel_imo: null,
        vessel_location_speed: 100,
        vessel_location_heading: 511,
      }),
    );
    expect(vessel).toMatchObject({
      vessel: { imo: null },
      speedInKnots: 100,
      heading: null,
      reportedAt: null,
    });
  });

  it('crosses the Pacific once: ports, past track, vessel and projected route lie on one turn of the earth (trap 59)', () => {
    const { stops, lines, vessel } = routeOf(
      feature('port', [-118, 33], { ports_sequence: 2, label: 'POD' }),
      feature('estimated_partial_leg', [
        [-160, 45],
        [-131, 40],
      ]),
      feature('current_vessel', [-160, 45]),
      feature('past_vessel_locations', [
        [118, 31],
        [170, 45],
        [-160, 45],
      ]),
      feature('port', [118, 31], { label: 'POL' }),
    );
    expect(stops.map(({ label, position }) => [label, position?.longitude])).toEqual([
      ['POL', 118],
      ['POD', 242],
    ]);
    expect(lines.flatMap(({ positions }) => positions.map(({ longitude }) => longitude))).toEqual([
      118, 170, 200, 200, 229,
    ]);
    expect(vessel?.position.longitude).toBe(200);
  });

  it('needs no numbers: order and geography tell to which leg a part belongs', () => {
    const bare = { ports_sequence: undefined };
    const route = routeOf(
      feature('port', [118, 31], { ...bare, location_id: 's' }),
      feature('port', [-118, 33], { ...bare, location_id: 'l' }),
      feature('port', [-88, 30], { ...bare, location_id: 'm' }),
      feature(
        'estimated_full_legs',
        [
          [-118, 33],
          [-88, 30],
        ],
        bare,
      ),
      feature(
        'estimated_partial_leg',
        [
          [-160, 45],
          [-118, 33],
        ],
        bare,
      ),
      feature(
        'past_vessel_locations',
        [
          [118, 31],
          [-160, 45],
        ],
        bare,
      ),
      feature('current_vessel', [-160, 45], { ...bare, departure_port_id: 's' }),
    );
    expect(route.stops.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(route.vessel?.sequence).toBe(1);
    expect(route.lines.map(({ kind, sequence }) => `${kind} ${sequence}`)).toEqual([
      'past 1',
      'projected 1',
      'projected 2',
    ]);
    expect(route.lines.at(-1)?.positions.map(({ longitude }) => longitude)).toEqual([242, 272]);
  });

  it('is as long as its points, whatever the count beside them says (trap 59)', () => {
    const { lines } = routeOf(feature('past_vessel_locations', pacific, { point_count: 546 }));
    expect(lines[0]?.positions).toHaveLength(3);
  });

  it('has not arrived because its past line ends in the future (trap 60)', () => {
    const { stops, vessel } = routeOf(
      feature('port', [-118, 33], { ports_sequence: 2, inbound_eta_at: '2026-08-14T00:00:00Z' }),
      feature('past_vessel_locations', pacific, {
        end_time: '2026-08-15T00:00:00Z',
        inbound_ata_at: null,
      }),
      feature('current_vessel', [-131, 40], { vessel_location_timestamp: '2026-08-08T00:00:00Z' }),
    );
    expect(stops[0]?.arrival.actual).toBeNull();
    expect(vessel?.reportedAt).toBe(Date.parse('2026-08-08T00:00:00Z'));
  });

  it('is read from the embedded service with its ports, its vessel and both lines', async () => {
    const { api, sandbox } = createSandboxApi({ now: instant(Date.parse('2026-08-12T15:00:00Z')) });
    const list = await sandbox.request('/v2/containers?page[size]=100', {
      headers: { authorization: 'Token demo' },
    });
    const { data } = (await list.json()) as { data: { id: string }[] };
    const routes = await Promise.all(
      data.map(({ id }) => fetchContainerRoute(api, id, { priority: 'user' })),
    );
    const underWay = routes.find(({ vessel }) => vessel !== null);
    expect(underWay?.stops[0]).toMatchObject({ label: 'POL', place: { zone: expect.any(String) } });
    expect(underWay?.lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['past', 'projected']));
    expect(underWay?.vessel?.to.id).toBe(underWay?.stops.find(({ sequence }) => sequence === 2)?.place.id);
    expect(routes.map(({ unread }) => unread).every((count) => count === 0)).toBe(true);
  });
});
