import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '#sandbox/testSandbox.ts';

const { list, one } = openTestSandbox({ shipments: 300 });
const pages = (path: string) =>
  Promise.all([1, 2, 3, 4, 5].map((page) => list(`${path}?page[size]=100&page[number]=${page}`)));
const shipments = (await pages('/v2/shipments')).flat();
const containers = (await pages('/v2/containers')).flat();
type Item = Record<string, string | null>;

const filled = (key: string, records = containers) =>
  records.map(({ attributes }) => attributes[key]).filter((value) => value !== null);
const deadlines = containers.map(({ attributes }) => attributes['import_deadlines'] as Item);

describe('extra attributes of live services', () => {
  it('have values where the world has them, and null elsewhere', () => {
    const ofContainers = [
      'empty_out_at',
      'pol_full_in_at',
      'pol_vessel_loaded_at',
      'pol_vessel_departed_at',
      'rail_last_tracking_request_at',
      'ind_facility_holds',
      'ind_facility_fees',
      'ssl_lfd',
      'release_statuses',
      'inland_destination_eta_source_summary',
    ];
    for (const key of ofContainers) {
      expect([key, filled(key).length > 0]).toEqual([key, true]);
      expect([key, filled(key).length < containers.length]).toEqual([key, true]);
    }
    const delivered = containers.filter(({ attributes }) => attributes['current_status'] === 'delivered');
    expect(filled('delivered_at', delivered)).toHaveLength(delivered.length);
    for (const key of ['pol_original_etd_at', 'destination_original_eta_at']) {
      expect([key, filled(key, shipments).length > 0]).toEqual([key, true]);
    }
    const calculated = deadlines.filter((each) => each['pickup_lfd_calculated'] !== null);
    expect(calculated.length).toBeGreaterThan(0);
    expect(calculated.every((each) => each['pickup_lfd_calculated_basis'] !== null)).toBe(true);
  });

  it('never say another departure than the shipment, nor another carrier LFD', () => {
    for (const { attributes } of containers) {
      const reported = attributes['import_deadlines'] as Item;
      expect(attributes['ssl_lfd']).toBe(reported['pickup_lfd_line']);
    }
    const departures = new Set(filled('pol_vessel_departed_at'));
    const left = filled('pol_atd_at', shipments);
    expect(left.some((at) => departures.has(at))).toBe(true);
  });

  it('release a container that is available, and keep one on hold', () => {
    const releases = containers.flatMap(({ attributes }) => {
      const statuses = attributes['release_statuses'] as Item[] | null;
      return statuses ? [{ attributes, statuses }] : [];
    });
    expect(releases.length).toBeGreaterThan(0);
    for (const { attributes, statuses } of releases) {
      const holds = attributes['holds_at_pod_terminal'] as Item[];
      const blocked = holds.some(({ status }) => status === 'hold');
      expect(statuses.map(({ name }) => name)).toEqual(['customs', 'freight', 'terminal']);
      expect(statuses.some(({ status }) => status === 'hold')).toBe(blocked);
      const isLetGo = statuses.every(({ status }) => status === 'released');
      expect(isLetGo && attributes['available_for_pickup'] !== true).toBe(false);
    }
  });

  it('name the provider of raw events, and the page of a carrier', async () => {
    const [container] = containers;
    const raw = await list(`/v2/containers/${container?.id}/raw_events`);
    expect(raw.every(({ attributes }) => attributes['will_occur_at'] === null)).toBe(true);
    const carriers = raw.filter(({ attributes }) => attributes['data_source'] === 'shipping_line');
    expect(carriers.map(({ attributes }) => attributes['data_provider_code'])).not.toContain(null);
    const lines = await list('/v2/shipping_lines');
    expect(lines.some(({ attributes }) => String(attributes['tracking_url']).includes('${BLNUM}'))).toBe(
      true,
    );
    const terminal = containers.map(({ relationships }) => relationships['pod_terminal']?.data).find(Boolean);
    const { attributes } = await one(`/v2/terminals/${(terminal as { id: string }).id}`);
    expect(attributes['provided_data']).toHaveProperty('pickup_lfd_notes');
  });
});
