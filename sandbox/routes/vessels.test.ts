import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { openTestSandbox } from '#sandbox/testSandbox.ts';

const shared = openTestSandbox();
const { ask, list, one } = shared;
const plain = openTestSandbox({ features: [] });

interface MapFeature {
  readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] };
  readonly properties: Readonly<Record<string, unknown>>;
}

const containers = await list('/v2/containers?page[size]=100');

async function mapOf({ id }: { id: string }, account = shared): Promise<readonly MapFeature[]> {
  const collection = (await account.json(`/v2/containers/${id}/map_geojson`)) as { features: MapFeature[] };
  return collection.features;
}

/** Whether the carrier, at its last answer, has had time to report it; until then positions may be ahead of it. */
function isOld(at: unknown, answered: unknown): boolean {
  return Date.parse(String(at)) < Date.parse(String(answered)) - 6 * 3_600_000;
}

async function atSea(): Promise<readonly MapFeature[]> {
  for (const container of containers) {
    const features = await mapOf(container);
    if (features.some((each) => each.properties['feature_type'] === 'current_vessel')) return features;
  }
  throw new Error('No container is at sea.');
}

const sailing = await atSea();
const of = (type: string) => sailing.find((each) => each.properties['feature_type'] === type);
const fact = (type: string, name: string) => String(of(type)?.properties[name]);
const vesselId = fact('current_vessel', 'vessel_id');
const leg = 'estimated_partial_leg';
const ends = `port_id=${fact(leg, 'next_port_id')}&previous_port_id=${fact(leg, 'current_port_id')}`;

describe('the map', () => {
  it('has the ports in order from POL to POD', () => {
    const ports = sailing.filter((each) => each.properties['feature_type'] === 'port');
    expect(ports.map((each) => each.properties['ports_sequence'])).toEqual(ports.map((_, i) => i + 1));
    expect(ports.at(0)?.properties['label']).toBe('POL');
    expect(ports.at(-1)?.properties['label']).toBe('POD');
  });

  it('joins the past track and the projected route in the position of the vessel', () => {
    const vessel = of('current_vessel')?.geometry.coordinates;
    expect(of('past_vessel_locations')?.geometry.coordinates.at(-1)).toEqual(vessel);
    expect(of('estimated_partial_leg')?.geometry.coordinates.at(0)).toEqual(vessel);
  });

  it('has only lines of at least two points', async () => {
    for (const container of containers.slice(0, 30)) {
      const lines = (await mapOf(container)).filter(({ geometry }) => geometry.type === 'LineString');
      expect(lines.every(({ geometry }) => geometry.coordinates.length > 1)).toBe(true);
    }
  });

  it('expects the vessel at one time, on its track as at the port', () => {
    const ports = sailing.filter((each) => each.properties['feature_type'] === 'port');
    const next = Number(of('past_vessel_locations')?.properties['ports_sequence']) + 1;
    const port = ports.find((each) => each.properties['ports_sequence'] === next);
    expect(fact('past_vessel_locations', 'inbound_eta_at')).toBe(port?.properties['inbound_eta_at']);
  });

  it('goes no further than the carrier reports, where the carrier is silent or the booking was cancelled', async () => {
    const ahead: unknown[] = [];
    let now = instant(Date.UTC(2026, 0, 5));
    const account = openTestSandbox({ clock: { now: () => now }, shipments: 183 });
    /** A carrier may report a step and give no time (docs/interface.md trap 23). */
    const reports = async (box: { readonly id: string } | undefined, step: string) => {
      const events = await account.list(`/v2/containers/${box?.id}/transport_events`);
      const named = [`container.transport.vessel_${step}`, `container.transport.feeder_${step}`];
      return events.some(({ attributes }) => named.includes(String(attributes['event'])));
    };
    for (let page = 0; page < 12; page++) {
      now = instant(now + 20 * 86_400_000);
      const listed = await account.list(`/v2/shipments?page[size]=100&page[number]=${1 + (page % 2)}`);
      for (const { id, attributes, relationships } of listed) {
        const [box] = (relationships['containers']?.data ?? []) as readonly { id: string }[];
        const features = box ? await mapOf(box, account) : [];
        const ports = features.filter((each) => each.properties['feature_type'] === 'port');
        const left = ports.at(0)?.properties['outbound_atd_at'];
        const came = ports.at(-1)?.properties['inbound_ata_at'];
        const answered = attributes['line_tracking_last_succeeded_at'];
        if (isOld(left, answered) && attributes['pol_atd_at'] === null && !(await reports(box, 'departed')))
          ahead.push([id, left]);
        if (isOld(came, answered) && attributes['pod_ata_at'] === null && !(await reports(box, 'arrived')))
          ahead.push([id, came]);
      }
    }
    expect(ahead).toEqual([]);
  });

  it('is refused without the routing feature', async () => {
    const ahead = `/v2/vessels/${vesselId}/future_positions_with_coordinates`;
    expect((await plain.ask(ahead)).status).toBe(403);
    const { id } = await plain.first('/v2/containers');
    expect((await plain.ask(`/v2/containers/${id}/map_geojson`)).status).toBe(403);
  });
});

describe('a vessel', () => {
  it('has its positions to come one minute apart, estimated, up to the port', async () => {
    const { attributes } = await one(`/v2/vessels/${vesselId}/future_positions?${ends}`);
    const positions = attributes['positions'] as { timestamp: string; estimated: boolean }[];
    expect(positions.length).toBeGreaterThan(2);
    const times = positions.map((each) => Date.parse(each.timestamp));
    expect(times.every((time, i) => i === 0 || time - (times[i - 1] ?? 0) === 60_000)).toBe(true);
    expect(positions.every((each) => each.estimated)).toBe(true);
  });

  it('starts from given coordinates when it is asked to', async () => {
    const path = `/v2/vessels/${vesselId}/future_positions_with_coordinates?${ends}`;
    const { attributes } = await one(`${path}&latitude=12.5&longitude=-30`);
    const [position] = attributes['positions'] as object[];
    expect(position).toMatchObject({ latitude: 12.5, longitude: -30, timestamp: '2026-08-12T15:00:00Z' });
    expect((await ask(`${path}&latitude=95&longitude=0`)).status).toBe(400);
    expect((await ask(path)).status).toBe(400);
  });

  it('needs both ports for its future, and ports that exist', async () => {
    const path = `/v2/vessels/${vesselId}/future_positions`;
    for (const query of ['', '?port_id=x', `?${ends}x`]) {
      const answer = await ask(path + query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ source: { parameter: expect.any(String) } }] });
    }
  });

  it('keeps its future and its past for accounts with the routing feature', async () => {
    for (const path of [
      `/v2/vessels/${vesselId}/future_positions?${ends}`,
      `/v2/vessels/${vesselId}?show_positions[from_timestamp]=2026-08-10T00:00:00Z`,
    ]) {
      const answer = await plain.ask(path);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ errors: [{ status: '403', title: 'Forbidden' }] });
    }
    expect((await plain.ask(`/v2/vessels/${vesselId}`)).status).toBe(200);
  });

  it.each([
    ['', ''],
    ['/future_positions', `?${ends}`],
    ['/future_positions_with_coordinates', `?${ends}&latitude=0&longitude=0`],
    ['', '?show_positions[from_timestamp]=2026-08-10T00:00:00Z'],
  ])('that is unknown is not found, with or without the routing feature: %s%s', async (path, query) => {
    for (const account of [shared, plain]) {
      for (const id of ['none', '9999999']) {
        expect((await account.ask(`/v2/vessels/${id}${path}${query}`)).status).toBe(404);
      }
    }
  });

  it('shows its last seven days to whoever names no time', async () => {
    for (const query of ['show_positions=true', 'show_positions[from_timestamp]=']) {
      const { attributes } = await one(`/v2/vessels/${vesselId}?${query}`);
      const times = (attributes['positions'] as { timestamp: string }[]).map((each) => each.timestamp);
      expect(times.at(0)).toBe('2026-08-05T15:00:00Z');
    }
    expect((await one(`/v2/vessels/${vesselId}?show_positions=false`)).attributes).not.toHaveProperty(
      'positions',
    );
  });

  it('has no positions in a time that has not come', async () => {
    const path = `/v2/vessels/${vesselId}?show_positions[from_timestamp]=2027-01-01T00:00:00Z`;
    expect((await one(path)).attributes['positions']).toEqual([]);
  });

  it.each([
    ['show_positions[from_timestamp]=soon', 'show_positions[from_timestamp]'],
    ['show_positions[to_timestamp]=2026-13-01', 'show_positions[to_timestamp]'],
    ['show_positions=maybe', 'show_positions'],
    [
      'show_positions[from_timestamp]=2026-08-10T00:00:00Z&show_positions[to_timestamp]=2026-08-09T00:00:00Z',
      'show_positions[from_timestamp]',
    ],
  ])('refuses positions of a time that is none: %s', async (query, parameter) => {
    const answer = await ask(`/v2/vessels/${vesselId}?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ source: { parameter } }] });
  });

  it('shows where it was when asked, never beyond now', async () => {
    const query =
      'show_positions[from_timestamp]=2026-08-12T00:00:00Z&show_positions[to_timestamp]=2027-01-01T00:00:00Z';
    const { attributes } = await one(`/v2/vessels/${vesselId}?${query}`);
    const times = (attributes['positions'] as { timestamp: string }[]).map((each) => each.timestamp);
    expect(times.length).toBeGreaterThan(10);
    expect(times.every((time) => time >= '2026-08-12T00:00:00Z' && time <= '2026-08-12T15:00:00Z')).toBe(
      true,
    );
  });
});
