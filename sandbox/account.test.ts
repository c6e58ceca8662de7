import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { openTestSandbox } from './testSandbox.ts';

const day = 86_400_000;

describe('a shipment whose tracking has stopped', () => {
  it('stays as it was then, whatever the reason: boxes, fees and map', async () => {
    let now = instant(Date.UTC(2026, 7, 12, 15));
    const { json, list } = openTestSandbox({ clock: { now: () => now }, shipments: 183 });
    const reasons = new Set<unknown>();
    const read = async (id: string) => {
      const { data, included } = (await json(`/v2/shipments/${id}?include=containers`)) as {
        data: { relationships: { containers: { data: { id: string }[] } } };
        included: unknown[];
      };
      const boxes = data.relationships.containers.data;
      const maps = await Promise.all(boxes.map((box) => json(`/v2/containers/${box.id}/map_geojson`)));
      return { data, included, maps };
    };
    for (let step = 0; step < 6; step++) {
      const stopped = await list('/v2/shipments?page[size]=100&filter[tracking_stopped]=true');
      const before = new Map<string, unknown>();
      for (const { id } of stopped) before.set(id, await read(id));
      now = instant(now + 9 * day);
      const later = await list('/v2/shipments?page[size]=100&filter[tracking_stopped]=true');
      for (const { id, attributes } of later) {
        if (!before.has(id)) continue;
        expect(await read(id)).toEqual(before.get(id));
        reasons.add(attributes['line_tracking_stopped_reason']);
      }
      now = instant(now + 40 * day);
    }
    expect(reasons.size).toBeGreaterThan(4);
  });
});
